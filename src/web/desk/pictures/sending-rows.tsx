import { Button } from '#web/desk/button.tsx'
import { Icon } from '#web/desk/icon.tsx'
import type { SendingPicture } from './use-sending.ts'

/** The pictures that are on their way, and those that did not go with the reason. */
export function SendingRows({
  sending,
  onDismiss,
}: {
  readonly sending: readonly SendingPicture[]
  readonly onDismiss: (id: string) => void
}) {
  if (sending.length === 0) return null
  return (
    <ul aria-label="Being sent" className="mb-4 divide-y divide-hairline-soft">
      {sending.map(({ id, name, share, failure }) => (
        <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-3">
          <span className="min-w-0 max-w-64 truncate font-semibold">{name}</span>
          {failure === null ? (
            <progress
              value={Math.max(0.03, share)}
              aria-label={`Sending ${name}`}
              className="h-2 w-40 accent-evergreen"
            />
          ) : (
            <>
              <span role="alert" className="flex items-center gap-1.5 font-semibold text-brick">
                <Icon name="warning" className="size-4 shrink-0" />
                {failure}
              </span>
              <Button look="word" aria-label={`Dismiss ${name}`} onClick={() => onDismiss(id)}>
                Dismiss
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
