import { formatPhone } from '#domain/fields.ts'
import type { QuoteField } from '#domain/quote-requests/check-quote.ts'
import { emptyQuote, formatZip, type QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import { textFields, type TextField } from './quote-form-state.ts'

/** Id of a field's input, or of its group of boxes. */
export const fieldId = (field: QuoteField): string => `quote-${field}`

/** Scrolls to a field and gives it the focus; in a group, its first box or button. */
export function focusField(form: HTMLFormElement | null, field: QuoteField): void {
  const element = form?.querySelector<HTMLElement>(`#${fieldId(field)}`)
  const target = element?.matches('fieldset')
    ? element.querySelector<HTMLElement>('input, button')
    : element
  target?.focus({ preventScroll: true })
  // A group scrolls to its title, a single field to the middle of the screen.
  element?.scrollIntoView({ block: element === target ? 'center' : 'start', behavior: pace() })
}

/** Scrolling by script would ignore the visitor's setting. */
const pace = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

/** Gives the focus to the button that was pressed. */
export function focusSubmit(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('button[type=submit]')?.focus()
}

/** Shows the start of the form at once. */
export function showTop(form: HTMLFormElement | null): void {
  form?.querySelector('h2')?.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Gives the focus to the form's title, so that a phone opens no keyboard. */
export function focusTop(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  showTop(form)
}

/** Moves the focus to the next field, for the Next key of a phone's keyboard. */
export function focusNext(form: HTMLFormElement, from: Element): void {
  const stops = [
    ...form.querySelectorAll<HTMLElement>(
      'input:not([type=hidden]), select, textarea, button[type=submit]',
    ),
  ]
  stops[stops.findIndex((stop) => stop === from) + 1]?.focus()
}

/** The text that a visitor typed before hydration. */
export function typedBeforeHydration(form: HTMLFormElement | null): Partial<QuoteDraft> {
  if (form === null) return {}
  const data = new FormData(form)
  const typed: Partial<Record<TextField, string>> = {}
  for (const field of textFields) {
    const text = data.get(field)
    if (typeof text === 'string' && text !== emptyQuote[field]) typed[field] = shaped(field, text)
  }
  return data.has('sameAddress') ? { ...typed, sameAddress: true } : typed
}

function shaped(field: TextField, text: string): string {
  if (field === 'phone') return formatPhone(text)
  return field === 'zip' || field === 'serviceZip' ? formatZip(text) : text
}
