import { counted } from '#domain/counts.ts'
import type { CustomerMatch } from './customer-match.ts'

export function CustomerOptions({
  offered,
  onChoose,
}: {
  readonly offered: readonly CustomerMatch[]
  readonly onChoose: (match: CustomerMatch) => void
}) {
  return (
    <>
      <output className="sr-only">
        {offered.length === 0
          ? ''
          : `${counted(offered.length, 'customer')} to choose from, below the field`}
      </output>
      {offered.length === 0 ? null : (
        <ul
          aria-label="Customers"
          className="mt-1 divide-y divide-hairline-soft rounded-[0.5rem] border border-hairline bg-white"
        >
          {offered.map((match) => (
            <li key={match.id}>
              <button
                type="button"
                className="flex min-h-11 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 text-left hover:bg-paper-deep"
                onClick={() => onChoose(match)}
              >
                <span className="font-semibold">{match.name}</span>
                <span className="text-second text-bark-soft">{match.about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
