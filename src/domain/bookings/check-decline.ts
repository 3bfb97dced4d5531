import { errorsIn, type CharacterRule } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { checkEmail, checkLength, checkName, checkPhone } from './check-field.ts'
import { plainText } from '#domain/text.ts'

/** The not-attending form: as typed, or trimmed once it is valid. */
export interface Decline {
  readonly name: string
  readonly email: string
  /** 10 digits. */
  readonly phone: string
  /** Empty if there is none. */
  readonly message: string
}

export type DeclineFieldErrors = Readonly<Partial<Record<keyof Decline, string>>>

/** The labels of the form's fields, from top to bottom. */
export const declineLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
} as const satisfies Record<keyof Decline, string>

/** Longest message with a No, in characters. */
export const declineMessageLength = 500

/** The preset message when a booking is changed to No. */
export const apologyMessage = 'Sorry, I will not be able to attend this event.'

/** Checks the not-attending form; returns it trimmed, or the errors of its fields. */
export function checkDecline(
  draft: Decline,
  rule: CharacterRule,
): Result<Decline, DeclineFieldErrors> {
  const decline: Decline = {
    name: plainText(draft.name),
    email: plainText(draft.email),
    phone: plainText(draft.phone),
    message: plainText(draft.message),
  }
  const fieldErrors = errorsIn<keyof Decline>({
    name: checkRequired('name', decline) ?? checkName(declineLabels.name, decline.name, rule),
    email: checkRequired('email', decline) ?? checkEmail(decline.email),
    phone: checkRequired('phone', decline) ?? checkPhone(declineLabels.phone, decline.phone),
    message: checkLength(declineLabels.message, decline.message, declineMessageLength),
  })
  return Object.keys(fieldErrors).length > 0 ? err(fieldErrors) : ok(decline)
}

const checkRequired = (field: keyof Decline, decline: Decline): string | undefined =>
  decline[field] === '' ? `Please enter a valid ${declineLabels[field]}.` : undefined
