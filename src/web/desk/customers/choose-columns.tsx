import {
  columnChoices,
  type ColumnChoice,
  type ColumnCorrection,
  type OpenColumn,
} from '#domain/customers/chosen-columns.ts'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'

export function ChooseColumns({
  columns,
  hasHeader,
}: {
  readonly columns: readonly OpenColumn[]
  readonly hasHeader: boolean
}) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 font-semibold">What the columns hold</legend>
      <label className="mb-2 flex min-h-11 items-center gap-2 desk:min-h-8">
        <input
          type="checkbox"
          name="header"
          defaultChecked={hasHeader}
          className="size-4.5 accent-evergreen"
        />
        The first line names the columns
      </label>
      <ColumnRows columns={columns} />
    </fieldset>
  )
}

/** A recognized column with its meaning; null if it is not needed. */
export type ReadColumn = Omit<OpenColumn, 'guess'> & {
  readonly guess: ColumnCorrection
  readonly readAs: string | null
}

export function ColumnRows({
  columns,
}: {
  readonly columns: readonly (OpenColumn | ReadColumn)[]
}) {
  return (
    <ol className="divide-y divide-hairline-soft border-y border-hairline">
      {columns.map(({ first, examples, guess, ...column }, index) => (
        <li key={index} className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[1fr_12rem]">
          <label htmlFor={`column-${index}`} className="min-w-0 self-center">
            <span className="block min-[20rem]:truncate font-semibold">
              {first === '' ? `Column ${index + 1}` : first}
            </span>
            <span className="block min-[20rem]:truncate text-second text-bark-soft">
              {examples.length === 0 ? 'Empty in the first lines' : examples.join(', ')}
            </span>
          </label>
          <select
            id={`column-${index}`}
            name="column"
            defaultValue={guess}
            className={fieldClasses}
          >
            {guess === 'as-read' && 'readAs' in column ? (
              <option value={guess}>{`As recognized: ${column.readAs ?? 'not needed'}`}</option>
            ) : null}
            <Options of={choices} />
          </select>
        </li>
      ))}
    </ol>
  )
}

const choices: readonly (readonly [string, (typeof columnChoices)[ColumnChoice]])[] =
  Object.entries(columnChoices)
