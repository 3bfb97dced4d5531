import { useRef, useState } from 'react'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { usePollPhotographs } from '#web/photographs/use-poll-photographs.ts'
import { PhotographViewer } from './photograph-viewer.tsx'
import type { ShownPhotograph } from './shown-photograph.ts'

const waitingTexts = {
  uploading: 'Not received yet',
  received: 'Processing',
  refused: 'Unreadable',
} as const

export function Thumbnails({
  action,
  photographs,
  about = '',
  className,
}: {
  /** Address of the request or visit: its photographs are below it, and actions are sent there. */
  readonly action: string
  readonly photographs: readonly ShownPhotograph[]
  /** Distinguishes several of these on one page. */
  readonly about?: string
  readonly className: string
}) {
  const [shown, setShown] = useState<string | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  // The focused photograph is gone, so the focus moves to the undo.
  const { data, isBusy, send } = useAction<ActionAnswer>(action, () => {
    if (document.activeElement === document.body) outcome.current?.focus()
  })
  const ready = photographs.filter(({ state }) => state === 'ready')
  const named = photographs.map((photograph, place) => ({
    ...photograph,
    name: [
      `${place + 1} of ${photographs.length}`,
      about === '' ? '' : `, ${about}`,
      photograph.caption === '' ? '' : `: ${photograph.caption}`,
    ].join(''),
  }))
  usePollPhotographs(photographs)
  // A colleague may have removed it.
  if (shown !== null && ready.every(({ id }) => id !== shown)) setShown(null)
  const remove = (id: string) => {
    setShown(null)
    send({ intent: 'remove', photograph: id })
  }
  return (
    <>
      {photographs.length === 0 ? null : (
        <ul className={`grid gap-2 ${className}`}>
          {named.map(({ id, state, caption, about: origin, who, mayRemove, name }) => (
            <li key={id} className="min-w-0">
              {state === 'ready' ? (
                <button
                  type="button"
                  onClick={() => setShown(id)}
                  aria-label={`Photograph ${name}`}
                  className="block w-full cursor-zoom-in overflow-hidden rounded-[0.5rem] border border-hairline"
                >
                  <img
                    src={`${action}/${id}/small`}
                    alt=""
                    loading="lazy"
                    className="aspect-square w-full object-cover"
                  />
                </button>
              ) : (
                <div className="grid aspect-square place-content-center justify-items-center rounded-[0.5rem] border border-dashed border-hairline p-1 text-center text-second text-bark-soft">
                  <p>{waitingTexts[state]}</p>
                  {mayRemove ? (
                    <Button
                      variant="word"
                      className="px-1!"
                      disabled={isBusy}
                      aria-label={`Remove photograph ${name}`}
                      onClick={() => remove(id)}
                    >
                      Remove
                    </Button>
                  ) : null}
                </div>
              )}
              <p
                className="min-[20rem]:truncate text-second text-bark-soft"
                title={caption || origin}
              >
                {caption || who}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div ref={outcome} tabIndex={-1} className="focus:outline-none">
        <SavedLine answer={data} action={action} isBusy={isBusy} />
      </div>
      {shown === null ? null : (
        <PhotographViewer
          action={action}
          photographs={ready}
          shown={shown}
          onShow={setShown}
          onRemove={remove}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
