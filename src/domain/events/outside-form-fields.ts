import { attendeeBounds, isAttendeeField, parseAttendeeCount } from './attendee-count.ts'
import { lengthOf } from '#domain/fields.ts'
import { fieldTypes, formLimits, type FormField } from './form-field.ts'
import type { OutsideObject } from './outside-object.ts'

/** Reads `event.formFields`; problems are recorded under their paths. */
export function readFormFields(event: OutsideObject): FormField[] {
  const seen = new Set<string>()
  const sources = event.objects('formFields')
  if (sources.length > formLimits.fields) {
    event.strictError('formFields', `must be at most ${formLimits.fields}`)
  }
  return sources.flatMap((source) => {
    const field = readFormField(source)
    source.noOtherKeys('options', 'validation')
    if (!field) return []
    checkLimits(field, source)
    if (seen.has(field.name)) source.error('fieldName', `another field is named ${field.name}`)
    seen.add(field.name)
    checkAttendeeCount(field, source)
    return field
  })
}

function readFormField(source: OutsideObject): FormField | null {
  const name = source.required('fieldName', source.text('fieldName'))
  if (name === '__proto__') source.error('fieldName', 'cannot be __proto__')
  const typeText = source.text('fieldType')?.toLowerCase()
  const type = fieldTypes.find((one) => one === typeText)
  if (!type) source.error('fieldType', `must be one of ${fieldTypes.join(', ')}`)
  const question = {
    name: name ?? '',
    label: source.text('label') ?? name ?? '',
    required: source.flag('required'),
    placeholder: source.text('placeholder'),
  }
  switch (type) {
    case undefined:
      return null
    case 'dropdown':
    case 'radio':
    case 'checkbox': {
      const options = [...new Set(source.texts('options'))]
      if (options.length === 0) source.error('options', `a ${type} needs at least one`)
      return name === null ? null : { ...question, type, options }
    }
    case 'textarea': {
      const validation = source.object('validation')
      const maxLength = validation.whole('maxLength', 1)
      validation.noOtherKeys()
      return name === null ? null : { ...question, type, maxLength }
    }
    default:
      return name === null ? null : { ...question, type }
  }
}

/** Beyond these limits a question could be asked, but its answer never sent. */
function checkLimits(field: FormField, source: OutsideObject): void {
  const { nameLength, options, optionLength, answerLength } = formLimits
  if (lengthOf(field.name) > nameLength) {
    source.strictError('fieldName', `must be at most ${nameLength} characters`)
  }
  if ('options' in field) {
    if (field.options.length > options) source.strictError('options', `must be at most ${options}`)
    if (field.options.some((option) => lengthOf(option) > optionLength)) {
      source.strictError('options', `each must be at most ${optionLength} characters`)
    }
  } else if (field.type === 'textarea' && (field.maxLength ?? 0) > answerLength) {
    source.strictError('validation.maxLength', `must be at most ${answerLength}`)
  }
}

function checkAttendeeCount(field: FormField, source: OutsideObject): void {
  const { name } = field
  if (!isAttendeeField(name)) return
  if (field.type === 'dropdown' || field.type === 'radio') {
    const { min, max } = attendeeBounds[name]
    for (const option of field.options) {
      if (parseAttendeeCount(name, option) === null) {
        source.error('options', `${option} is not a whole number from ${min} to ${max}`)
      }
    }
  } else if (field.type !== 'number') {
    source.error('fieldType', `${name} must be a number, a dropdown or a radio`)
  }
}
