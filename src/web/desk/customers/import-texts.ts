import type { DeskResult } from '#usecases/desk/desk.ts'

type Import = NonNullable<DeskResult<'customers', 'findImport'>>
type Outcome = keyof Import['counts']

/** Outcomes of lines, in the order of the tabs. */
export const outcomes: readonly Outcome[] = ['new', 'joined', 'same', 'refused']

export const outcomeNames: Readonly<
  Record<Outcome, { readonly before: string; readonly after: string }>
> = {
  new: { before: 'New', after: 'Added' },
  joined: { before: 'Known, with new details', after: 'Added to someone known' },
  same: { before: 'Known already', after: 'Known already' },
  refused: { before: 'Cannot be read', after: 'Left out' },
}

export const stateNames: Readonly<Record<Import['state'], string>> = {
  draft: 'Not imported',
  running: 'Under way',
  done: 'Done',
  undone: 'Undone',
}
