import { useReducer, useRef } from 'react'
import {
  checkContact,
  contactFields,
  contactMessage,
  type ContactDraft,
  type ContactField,
  emptyContact,
} from '#domain/contact/check-contact.ts'
import { composeLink, mailtoLink } from '#domain/contact/compose-link.ts'
import { useSite } from '#web/site.ts'
import { usePreservedText } from '#web/use-preserved-text.ts'
import { contactFormReducer, newContactForm } from './form-state.ts'

export const contactFieldId = (field: ContactField): string => `contact-${field}`

/** State and actions of the contact form. */
export function useContactForm() {
  const { company } = useSite()
  const [form, dispatch] = useReducer(contactFormReducer, newContactForm)
  const formElement = useRef<HTMLFormElement>(null)

  usePreservedText(
    'evergreen.contact',
    form.draft === emptyContact ? null : new URLSearchParams({ ...form.draft }).toString(),
    (stored) => {
      const draft = draftOf(formElement.current, stored)
      if (contactFields.some((field) => draft[field] !== '')) dispatch({ do: 'restore', draft })
    },
  )

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

/** The values typed before hydration, or else before a reload. */
function draftOf(form: HTMLFormElement | null, stored: string | null): ContactDraft {
  const typed = new FormData(form ?? undefined)
  const before = new URLSearchParams(stored ?? '')
  const textOf = (field: ContactField) => {
    const text = typed.get(field)
    return typeof text === 'string' && text !== '' ? text : (before.get(field) ?? '')
  }
  return {
    name: textOf('name'),
    email: textOf('email'),
    subject: textOf('subject'),
    message: textOf('message'),
  }
}
