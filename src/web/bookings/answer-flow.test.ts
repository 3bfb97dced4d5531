import { describe, expect, test } from 'vitest'
import type { FormField } from '#domain/events/form-field.ts'
import { answerFlowReducer, newAnswerFlow, type FlowStart } from './answer-flow.ts'
import type { AnswerFlow, FlowEvent, VerifiedBooking } from './answer-steps.ts'
import { preservesAnswers, recourseAfter } from './recourse.ts'

const firstName: FormField = {
  type: 'text',
  name: 'firstName',
  label: 'First Name',
  required: true,
  placeholder: null,
}
const verified: VerifiedBooking = {
  token: 'token',
  bookingId: 'booking',
  email: 'zoe@example.org',
  willingness: 'yes',
  seats: 1,
  answers: [
    { name: 'firstName', value: 'Zoe' },
    { name: 'email', value: 'Zoe@example.org' },
  ],
}
const failure = {
  is: 'failed',
  message: 'No.',
  code: 'unavailable',
  fields: {},
  recourse: 'send-again',
} as const

function saysPreserved({ step, error }: AnswerFlow): boolean {
  return error !== null && preservesAnswers(step.at, error.recourse)
}

const opened = (opening: FlowStart['opening']) => newAnswerFlow({ opening, fields: [firstName] })

function through(flow: AnswerFlow, ...events: readonly FlowEvent[]): AnswerFlow {
  return events.reduce(answerFlowReducer, flow)
}

describe('a first answer', () => {
  test('that fails keeps what was typed, under an error dialog', () => {
    const failed = through(
      opened('yes'),
      { is: 'answered', field: firstName, value: 'Zoe' },
      { is: 'sent' },
      { ...failure, message: 'Request Failed: Try later', fields: { firstName: 'Too short.' } },
    )
    expect(failed.error?.message).toBe('Request Failed: Try later')
    expect(failed.step).toMatchObject({
      at: 'registration',
      isSending: false,
      form: { answers: { firstName: 'Zoe' }, serverErrors: { firstName: 'Too short.' } },
    })
    expect(saysPreserved(failed)).toBe(true)
    const closed = answerFlowReducer(failed, { is: 'error-closed' })
    expect(closed.error).toBeNull()
    expect(closed.step).toEqual(failed.step)
  })

  test('that was left to pay for it may hold the seats that it asks for, and can be sent again by who comes back', () => {
    const left = through(opened('yes'), { is: 'sent' }, { is: 'left-to-pay' })
    expect(left.step).toMatchObject({ holds: true, isSending: true })
    expect(answerFlowReducer(left, { is: 'returned' }).step).toMatchObject({
      holds: true,
      isSending: false,
    })
  })

  test.each([
    [null, true],
    ['unavailable', true],
    ['already-answered', true],
    ['not-enough-seats', true],
    ['fully-booked', false],
    ['event-cancelled', false],
    ['closed', false],
  ])('that fails with %j can be sent again: %j', (code, isHeld) => {
    const failed = { ...failure, recourse: recourseAfter(code) }
    for (const opening of ['yes', 'no'] as const) {
      expect(saysPreserved(through(opened(opening), { is: 'sent' }, failed))).toBe(isHeld)
    }
  })

  test('that may have been stored when no answer came says so if it is refused', () => {
    const refused = { ...failure, code: 'already-answered' }
    const again = (first: string | null) =>
      through(
        opened('yes'),
        { is: 'sent' },
        { ...failure, code: first },
        { is: 'error-closed' },
        { is: 'sent' },
        refused,
      ).error?.message
    expect(again(null)).toBe(
      'No. If you have just sent this, your answer has arrived: look for our email.',
    )
    expect(again('unavailable')).toBe('No.')
    expect(through(opened('yes'), { is: 'sent' }, refused).error?.message).toBe('No.')
  })
})

describe('the not-attending form', () => {
  test('takes no digits in a name and nothing else in a phone', () => {
    const typed = through(
      opened('no'),
      { is: 'decline-typed', field: 'name', text: 'Zo3e' },
      { is: 'decline-typed', field: 'phone', text: '(770) 555-0142 ext 9' },
      { is: 'decline-typed', field: 'message', text: 'At 3 I am away' },
    )
    expect(typed.step).toMatchObject({
      draft: { name: 'Zoe', phone: '7705550142', message: 'At 3 I am away' },
    })
  })

  test("reads the server's message about the number as one about the phone", () => {
    const failed = through(
      opened('no'),
      { is: 'sent' },
      { ...failure, fields: { number: 'Phone must be exactly 10 digits.' } },
    )
    expect(failed.step).toMatchObject({
      serverErrors: { phone: 'Phone must be exactly 10 digits.' },
    })
  })
})

describe('a change of an earlier answer', () => {
  const mailed = through(
    opened('update'),
    { is: 'email-typed', text: ' \u200Bzoe@example.org ' },
    { is: 'sent' },
    { is: 'code-mailed', challengeId: 'challenge' },
  )

  test('goes from the address to the code and the choice', () => {
    expect(mailed.step).toEqual({
      at: 'code',
      email: 'zoe@example.org',
      challengeId: 'challenge',
      code: '',
      error: null,
      typed: null,
      isSending: false,
    })
    expect(through(mailed, { is: 'verified', verified }).step).toEqual({ at: 'choice', verified })
  })

  test('a wrong code can be tried again, a spent one needs a new one for the same address', () => {
    const typed = through(mailed, { is: 'code-typed', text: '123456' }, { is: 'sent' })
    const wrong = through(typed, failure)
    expect(wrong.step).toMatchObject({ at: 'code', code: '', isSending: false })
    expect(saysPreserved(wrong)).toBe(false)
    expect(through(typed, { ...failure, recourse: 'new-code' }).step).toMatchObject({
      at: 'email',
      email: 'zoe@example.org',
    })
  })

  test('opens the form with the stored answers, and lets the choice be made again', () => {
    const chosen = through(
      mailed,
      { is: 'verified', verified },
      { is: 'chosen', willingness: 'maybe', fields: [firstName] },
    )
    expect(chosen.step).toMatchObject({
      at: 'registration',
      willingness: 'maybe',
      verified,
      form: { answers: { firstName: 'Zoe', email: 'zoe@example.org' } },
    })
    expect(through(chosen, { is: 'reconsidered' }).step).toEqual({ at: 'choice', verified })
    expect(
      through(
        chosen,
        { is: 'reconsidered' },
        { is: 'chosen', willingness: 'no', fields: [firstName] },
      ).step,
    ).toMatchObject({ at: 'no', verified, isSending: false })
  })

  test('that took longer than the token lasts starts at the address again', () => {
    const late = through(
      mailed,
      { is: 'verified', verified },
      { is: 'chosen', willingness: 'no', fields: [firstName] },
      { is: 'sent' },
      { ...failure, recourse: 'new-code' },
    )
    expect(late.step).toMatchObject({ at: 'email', email: 'zoe@example.org' })
    expect(late.error?.message).toBe('No.')
  })

  test.each(['maybe', 'no'] as const)(
    'to %s that may have been stored when no answer came says so if its token is spent or has expired',
    (willingness) => {
      const again = (code: string | null) =>
        through(
          mailed,
          { is: 'verified', verified },
          { is: 'chosen', willingness, fields: [firstName] },
          { is: 'sent' },
          { ...failure, code },
          { is: 'error-closed' },
          { is: 'sent' },
          { ...failure, code: 'bad-token', recourse: recourseAfter('bad-token') },
        ).error?.message
      expect(again(null)).toBe(
        'Your answer may have arrived: look for our email before you request a new OTP.',
      )
      expect(again('unavailable')).toBe('No.')
    },
  )

  describe('whose form was sent too late', () => {
    const late = through(
      mailed,
      { is: 'verified', verified },
      { is: 'chosen', willingness: 'maybe', fields: [firstName] },
      { is: 'answered', field: firstName, value: 'Zoey' },
      { is: 'sent' },
      { ...failure, recourse: 'new-code' },
      { is: 'error-closed' },
    )
    const newCode = (email: string): readonly FlowEvent[] => [
      { is: 'email-typed', text: email },
      { is: 'sent' },
      { is: 'code-mailed', challengeId: 'next' },
      { is: 'code-typed', text: '123456' },
    ]

    test('is in that form again with a new code, and with a second one', () => {
      const again = { ...verified, token: 'next' }
      const form = {
        at: 'registration',
        willingness: 'maybe',
        verified: again,
        form: { answers: { firstName: 'Zoey', email: 'zoe@example.org' } },
        isSending: false,
      }
      const asked = through(late, ...newCode('zoe@example.org'))
      expect(through(asked, { is: 'verified', verified: again }).step).toMatchObject(form)
      const spent = through(asked, { is: 'sent' }, { ...failure, recourse: 'new-code' })
      const wanted = through(spent, ...newCode('zoe@example.org'), { is: 'code-wanted' })
      const twice = through(wanted, ...newCode('zoe@example.org'))
      expect(through(twice, { is: 'verified', verified: again }).step).toMatchObject(form)
    })

    test('has a choice for the answer of another address', () => {
      const other = { ...verified, bookingId: 'other', email: 'max@example.org' }
      const asked = through(late, ...newCode('max@example.org'))
      expect(through(asked, { is: 'verified', verified: other }).step).toEqual({
        at: 'choice',
        verified: other,
      })
    })
  })
})
