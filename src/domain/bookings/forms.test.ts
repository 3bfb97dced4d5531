import { describe, expect, test } from 'vitest'
import { partyLimitFor, partyOf } from './party.ts'
import { registrationFields, type FormField } from '#domain/events/form-field.ts'
import { err, ok } from '#domain/result.ts'
import type { Answers } from './answers.ts'
import { checkDecline } from './check-decline.ts'
import { checkRegistration } from './check-registration.ts'
import { filterTyped } from './filter-typed.ts'

const asked = { required: true, placeholder: null }
const fields: readonly FormField[] = [
  { ...asked, type: 'text', name: 'firstName', label: 'First Name' },
  { ...asked, type: 'email', name: 'email', label: 'Email' },
  { ...asked, type: 'number', name: 'phone', label: 'Phone Number' },
  { ...asked, type: 'number', name: 'adults', label: 'Adults' },
  { ...asked, type: 'number', name: 'children', label: 'Children', required: false },
  { ...asked, type: 'dropdown', name: 'level', label: 'Level', options: ['New', 'Old hand'] },
  { ...asked, type: 'address', name: 'home', label: 'Home Address' },
  { ...asked, type: 'date', name: 'moved', label: 'Moving Date' },
  { ...asked, type: 'checkbox', name: 'interests', label: 'Interest', options: ['Soil', 'Trees'] },
  { ...asked, type: 'radio', name: 'tools', label: 'Tool Choice', options: ['Own', 'Borrowed'] },
  { ...asked, type: 'textarea', name: 'note', label: 'Note', maxLength: 20 },
]
const good: Answers = {
  firstName: ' Zoë ',
  email: 'zoe@example.org',
  phone: '7705550142',
  adults: '2',
  children: '1',
  level: 'New',
  home: '12 Oak Street',
  moved: '2026-06-06',
  interests: ['Soil', 'Soil'],
  tools: 'Own',
  note: 'Thanks',
}

function check(changes: Answers, options: Partial<Parameters<typeof checkRegistration>[0]> = {}) {
  return checkRegistration({
    fields,
    answers: { ...good, ...changes },
    willingness: 'yes',
    seatsLeft: 10,
    partyLimit: null,
    mode: 'submit',
    rule: 'strict',
    ...options,
  })
}

function errorsOf(...parameters: Parameters<typeof check>) {
  const checked = check(...parameters)
  return checked.ok ? null : checked.error
}

describe('an event that limits a party', () => {
  test('takes no more people on one registration, for a Yes and a Maybe', () => {
    const three = { adults: '2', children: '1' }
    expect(check(three, { partyLimit: 3 }).ok).toBe(true)
    for (const willingness of ['yes', 'maybe'] as const) {
      for (const mode of ['change', 'submit'] as const) {
        expect(errorsOf(three, { partyLimit: 2, willingness, mode })).toMatchObject({
          fields: {},
          seats: 'One registration is for 2 people at most.',
        })
      }
    }
    expect(errorsOf(three, { partyLimit: 1 })?.message).toBe(
      'One registration is for 1 person only.',
    )
  })

  test('lets a party that is larger already stay as it is', () => {
    expect(partyLimitFor({ partyLimit: 4 }, 6)).toBe(6)
    expect(partyLimitFor({ partyLimit: 4 }, 2)).toBe(4)
    expect(partyLimitFor({ partyLimit: null }, 6)).toBeNull()
  })
})

describe('the registration form', () => {
  test('takes no answer that could not be sent, whatever the organizer allows', () => {
    const note = { ...asked, type: 'textarea', name: 'note', label: 'Note' } as const
    const home = { ...asked, type: 'address', name: 'home', label: 'Home Address' } as const
    const errorOf = (field: FormField, length: number) => {
      const answers = { ...good, [field.name]: '🌱'.repeat(length) }
      const others = fields.filter(({ name }) => name !== field.name)
      return errorsOf(answers, { fields: [...others, field] })?.fields[field.name]
    }
    for (const maxLength of [null, 5000]) {
      expect(errorOf({ ...note, maxLength }, 4000)).toBeUndefined()
      expect(errorOf({ ...note, maxLength }, 4001)).toBe('Note cannot exceed 4000 characters.')
    }
    expect(errorOf(home, 4001)).toBe('Home Address cannot exceed 4000 characters.')
  })

  test('gives back what holds, trimmed and in the form’s order', () => {
    expect(check({ extra: 'not asked', children: '' })).toEqual(
      ok({
        email: 'zoe@example.org',
        party: { adults: 2, children: 0 },
        answers: [
          { name: 'firstName', value: 'Zoë' },
          { name: 'email', value: 'zoe@example.org' },
          { name: 'phone', value: '7705550142' },
          { name: 'adults', value: '2' },
          { name: 'level', value: 'New' },
          { name: 'home', value: '12 Oak Street' },
          { name: 'moved', value: '2026-06-06' },
          { name: 'interests', value: ['Soil'] },
          { name: 'tools', value: 'Own' },
          { name: 'note', value: 'Thanks' },
        ],
      }),
    )
  })

  test.each([
    ['firstName', '  ', 'Please enter a valid First Name.'],
    ['firstName', 'Z', 'First Name must be at least 2 characters.'],
    ['firstName', 'Zoe 2', 'First Name can only contain letters and spaces.'],
    ['firstName', "O'Neil", 'First Name can only contain letters and spaces.'],
    ['firstName', ['Zoe'], 'Please enter a valid First Name.'],
    ['email', '', 'Please enter a valid Email.'],
    ['email', 'zoe@example', 'Please enter a valid email address.'],
    ['phone', '', 'Please enter a valid Phone Number.'],
    ['phone', '770555014', 'Phone Number must be exactly 10 digits.'],
    ['phone', '77055501422', 'Phone Number must be exactly 10 digits.'],
    ['phone', '(770) 555-0142', 'Phone Number must be exactly 10 digits.'],
    ['adults', '0', 'Adults must be at least 1.'],
    ['adults', '51', 'Adults can be 50 at most.'],
    ['adults', '1.5', 'Please enter a valid Adults.'],
    ['adults', '2e3', 'Please enter a valid Adults.'],
    ['adults', '-1', 'Please enter a valid Adults.'],
    ['adults', '1000000000', 'Adults can be 50 at most.'],
    ['adults', '', 'Please enter a valid Adults.'],
    ['children', '51', 'Children can be 50 at most.'],
    ['level', '', 'Please select an option for Level.'],
    ['level', 'Expert', 'Please select an option for Level.'],
    ['home', '', 'Please enter a valid Home Address.'],
    ['home', '12 O', 'Home Address must be at least 5 characters.'],
    ['moved', '', 'Please select a valid Moving Date.'],
    ['moved', '2026-02-30', 'Please select a valid Moving Date.'],
    ['interests', [], 'Please select at least one Interest.'],
    ['interests', ['Soil', 'Gold'], 'Please select at least one Interest.'],
    ['tools', '', 'Please enter a valid Tool Choice.'],
    ['tools', 'Stolen', 'Please enter a valid Tool Choice.'],
    ['note', '', 'Please enter a valid Note.'],
    ['note', 'x'.repeat(21), 'Note cannot exceed 20 characters.'],
  ])('%s of %j: %s', (name, value, message) => {
    expect(errorsOf({ [name]: value }, { mode: 'change' })).toEqual({
      fields: { [name]: message },
      seats: null,
      message: null,
    })
  })

  test('names every invalid field when it is sent', () => {
    expect(errorsOf({ firstName: '', email: 'x', level: '' })?.message).toBe(
      'Please correct the following fields: First Name, Email, Level',
    )
  })

  test('accepts real names under the relaxed rule', () => {
    expect(check({ firstName: "O'Neil-St. John" }, { rule: 'relaxed' }).ok).toBe(true)
  })

  test('an optional field may be empty, but not invalid', () => {
    const optional = fields.map((field) => ({ ...field, required: false }))
    const empty = Object.fromEntries(fields.map(({ name }) => [name, '']))
    expect(check(empty, { fields: optional }).ok).toBe(true)
    expect(errorsOf({ moved: 'soon' }, { fields: optional })?.fields).toEqual({
      moved: 'Please select a valid Moving Date.',
    })
  })

  test('a field named like a part of every object is an ordinary field', () => {
    const odd: FormField = { ...asked, type: 'text', name: 'constructor', label: 'Builder' }
    expect(errorsOf({}, { fields: registrationFields([odd]) })?.fields).toEqual({
      constructor: 'Please enter a valid Builder.',
    })
  })
})

describe('a party and the seats that are left', () => {
  test('too many, while typing', () => {
    expect(errorsOf({ adults: '4', children: '3' }, { seatsLeft: 5, mode: 'change' })).toEqual({
      fields: {},
      seats: 'Total attendees (7) exceed available seats (5).',
      message: null,
    })
  })

  test('too many, when sent', () => {
    expect(errorsOf({ adults: '4', children: '3' }, { seatsLeft: 5 })?.message).toBe(
      'Sorry, only 5 seats are available. Please reduce the number of attendees.',
    )
    expect(errorsOf({ adults: '4', firstName: '' }, { seatsLeft: 1 })?.message).toBe(
      'Please correct the following fields: First Name',
    )
    expect(errorsOf({}, { seatsLeft: 0 })?.message).toBe('Sorry, Event is Fully Booked!')
  })

  test('exactly as many, without a limit, or for a Maybe', () => {
    expect(check({ adults: '4', children: '1' }, { seatsLeft: 5 }).ok).toBe(true)
    expect(check({ adults: '50', children: '50' }, { seatsLeft: null }).ok).toBe(true)
    expect(check({ adults: '4' }, { seatsLeft: 0, willingness: 'maybe' }).ok).toBe(true)
  })

  test('without fields for it a booking is one attendee', () => {
    expect(partyOf([], { adults: '9' })).toEqual({ adults: 1, children: 0 })
  })
})

describe('while typing', () => {
  test('digits leave a text field, and all else a number field', () => {
    expect(filterTyped({ type: 'text' }, 'Zo3ë 4')).toBe('Zoë ')
    expect(filterTyped({ type: 'number' }, '(770) 555-0142 ext 9')).toBe('7705550142')
    expect(filterTyped({ type: 'address' }, '12 Oak')).toBe('12 Oak')
  })
})

describe('the not-attending form', () => {
  const decline = { name: ' Zoë ', email: 'zoe@example.org', phone: '7705550142', message: '' }

  test('gives back what holds, trimmed', () => {
    expect(checkDecline(decline, 'strict')).toEqual(ok({ ...decline, name: 'Zoë' }))
  })

  test('says what is wrong', () => {
    expect(checkDecline({ name: '', email: '', phone: '', message: '' }, 'strict')).toEqual(
      err({
        name: 'Please enter a valid Name.',
        email: 'Please enter a valid Email.',
        phone: 'Please enter a valid Phone.',
      }),
    )
    expect(
      checkDecline({ name: 'Z', email: 'zoe', phone: '770', message: 'x'.repeat(501) }, 'strict'),
    ).toEqual(
      err({
        name: 'Name must be at least 2 characters.',
        email: 'Please enter a valid email address.',
        phone: 'Phone must be exactly 10 digits.',
        message: 'Message cannot exceed 500 characters.',
      }),
    )
    expect(checkDecline({ ...decline, message: 'x'.repeat(500) }, 'strict').ok).toBe(true)
  })
})
