import { Link } from 'react-router'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { EmptyList, ListHead, ListSheet } from '#web/desk/lists/list-search.tsx'
import { outcomeNames } from './import-texts.ts'

type Row = DeskResult<'customers', 'importRows'>['rows'][number]

const columns =
  'desk:grid desk:grid-cols-[3.5rem_minmax(0,12rem)_minmax(0,1fr)_13rem] desk:items-center desk:gap-4'

export function ImportRows({
  rows,
  isBefore,
}: {
  readonly rows: readonly Row[]
  readonly isBefore: boolean
}) {
  if (rows.length === 0) return <EmptyList>No lines like this.</EmptyList>
  return (
    <ListSheet>
      <ListHead columns={columns}>
        <span>Line</span>
        <span>Name</span>
        <span>Contact</span>
        <span>{isBefore ? 'Would be' : 'Became'}</span>
      </ListHead>
      <ul aria-label="Lines of the file">
        {rows.map((row) => (
          <li
            key={row.line}
            className={`grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-hairline-soft px-4 py-2 last:border-0 ${columns}`}
          >
            <span className="order-2 text-right text-second text-bark-soft desk:order-none desk:text-left">
              <span className="desk:sr-only">Line </span>
              {row.line}
            </span>
            <span className="min-w-0 min-[20rem]:truncate font-semibold">
              {row.customerId === null ? (
                row.name || 'No name'
              ) : (
                <Link to={deskPaths.customer(row.customerId)} className="hover:underline">
                  {row.name || 'No name'}
                </Link>
              )}
            </span>
            <span className="order-3 col-span-2 min-w-0 desk:order-none desk:col-span-1">
              <span className="block min-[20rem]:truncate">{row.contact}</span>
              {row.details.length === 0 ? null : (
                <span className="block text-second break-words text-bark-soft">
                  {row.details.join('; ')}
                </span>
              )}
              {row.remarks.length === 0 ? null : (
                <span className="block text-second break-words text-bark-soft">
                  {row.remarks.join('. ')}
                </span>
              )}
            </span>
            <Outcome row={row} isBefore={isBefore} />
          </li>
        ))}
      </ul>
    </ListSheet>
  )
}

function Outcome({ row, isBefore }: { readonly row: Row; readonly isBefore: boolean }) {
  const text = outcomeNames[row.outcome][isBefore ? 'before' : 'after']
  return row.outcome === 'refused' ? (
    <span className="order-4 col-span-2 inline-flex items-center gap-1.5 font-semibold text-brick desk:order-none desk:col-span-1">
      <Icon name="warning" className="size-4" />
      {text}
    </span>
  ) : (
    <span
      className={`order-4 col-span-2 text-second desk:order-none desk:col-span-1 desk:text-row ${row.outcome === 'same' ? 'text-bark-soft' : ''}`}
    >
      {text}
    </span>
  )
}
