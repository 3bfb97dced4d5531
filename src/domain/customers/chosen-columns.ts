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

/** The same of a column that was recognized: `as-read` is what no other choice can say. */
export const columnCorrections = [
  ...Object.keys(columnChoices).filter(isChoice),
  'as-read',
] as const
export type ColumnCorrection = (typeof columnCorrections)[number]

/** What a colleague says of the columns of a file, from the first on. */
export interface ChosenColumns {
  readonly choices: readonly ColumnCorrection[]
  /** Whether a line names them. */
  readonly hasHeader: boolean
}

/** A column of a file whose header nobody recognizes, as it is shown to choose what it holds. */
export interface OpenColumn {
  /** Its cell in the first line; empty where there is none. */
  readonly first: string
  /** A few cells below that, those that are filled. */
  readonly examples: readonly string[]
  readonly guess: ColumnChoice
}

/** Examples of a column that are shown. */
const maxExamples = 3

/** As much of a cell as is shown, and looked at to guess what its column holds. */
const shownLength = 60

/** The columns of a file, with what each looks like. */
export function openColumns(rows: readonly (readonly string[])[]): readonly OpenColumn[] {
  const [titles = [], ...below] = rows
  const width = Math.max(...rows.slice(0, 50).map((row) => row.length))
  return Array.from({ length: width }, (_, column) => {
    const first = (titles[column] ?? '').trim()
    const examples = examplesOf(below, column)
    return { first, examples, guess: guessOf(first, [first, ...examples]) }
  })
}

/** A few cells of a column, those that are filled. */
export function examplesOf(
  rows: readonly (readonly string[])[],
  column: number,
): readonly string[] {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '')
  return cells.slice(0, maxExamples).map((cell) => cell.slice(0, shownLength))
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
  const some = (test: (cell: string) => boolean) =>
    cells.some((cell) => test(cell.slice(0, shownLength)))
  if (some((cell) => /^\S+@\S+\.\S+$/.test(cell))) return 'emails'
  if (some((cell) => /^\d{5}(?:-\d{4})?$/.test(cell))) return 'zip'
  if (some((cell) => /^[\d\s()+.-]+$/.test(cell) && digitsOf(cell).length >= 10)) return 'phones'
  return some((cell) => /^\d+\s+\p{L}/u.test(cell)) ? 'street1' : 'ignored'
}

/** Whether a form names one of the columns that there are. */
export function isChoice(text: string): text is ColumnChoice {
  return Object.hasOwn(columnChoices, text)
}

/**
 * The columns as they were chosen, `read` as they were recognized; null where nobody could be told
 * from them, or reached.
 */
export function chosenColumns(
  titles: readonly string[],
  choices: readonly ColumnCorrection[],
  read: RecognizedColumns['columns'] = [],
): RecognizedColumns['columns'] | null {
  const columns = choices.map((choice, index) => ({
    title: titles[index]?.trim() || `Column ${index + 1}`,
    meaning:
      choice === 'as-read'
        ? (read[index]?.meaning ?? { is: 'ignored' as const })
        : meaningFor(choice),
  }))
  const has = (...wanted: readonly string[]) =>
    columns.some(({ meaning }) =>
      wanted.includes(meaning.is === 'address' ? meaning.part : meaning.is),
    )
  const isNamed = has('listed-name', 'full-name', 'first-name', 'last-name', 'company', 'emails')
  const isReached = has('emails', 'phones', 'whole', 'list', 'line', 'street1')
  return isNamed && isReached ? columns : null
}

/** The choice that says what a column was read as. */
export function choiceFor(meaning: ColumnMeaning): ColumnCorrection {
  if (meaning.is !== 'address') return isChoice(meaning.is) ? meaning.is : 'as-read'
  const isPlain = meaning.purpose === 'both' && meaning.group === 'address'
  return isPlain && isChoice(meaning.part) ? meaning.part : 'as-read'
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
