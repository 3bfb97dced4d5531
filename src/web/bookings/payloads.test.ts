import { expect, test } from 'vitest'
import { changeBody, declineBody, registrationBody } from '#contract/bookings.ts'
import { cancelPayload, changePayload, declinePayload, registrationPayload } from './payloads.ts'

const origin = 'https://evergreen.example'
const urls = {
  successUrl: 'https://evergreen.example/events/success',
  failureUrl: 'https://evergreen.example/events/failure',
}
const checked = {
  email: 'zoe@example.org',
  party: { adults: 2, children: 1 },
  answers: [
    { name: 'firstName', value: 'Zoe' },
    { name: 'interests', value: ['Soil', 'Trees'] },
  ],
}
const formResponses = [
  { fieldName: 'firstName', value: 'Zoe' },
  { fieldName: 'interests', value: ['Soil', 'Trees'] },
]
const verified = {
  token: 'token',
  bookingId: 'booking',
  email: 'zoe@example.org',
  willingness: 'yes',
  seats: 3,
  answers: checked.answers,
} as const

test('a change proves the mailbox, and stays with its address', () => {
  const body = changePayload(verified, 'yes', { ...checked, email: 'other@example.org' }, origin)
  expect(changeBody.parse(body)).toEqual(body)
  expect(body).toEqual({
    willingness: 'yes',
    message: '',
    attendeeEmail: 'zoe@example.org',
    adults: 2,
    children: 1,
    intrests: ['Soil', 'Trees'],
    formResponses,
    updateToken: 'token',
    editToken: 'token',
    ...urls,
  })
})

test('a change to No brings a fixed apology with what was answered before', () => {
  const answers = [...checked.answers, { name: 'adults', value: '2' }]
  const body = cancelPayload({ ...verified, answers }, origin)
  expect(changeBody.parse(body)).toEqual(body)
  expect(body).toEqual({
    willingness: 'no',
    message: 'Sorry, I will not be able to attend this event.',
    attendeeEmail: 'zoe@example.org',
    adults: 2,
    children: 0,
    intrests: ['Soil', 'Trees'],
    formResponses: [...formResponses, { fieldName: 'adults', value: '2' }],
    updateToken: 'token',
    editToken: 'token',
    ...urls,
  })
  // A form that does not ask for them is for one.
  expect(cancelPayload(verified, origin)).toMatchObject({ adults: 1, children: 0 })
})

test('pasted text loses what the server could not keep', () => {
  const pasted = 'Two pots\u000bone \ud83d bag\u0000'
  const answers = [{ name: 'notes', value: pasted }]
  const body = registrationPayload('open-day', 'yes', { ...checked, answers }, origin)
  expect(registrationBody.safeParse(body).success).toBe(true)
  expect(body.formResponses).toEqual([{ fieldName: 'notes', value: 'Two pots one \ufffd bag' }])
  const decline = { name: 'Zoe', email: 'zoe@example.org', phone: '7705550142', message: pasted }
  expect(declineBody.parse(declinePayload('open-day', decline)).message).toBe(
    'Two pots one \ufffd bag',
  )
})
