import { typed } from '#domain/bookings/typing.ts'
import { digitsOf, formatPastedPhone } from '#domain/fields.ts'

/** The digits of a number as a field takes them; a pasted phone loses its country code. */
export function nationalDigits(text: string): string {
  return typed({ type: 'number' }, digitsOf(text).length > 10 ? formatPastedPhone(text) : text)
}
