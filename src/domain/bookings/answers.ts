import { plainText } from '#domain/text.ts'
/** An answer to one question: text, or a list for checkboxes. */
export type AnswerValue = string | readonly string[]

/** Submitted answers by field name. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** A stored answer, in the order of the form. */
export interface Answer {
  readonly name: string
  readonly value: AnswerValue
}

/** The trimmed text of a field; empty if there is none, or for a list. */
export function textAnswer(answers: Answers, name: string): string {
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined
  return typeof value === 'string' ? plainText(value) : ''
}

/** The chosen texts of a field, each once. */
export function listAnswer(answers: Answers, name: string): readonly string[] {
  const value = Object.hasOwn(answers, name) ? (answers[name] ?? []) : []
  return typeof value === 'string' ? (value.trim() === '' ? [] : [value]) : [...new Set(value)]
}

/** Stored answers by field name, to prefill a form. */
export const answersByName = (answers: readonly Answer[]): Answers =>
  Object.fromEntries(answers.map(({ name, value }) => [name, value]))

/** The guest's first and last name, or the name given with a No; empty if there is none. */
export function guestName(answers: readonly Answer[]): string {
  const byName = answersByName(answers)
  const names = `${textAnswer(byName, 'firstName')} ${textAnswer(byName, 'lastName')}`.trim()
  return names || textAnswer(byName, 'name')
}
