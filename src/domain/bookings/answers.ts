/** What a visitor gave for one question: a text, or for checkboxes a list. */
export type AnswerValue = string | readonly string[]

/** Answers by the name of their field, as they come from a form. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** One answer as it is kept, in the order of the form. */
export interface Answer {
  readonly name: string
  readonly value: AnswerValue
}

/** The text given for a field, trimmed; empty where none was, or a list. */
export function textAnswer(answers: Answers, name: string): string {
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined
  return typeof value === 'string' ? value.trim() : ''
}

/** The texts chosen for a field, each once. */
export function listAnswer(answers: Answers, name: string): readonly string[] {
  const value = Object.hasOwn(answers, name) ? (answers[name] ?? []) : []
  return typeof value === 'string' ? (value.trim() === '' ? [] : [value]) : [...new Set(value)]
}

/** Kept answers by name, as the form takes them to be changed. */
export function answersByName(answers: readonly Answer[]): Answers {
  return Object.fromEntries(answers.map(({ name, value }) => [name, value]))
}
