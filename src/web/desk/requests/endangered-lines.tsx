import { Link } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { RowSubmissions } from '#web/desk/today/row-actions.tsx'
import type { RequestRow } from './request-row.ts'

/** An open request that is forgotten soon. */
export interface EndangeredRow extends RequestRow {
  /** `Wed, Dec 23, 2026` */
  readonly forgottenOn: string
}

/** Open requests that will be deleted unless they are retained; closing one marks it as lost. */
export function EndangeredLines({
  rows,
  steps,
}: {
  readonly rows: readonly EndangeredRow[]
  readonly steps: RowSubmissions
}) {
  return (
    <ul className="divide-y divide-hairline-soft">
      {rows.map((row) => (
        <EndangeredLine key={row.id} row={row} steps={steps} />
      ))}
    </ul>
  )
}

function EndangeredLine({
  row,
  steps,
}: {
  readonly row: EndangeredRow
  readonly steps: RowSubmissions
}) {
  const { id, name, services, wish, forgottenOn, revision } = row
  const close = { intent: 'status', to: 'lost', reason: 'no-answer', seen: String(revision) }
  return (
    <li className="flex min-h-15.5 flex-wrap items-center gap-x-4 px-4 py-2 hover:bg-paper">
      <span className="min-w-48 flex-1">
        <Link to={deskPaths.request(id)} className="font-semibold hover:underline">
          {name}
        </Link>
        <span className="block text-second text-bark-soft">
          {services || wish ? `${services || wish}. ` : ''}Will be deleted on {forgottenOn}
        </span>
      </span>
      <span className="-mx-2 flex">
        <Button
          variant="word"
          disabled={steps.isBusy}
          aria-label={`Keep the request of ${name}`}
          onClick={() => steps.send(row, { intent: 'keep' })}
        >
          Keep
        </Button>
        <Button
          variant="word"
          disabled={steps.isBusy}
          aria-label={`Close the request of ${name}: never answered`}
          onClick={() => steps.send(row, close)}
        >
          Close
        </Button>
      </span>
    </li>
  )
}
