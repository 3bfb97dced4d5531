import { useRef, useState } from 'react'
import { usePreservedText } from '#web/use-preserved-text.ts'

/** Name under which this tab preserves a form on the page of the quote with that number. */
export const preservedFormName = (
  form: 'ask' | 'picked' | 'sign' | 'decline' | 'delivery-day',
  number: number,
): string => `evergreen.${form} ${number}`

/** Preserves the texts and choices of a form that React does not control. Consent is not kept. */
export function usePreservedFields(name: string) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const preserve = () => {
    const chosen = fieldsOf(form.current).filter((field) => field.type !== 'radio' || field.checked)
    setTyped(new URLSearchParams(chosen.map(({ name, value }) => [name, value])).toString())
  }
  usePreservedText(name, typed, (stored) => {
    const before = new URLSearchParams(stored ?? '')
    for (const field of fieldsOf(form.current)) {
      const value = before.get(field.name)
      if (field.type === 'radio') field.checked ||= field.value === value
      else if (value !== null && field.value === field.defaultValue) field.value = value
    }
    // Text typed before hydration caused no event.
    if (!fieldsOf(form.current).some(({ value, defaultValue }) => value !== defaultValue)) return
    preserve()
    form.current?.closest('details')?.setAttribute('open', '')
  })
  return { ref: form, onInput: preserve }
}

const fieldsOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('[type=radio], input:not([type]), textarea') ?? []),
]
