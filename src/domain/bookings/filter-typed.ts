import { digitsOf } from '#domain/fields.ts'
import type { FormField } from '#domain/events/form-field.ts'

/** Maximum number of digits in a number field. */
const numberLength = 10

/** Filters a text while it is typed: no digits in `text`, only digits (at most 10) in `number`. */
export function filterTyped(field: Pick<FormField, 'type'>, text: string): string {
  switch (field.type) {
    case 'text':
      return text.replaceAll(/\p{Nd}/gu, '')
    case 'number':
      return digitsOf(text).slice(0, numberLength)
    default:
      return text
  }
}
