import { attendeeBounds, isAttendeeField, parseAttendeeCount } from './attendee-count.ts'
import { fieldTypes, type FormField } from './form-field.ts'
import type { OutsideObject } from './outside-object.ts'

/** Reads `event.formFields`; what is wrong with them is noted under its path. */
export function readFormFields(event: OutsideObject): FormField[] {
  const seen = new Set<string>()
  return event.objects('formFields').flatMap((source) => {
    const field = readFormField(source)
    if (!field) return []
    if (seen.has(field.name)) source.fault('fieldName', `another field is named ${field.name}`)
    seen.add(field.name)
    checkAttendeeCount(field, source)
    return field
  })
}

function readFormField(source: OutsideObject): FormField | null {
  const name = source.required('fieldName', source.text('fieldName'))
  if (name === '__proto__') source.fault('fieldName', 'cannot be __proto__')
  const typeText = source.text('fieldType')?.toLowerCase()
  const type = fieldTypes.find((one) => one === typeText)
  if (!type) source.fault('fieldType', `must be one of ${fieldTypes.join(', ')}`)
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
      if (options.length === 0) source.fault('options', `a ${type} needs at least one`)
      return name === null ? null : { ...question, type, options }
    }
    case 'textarea': {
      const maxLength = source.object('validation').whole('maxLength', 1)
      return name === null ? null : { ...question, type, maxLength }
    }
    default:
      return name === null ? null : { ...question, type }
  }
}

function checkAttendeeCount(field: FormField, source: OutsideObject): void {
  const { name } = field
  if (!isAttendeeField(name)) return
  if (field.type === 'dropdown' || field.type === 'radio') {
    const { min, max } = attendeeBounds[name]
    for (const option of field.options) {
      if (parseAttendeeCount(name, option) === null) {
        source.fault('options', `${option} is not a whole number from ${min} to ${max}`)
      }
    }
  } else if (field.type !== 'number') {
    source.fault('fieldType', `${name} must be a number, a dropdown or a radio`)
  }
}
