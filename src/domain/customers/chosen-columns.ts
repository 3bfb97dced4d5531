import { digitsOf } from '#domain/fields.ts'
import { meaningOf, type ColumnMeaning, type RecognizedColumns } from './customer-columns.ts'

/** What a colleague can say that a column of a file holds, in the order in which it is offered. */
export const columnChoices = {
  ignored: 'Leave out',
  'full-name': 'Name',
  'first-name': 'First name',
  'last-name': 'Last name',
  company: 'Company',
  emails: 'Email',
  phones: 'Phone',
  whole: 'Whole address',
  street1: 'Street',
  city: 'Town',
  state: 'State',
  zip: 'ZIP Code',
  note: 'Note',
} as const

export type ColumnChoice = keyof typeof columnChoices

/** A column of a file whose header nobody recognizes, as it is shown to choose what it holds. */
export interface OpenColumn {
  /** Its cell in the first line; empty where there is none. */
  readonly first: string
  /** A few cells below that, those that are filled. */
  readonly examples: readonly string[]
  readonly guess: ColumnChoice
}

/** Examples of a column that are shown. */
const mostExamples = 3

/** The columns of a file, with what each looks like. */
export function openColumns(rows: readonly (readonly string[])[]): readonly OpenColumn[] {
  const [titles = [], ...below] = rows
  const width = Math.max(...rows.slice(0, 50).map((row) => row.length))
  return Array.from({ length: width }, (_, column) => {
    const first = (titles[column] ?? '').trim()
    const cells = below.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '')
    const examples = cells.slice(0, mostExamples).map((cell) => cell.slice(0, 60))
    return { first, examples, guess: guessOf(first, [first, ...examples]) }
  })
}

/** Whether the first line looks as if it named the columns. */
export const looksLikeHeader = (columns: readonly OpenColumn[]) =>
  columns.every(({ first }) => contentGuess([first]) === 'ignored')

function guessOf(title: string, cells: readonly string[]): ColumnChoice {
  const meaning = meaningOf(title)
  const named = meaning.is === 'address' ? meaning.part : meaning.is
  return isChoice(named) && named !== 'ignored' ? named : contentGuess(cells)
}

function contentGuess(cells: readonly string[]): ColumnChoice {
  const some = (test: (cell: string) => boolean) => cells.some(test)
  if (some((cell) => /^\S+@\S+\.\S+$/.test(cell))) return 'emails'
  if (some((cell) => /^\d{5}(?:-\d{4})?$/.test(cell))) return 'zip'
  if (some((cell) => /^[\d\s()+.-]+$/.test(cell) && digitsOf(cell).length >= 10)) return 'phones'
  return some((cell) => /^\d+\s+\p{L}/u.test(cell)) ? 'street1' : 'ignored'
}

export const isChoice = (text: string): text is ColumnChoice => Object.hasOwn(columnChoices, text)

/** The columns as they were chosen; null where nobody could be told from them, or reached. */
export function chosenColumns(
  titles: readonly string[],
  choices: readonly ColumnChoice[],
): RecognizedColumns['columns'] | null {
  const has = (...wanted: readonly ColumnChoice[]) => wanted.some((each) => choices.includes(each))
  const isNamed = has('full-name', 'first-name', 'last-name', 'company', 'emails')
  if (!isNamed || !has('emails', 'phones', 'whole', 'street1')) return null
  return choices.map((choice, index) => ({
    title: titles[index]?.trim() || `Column ${index + 1}`,
    meaning: meaningFor(choice),
  }))
}

function meaningFor(choice: ColumnChoice): ColumnMeaning {
  switch (choice) {
    case 'whole':
    case 'street1':
    case 'city':
    case 'state':
    case 'zip':
      return { is: 'address', part: choice, purpose: 'both', group: 'address' }
    default:
      return { is: choice }
  }
}
