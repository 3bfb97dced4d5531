/** A question of an event's registration form. */
export type FormField = TextField | LongTextField | ChoiceField | CheckboxField

interface Question {
  /** The key of the answer: `firstName`. Unique within the form. */
  readonly name: string
  /** The label that the visitor reads. */
  readonly label: string
  readonly required: boolean
  readonly placeholder: string | null
}

/** A question answered on one line. */
export interface TextField extends Question {
  readonly type: 'text' | 'email' | 'number' | 'address' | 'date'
}

/** A question answered on several lines. */
interface LongTextField extends Question {
  readonly type: 'textarea'
  /** Characters; null for the general limit. */
  readonly maxLength: number | null
}

/** A question answered with one of several options. */
interface ChoiceField extends Question {
  readonly type: 'dropdown' | 'radio'
  readonly options: readonly string[]
}

/** A question answered with any number of options. */
export interface CheckboxField extends Question {
  readonly type: 'checkbox'
  readonly options: readonly string[]
}

export const fieldTypes = [
  'text',
  'email',
  'number',
  'dropdown',
  'address',
  'date',
  'checkbox',
  'radio',
  'textarea',
] as const satisfies readonly FormField['type'][]

/**
 * Limits of one form. Texts are measured in characters (code points); a form beyond these limits
 * could be shown but never sent.
 */
export const formLimits = {
  /** Questions of a form, and options of one question. */
  fields: 100,
  options: 100,
  nameLength: 100,
  optionLength: 300,
  /** Characters of any typed answer. */
  answerLength: 4000,
} as const

/** Longest answer in characters: the organizer's limit, but never more than can be sent. */
export function answerLimit(field: FormField): number {
  const own = field.type === 'textarea' ? field.maxLength : null
  return Math.min(own ?? formLimits.answerLength, formLimits.answerLength)
}

const requiredField = (type: 'text' | 'email', name: string, label: string): FormField => ({
  name,
  label,
  type,
  required: true,
  placeholder: null,
})

const emailField = requiredField('email', 'email', 'Email')

/**
 * The questions of a registration: the organizer's fields, or first and last name if there are
 * none. Always includes a required email address, since a booking belongs to one.
 */
export function registrationFields(fields: readonly FormField[]): readonly FormField[] {
  if (fields.length === 0) {
    return [
      requiredField('text', 'firstName', 'First Name'),
      requiredField('text', 'lastName', 'Last Name'),
      emailField,
    ]
  }
  if (!fields.some((field) => field.name === emailField.name)) return [...fields, emailField]
  return fields.map((field) =>
    field.name === emailField.name
      ? { ...emailField, label: field.label, placeholder: field.placeholder }
      : field,
  )
}
