import {
  attendeeBounds,
  isAttendeeField,
  parseAttendeeCount,
  type AttendeeField,
} from '#domain/events/attendee-count.ts'
import {
  answerLimit,
  type CheckboxField,
  type FormField,
  type TextField,
} from '#domain/events/form-field.ts'
import { emailMessage, isEmail, isName, lengthOf, type CharacterRule } from '#domain/fields.ts'
import { parseDate } from '#domain/time.ts'
import { listAnswer, textAnswer, type Answers } from './answers.ts'

/** Minimum length of `text` and `address` answers, in characters. */
const minLength = { text: 2, address: 5 } as const

const emptyMessage = (label: string) => `Please enter a valid ${label}.`

/** The error of one answer of the registration form; undefined if it is valid. */
export function checkField(
  field: FormField,
  answers: Answers,
  rule: CharacterRule,
): string | undefined {
  if (field.type === 'checkbox') return checkChoices(field, listAnswer(answers, field.name))
  const text = textAnswer(answers, field.name)
  if (text === '') return field.required ? missingMessage(field) : undefined
  if (isAttendeeField(field.name) && parseAttendeeCount(field.name, text) === null) {
    return countMessage(field.name, field.label, text)
  }
  switch (field.type) {
    case 'dropdown':
    case 'radio':
      return field.options.includes(text) ? undefined : missingMessage(field)
    case 'textarea':
      return checkLength(field.label, text, answerLimit(field))
    default:
      return checkLength(field.label, text, answerLimit(field)) ?? checkText(field, text, rule)
  }
}

/** A whole number out of bounds names the bound; any other text is invalid. */
function countMessage(name: AttendeeField, label: string, text: string): string {
  if (!/^\d+$/.test(text)) return emptyMessage(label)
  const { min, max } = attendeeBounds[name]
  return Number(text) > max
    ? `${label} can be ${max} at most.`
    : `${label} must be at least ${min}.`
}

function missingMessage(field: FormField): string {
  switch (field.type) {
    case 'dropdown':
      return `Please select an option for ${field.label}.`
    case 'date':
      return `Please select a valid ${field.label}.`
    case 'checkbox':
      return `Please select at least one ${field.label}.`
    default:
      return emptyMessage(field.label)
  }
}

function checkText(field: TextField, text: string, rule: CharacterRule): string | undefined {
  switch (field.type) {
    case 'text':
      return checkName(field.label, text, rule)
    case 'email':
      return checkEmail(text)
    case 'number':
      return isAttendeeField(field.name) ? undefined : checkPhone(field.label, text)
    case 'address':
      return lengthOf(text) >= minLength.address
        ? undefined
        : `${field.label} must be at least ${minLength.address} characters.`
    case 'date':
      return parseDate(text) === null ? missingMessage(field) : undefined
  }
}

/** At least 2 characters, letters and spaces only. */
export function checkName(label: string, text: string, rule: CharacterRule): string | undefined {
  if (lengthOf(text) < minLength.text) {
    return `${label} must be at least ${minLength.text} characters.`
  }
  return isName(text, rule) ? undefined : `${label} can only contain letters and spaces.`
}

export const checkEmail = (text: string): string | undefined =>
  isEmail(text) ? undefined : emailMessage

/** Exactly 10 digits and nothing else. */
export const checkPhone = (label: string, text: string): string | undefined =>
  /^[0-9]{10}$/.test(text) ? undefined : `${label} must be exactly 10 digits.`

/** At most `max` characters. */
export const checkLength = (label: string, text: string, max: number): string | undefined =>
  lengthOf(text) > max ? `${label} cannot exceed ${max} characters.` : undefined

function checkChoices(field: CheckboxField, chosen: readonly string[]): string | undefined {
  const isMissing = field.required && chosen.length === 0
  const isForeign = chosen.some((choice) => !field.options.includes(choice))
  return isMissing || isForeign ? missingMessage(field) : undefined
}
