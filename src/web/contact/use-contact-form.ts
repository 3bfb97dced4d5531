import { useEffect, useReducer, useRef } from 'react'
import {
  checkContact,
  contactFields,
  contactMessage,
  type ContactDraft,
  type ContactField,
} from '#domain/contact/check-contact.ts'
import { composeLink, mailtoLink } from '#domain/contact/compose-link.ts'
import { useSite } from '#web/site.ts'
import { contactFormAfter, newContactForm } from './form-state.ts'

/** Id of a field's input. */
export const contactFieldId = (field: ContactField): string => `contact-${field}`

/** State and actions of the contact form. */
export function useContactForm() {
  const { company } = useSite()
  const [form, dispatch] = useReducer(contactFormAfter, newContactForm)
  const formElement = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const draft = typedBeforeHydration(formElement.current)
    if (draft !== null) dispatch({ do: 'restore', draft })
  }, [])

  const message = contactMessage(form.draft, company.email)
  const links = { compose: composeLink(message), mailto: mailtoLink(message) }

  const focus = (field: ContactField) =>
    formElement.current?.querySelector<HTMLElement>(`#${contactFieldId(field)}`)?.focus()

  const submit = () => {
    const fieldErrors = checkContact(form.draft)
    const first = contactFields.find((field) => fieldErrors[field] !== undefined)
    if (first !== undefined) {
      dispatch({ do: 'refuse' })
      focus(first)
      return
    }
    // Opened without `noopener`, which would hide whether the browser blocked it.
    const tab = window.open(links.compose, '_blank')
    if (tab === null) {
      dispatch({ do: 'block' })
      return
    }
    tab.opener = null
    dispatch({ do: 'open' })
  }

  const restore = (draft: ContactDraft) => {
    dispatch({ do: 'restore', draft })
    focus('message')
  }

  return { form, links, formElement, submit, restore, dispatch }
}

/** The text that a visitor typed before hydration, or null. */
function typedBeforeHydration(form: HTMLFormElement | null): ContactDraft | null {
  if (form === null) return null
  const data = new FormData(form)
  const textOf = (field: ContactField) => {
    const text = data.get(field)
    return typeof text === 'string' ? text : ''
  }
  const draft: ContactDraft = {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
  }
  return contactFields.every((field) => draft[field] === '') ? null : draft
}
