import { expect, test } from 'vitest'
import type { FormField } from '#domain/events/form-field.ts'
import { answerFlowReducer, newAnswerFlow, type FlowStart } from './answer-flow.ts'
import type { FlowEvent } from './answer-steps.ts'
import { answersText } from './preserved-answers.ts'

const question = { required: false, placeholder: null }
const note: FormField = { ...question, type: 'text', name: 'note', label: 'Note' }
const herbs: FormField = {
  ...question,
  type: 'checkbox',
  name: 'herbs',
  label: 'Herbs',
  options: ['Mint', 'Sage, dried'],
}
const mailbox: FormField = { ...question, type: 'email', name: 'email', label: 'Email' }
const fields = [note, herbs, mailbox]

function afterReload(opening: FlowStart['opening'], ...typed: readonly FlowEvent[]) {
  const start = { opening, fields }
  const text = answersText(typed.reduce(answerFlowReducer, newAnswerFlow(start)).step) ?? ''
  return answerFlowReducer(newAnswerFlow(start), { is: 'restored', text, fields }).step
}

test('the answers of a Yes come back after a reload, each as it was chosen', () => {
  const step = afterReload(
    'yes',
    { is: 'answered', field: note, value: 'a=&b, é 🌳' },
    { is: 'answered', field: herbs, value: ['Sage, dried'] },
  )
  expect(step).toMatchObject({
    at: 'registration',
    form: { answers: { note: 'a=&b, é 🌳', herbs: ['Sage, dried'] } },
  })
})

test('an answer to a question that is no longer asked does not come back', () => {
  const text = 'note=a&left-out=b'
  const step = answerFlowReducer(newAnswerFlow({ opening: 'maybe', fields }), {
    is: 'restored',
    text,
    fields,
  }).step
  expect(step).toMatchObject({ form: { answers: { note: 'a' } } })
  expect(answersText(step)).toBe('note=a')
})

test('a change of a booking comes back after a reload, once a new code opens that booking', () => {
  const verified = {
    token: 'token',
    bookingId: 'booking',
    email: 'zoe@example.org',
    willingness: 'yes',
    seats: 1,
    answers: [{ name: 'note', value: 'a' }],
  } as const
  const code = { is: 'code-mailed', challengeId: 'challenge' } as const
  const email = afterReload(
    'update',
    code,
    { is: 'verified', verified },
    { is: 'chosen', willingness: 'maybe', fields },
    { is: 'answered', field: note, value: 'b' },
  )
  expect(email).toMatchObject({ at: 'email', email: 'zoe@example.org' })
  const afterCode = (bookingId: string) =>
    [code, { is: 'verified', verified: { ...verified, bookingId } } as const].reduce(
      answerFlowReducer,
      {
        step: email,
        error: null,
      },
    ).step
  expect(afterCode('booking')).toMatchObject({
    at: 'registration',
    willingness: 'maybe',
    form: { answers: { note: 'b' } },
  })
  expect(afterCode('another')).toMatchObject({ at: 'choice' })
})
