/** A question of an event's registration form. */
export type FormField = TextField | LongTextField | ChoiceField | CheckboxField

interface Question {
  /** The answer's key: `firstName`. Unique within the form. */
  readonly name: string
  /** What the visitor reads. */
  readonly label: string
  readonly required: boolean
  readonly placeholder: string | null
}

/** A question answered on one line. */
export interface TextField extends Question {
  readonly type: 'text' | 'email' | 'number' | 'address' | 'date'
}

/** A question answered in several lines. */
export interface LongTextField extends Question {
  readonly type: 'textarea'
  /** Characters; null is what any answer may have. */
  readonly maxLength: number | null
}

/** A question answered with one of a list. */
export interface ChoiceField extends Question {
  readonly type: 'dropdown' | 'radio'
  readonly options: readonly string[]
}

/** A question answered with any number of a list. */
export interface CheckboxField extends Question {
  readonly type: 'checkbox'
  readonly options: readonly string[]
}

/** Every type of question. */
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
 * What one form may hold. Texts are measured in characters (code points); a form beyond this could
 * be shown but never sent.
 */
export const formLimits = {
  /** Questions of a form, and choices of one question. */
  fields: 100,
  options: 100,
  nameLength: 100,
  optionLength: 300,
  /** Of any answer that is typed. */
  answerLength: 4000,
} as const

/** Most characters of an answer: what the organizer says, and never more than can be sent. */
export function answerLimit(field: FormField): number {
  const own = field.type === 'textarea' ? field.maxLength : null
  return Math.min(own ?? formLimits.answerLength, formLimits.answerLength)
}

const emailField: FormField = {
  name: 'email',
  label: 'Email',
  type: 'email',
  required: true,
  placeholder: null,
}

const nameField = (name: string, label: string): FormField => ({
  name,
  label,
  type: 'text',
  required: true,
  placeholder: null,
})

/**
 * What a visitor is asked: the organizer's fields, or first and last name where there are none.
 * Always with a required e-mail address, since a booking belongs to one.
 */
export function registrationFields(fields: readonly FormField[]): readonly FormField[] {
  if (fields.length === 0) {
    return [nameField('firstName', 'First Name'), nameField('lastName', 'Last Name'), emailField]
  }
  if (!fields.some((field) => field.name === emailField.name)) return [...fields, emailField]
  return fields.map((field) =>
    field.name === emailField.name
      ? { ...emailField, label: field.label, placeholder: field.placeholder }
      : field,
  )
}
