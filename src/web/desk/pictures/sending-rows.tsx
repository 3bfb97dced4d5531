import { Button } from '#web/desk/button.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { waitText } from '#web/photographs/send-photograph.ts'
import type { useSending } from './use-sending.ts'

export function SendingRows({
  sending: { sending, said, sendAgain, dismiss },
}: {
  readonly sending: Pick<
    ReturnType<typeof useSending>,
    'sending' | 'said' | 'sendAgain' | 'dismiss'
  >
}) {
  const heard = <output className="sr-only">{said}</output>
  if (sending.length === 0) return heard
  return (
    <>
      {heard}
      <ul aria-label="Being sent" className="mb-4 divide-y divide-hairline-soft">
        {sending.map((each) => (
          <li key={each.id} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="min-w-0 max-w-64 min-[20rem]:truncate font-semibold">
              {each.picture.file.name}
            </span>
            {each.failure === null ? (
              <>
                <progress
                  value={Math.max(0.03, each.share)}
                  aria-label={`Sending ${each.picture.file.name}`}
                  className="h-2 w-40"
                />
                <output>{each.waitsUntil === null ? null : waitText(each.waitsUntil)}</output>
              </>
            ) : (
              <>
                <span role="alert" className="flex items-center gap-1.5 font-semibold text-brick">
                  <Icon name="warning" className="size-4 shrink-0" />
                  {each.failure}
                </span>
                {each.canGoOn ? (
                  <Button
                    variant="word"
                    aria-label={`Send again: ${each.picture.file.name}`}
                    onClick={() => void sendAgain(each)}
                  >
                    Send again
                  </Button>
                ) : null}
                <Button
                  variant="word"
                  aria-label={`Dismiss ${each.picture.file.name}`}
                  onClick={() => dismiss(each.id)}
                >
                  Dismiss
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
