import { photographPaths } from '#contract/photograph-paths.ts'
import type { PhotographState } from '#domain/photographs/photograph.ts'
import { usePollPhotographs } from '#web/photographs/use-poll-photographs.ts'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'

/** The photographs of a request, by its secret link. */
export function PictureGrid({
  photographs,
  token,
}: {
  readonly photographs: readonly {
    readonly id: string
    readonly state: PhotographState
    readonly caption: string
  }[]
  readonly token: string
}) {
  usePollPhotographs(photographs)
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photographs.map(({ id, state, caption }, place) => (
        <li key={id}>
          {state === 'ready' ? (
            <NewTabLink href={photographPaths.picture(id, 'full', token)} className="block">
              <img
                src={photographPaths.picture(id, 'small', token)}
                alt={`Photograph ${place + 1} of ${photographs.length}`}
                loading="lazy"
                className="aspect-square w-full rounded-lg bg-hairline object-cover"
              />
            </NewTabLink>
          ) : (
            <p className="grid aspect-square place-items-center rounded-lg border border-dashed border-hairline p-3 text-center text-sm text-bark-soft">
              {waitingTexts[state]}
            </p>
          )}
          {caption === '' ? null : <p className="mt-1 text-sm break-words">{caption}</p>}
        </li>
      ))}
    </ul>
  )
}

const waitingTexts = {
  uploading: 'Has not arrived yet',
  received: 'Arrived, shown in a moment',
  refused: 'Could not be read',
} as const
