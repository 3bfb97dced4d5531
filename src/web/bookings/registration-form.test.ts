import { describe, expect, test } from 'vitest'
import type { FormField } from '#domain/events/form-field.ts'
import { sampleEvents } from '#content/sample-events.ts'
import {
  setAnswer,
  leaveField,
  newRegistrationForm,
  paymentNote,
  prefilledForm,
  seatsFor,
  shownErrors,
  touchFields,
  type FormTerms,
} from './registration-form.ts'

const asked = { required: true, placeholder: null }
const firstName: FormField = { ...asked, type: 'text', name: 'firstName', label: 'First Name' }
const email: FormField = { ...asked, type: 'email', name: 'email', label: 'Email' }
const adults: FormField = { ...asked, type: 'number', name: 'adults', label: 'Adults' }
const level: FormField = {
  ...asked,
  type: 'dropdown',
  name: 'level',
  label: 'Level',
  options: ['New', 'Old hand'],
}
const fields = [firstName, email, adults, level]
const emptyForm = newRegistrationForm([])
const terms: FormTerms = {
  fields,
  willingness: 'yes',
  seatsLeft: 4,
  partyLimit: null,
  rule: 'strict',
}

describe('a visitor who fills the form', () => {
  test('is left alone while typing, and reads what is wrong after leaving the field', () => {
    const typing = setAnswer(emptyForm, firstName, 'J')
    expect(shownErrors(typing, terms).fields).toEqual({})
    expect(shownErrors(leaveField(typing, 'firstName'), terms).fields).toEqual({
      firstName: 'First Name must be at least 2 characters.',
    })
  })

  test('may pass a field that is empty, but not empty one', () => {
    expect(shownErrors(leaveField(emptyForm, 'email'), terms).fields).toEqual({})
    const emptied = setAnswer(setAnswer(emptyForm, email, 'a'), email, '')
    expect(shownErrors(emptied, terms).fields).toEqual({ email: 'Please enter a valid Email.' })
  })

  test('is told at once that a party is too large, and that people come whole', () => {
    const shown = (count: string) => shownErrors(setAnswer(emptyForm, adults, count), terms)
    expect(shown('5').seats).toBe('Total attendees (5) exceed available seats (4).')
    expect(shown('3.5').fields).toEqual({ adults: 'Please enter a valid Adults.' })
    expect(shownErrors(newRegistrationForm(fields), { ...terms, seatsLeft: 0 }).seats).toBeNull()
  })

  test('finds the counts at one adult and no children, which can be sent as they are', () => {
    const children: FormField = { ...adults, name: 'children', label: 'Children' }
    const form = newRegistrationForm([...fields, children])
    expect(form.answers).toEqual({ adults: '1', children: '0' })
    expect(shownErrors(touchFields(form, ['adults', 'children']), terms).fields).toEqual({})
    expect(prefilledForm([adults, children], [{ name: 'adults', value: '3' }]).answers).toEqual({
      adults: '3',
      children: '0',
    })
    const atLeastTwo: FormField = { ...level, name: 'adults', options: ['2', '4'] }
    expect(newRegistrationForm([atLeastTwo]).answers).toEqual({})
  })

  test("reads the server's message about a field until it changes", () => {
    const refused = {
      ...touchFields(prefilledForm([], [{ name: 'email', value: 'a@b.example' }]), ['email']),
      serverErrors: { email: 'This mailbox is full.' },
    }
    expect(shownErrors(refused, terms).fields).toEqual({ email: 'This mailbox is full.' })
    expect(shownErrors(setAnswer(refused, email, 'a@c.example'), terms).fields).toEqual({})
  })
})

test('someone who changes an answer may keep their own seats', () => {
  const event = sampleEvents(Date.parse('2026-11-20T17:00:00Z'), 'evergreen').find(
    (sample) => sample.event.publicId === 'bonsai-evening',
  )?.event
  if (!event) throw new Error('the sample event is missing')
  const full = { event, seatsTaken: 20 }
  const three = [
    { name: 'adults', value: '2' },
    { name: 'children', value: '1' },
  ]
  expect(seatsFor(full, null)).toBe(0)
  const yes = { willingness: 'yes', answers: three } as const
  expect(seatsFor(full, { ...yes, seats: 3 })).toBe(3)
  // Seats held for a pending payment count, whatever the current answer is.
  expect(seatsFor(full, { ...yes, seats: 5 })).toBe(5)
  expect(seatsFor(full, { ...yes, willingness: 'maybe', seats: 2 })).toBe(2)
  // After an unpaid hold has ended the booking has no seats.
  expect(seatsFor(full, { ...yes, seats: 0 })).toBe(0)
  // A platform that returns no seats.
  expect(seatsFor(full, { ...yes, seats: undefined })).toBe(3)
  expect(seatsFor(full, { ...yes, willingness: 'maybe', seats: undefined })).toBe(0)
  expect(seatsFor({ event: { ...event, capacity: null }, seatsTaken: 20 }, null)).toBeNull()
})

test('someone who gives up seats reads that those they paid for are refunded', () => {
  const four = { willingness: 'yes', answers: [], seats: 4 } as const
  expect(paymentNote(3, four)).toContain('we will refund the rest')
  for (const seats of [4, 5]) expect(paymentNote(seats, four)).toContain('You pay only for seats')
  expect(paymentNote(3, { ...four, seats: undefined })).toContain('You pay only for seats')
  for (const first of [null, { ...four, willingness: 'maybe' } as const])
    expect(paymentNote(3, first)).toBe('You pay on the next page.')
})
