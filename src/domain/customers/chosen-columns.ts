import { digitsOf } from '#domain/fields.ts'
import { meaningOf, type ColumnMeaning, type RecognizedColumns } from './customer-columns.ts'

/** The meanings that a colleague can choose for a column, in the order of the menu. */
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

/** The choices for a recognized column: `as-read` stands for a meaning that no other choice has. */
export const columnCorrections = [
  ...Object.keys(columnChoices).filter(isChoice),
  'as-read',
] as const
export type ColumnCorrection = (typeof columnCorrections)[number]

/** A colleague's choice for each column of a file, in order. */
export interface ChosenColumns {
  readonly choices: readonly ColumnCorrection[]
  /** Whether the first row names the columns. */
  readonly hasHeader: boolean
}

/** A column of a file with an unknown header, as it is shown to choose its meaning. */
export interface OpenColumn {
  /** Its cell in the first row; empty if there is none. */
  readonly first: string
  /** The first filled cells below that. */
  readonly examples: readonly string[]
  readonly guess: ColumnChoice
}

/** Maximum number of examples of a column. */
const maxExamples = 3

/** Number of characters of a cell that are shown, and used to guess its meaning. */
const shownLength = 60

/** The columns of a file, each with a guess at its meaning. */
export function openColumns(rows: readonly (readonly string[])[]): readonly OpenColumn[] {
  const [titles = [], ...below] = rows
  const width = Math.max(...rows.slice(0, 50).map((row) => row.length))
  return Array.from({ length: width }, (_, column) => {
    const first = (titles[column] ?? '').trim()
    const examples = examplesOf(below, column)
    return { first, examples, guess: guessOf(first, [first, ...examples]) }
  })
}

/** The first filled cells of a column. */
export function examplesOf(
  rows: readonly (readonly string[])[],
  column: number,
): readonly string[] {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '')
  return cells.slice(0, maxExamples).map((cell) => cell.slice(0, shownLength))
}

/** Whether the first row looks like column names. */
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

/** Whether a text from a form is a column choice. */
export function isChoice(text: string): text is ColumnChoice {
  return Object.hasOwn(columnChoices, text)
}

/**
 * Applies the choices to the columns, of which `read` were recognized; null if they hold no name or
 * no way to reach anyone.
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

/** The choice that stands for the meaning of a column. */
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
