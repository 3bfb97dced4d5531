import { filterTyped } from '#domain/bookings/filter-typed.ts'
import { digitsOf, formatPastedPhone } from '#domain/fields.ts'

/** The digits of a number as a field takes them; a pasted phone loses its country code. */
export const nationalDigits = (text: string): string =>
  filterTyped({ type: 'number' }, digitsOf(text).length > 10 ? formatPastedPhone(text) : text)

/** Marks of a fraction stay in a count of people: without them `3.5` would become 35. */
export const countText = (text: string): string => text.replaceAll(/[^0-9.,]/g, '').slice(0, 10)
