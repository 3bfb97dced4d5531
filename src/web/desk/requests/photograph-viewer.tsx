import { useLayoutEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { PhotographState } from '#domain/photographs/photograph.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'

/** A photograph as the desk shows it. */
export interface ShownPhotograph {
  readonly id: string
  readonly state: PhotographState
  readonly caption: string
  /** `From the customer, May 4`, or the colleague's name. */
  readonly about: string
}

/** One photograph over the page; arrow keys lead to its neighbors, Escape back. */
export function PhotographViewer({
  requestId,
  photographs,
  shown,
  onShow,
  onClose,
}: {
  readonly requestId: string
  readonly photographs: readonly ShownPhotograph[]
  readonly shown: string
  readonly onShow: (id: string) => void
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const removing = useFetcher()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const place = photographs.findIndex(({ id }) => id === shown)
  const photograph = photographs[place]
  const isGone = photograph === undefined
  // A colleague may have removed it.
  useLayoutEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])
  if (photograph === undefined) return null
  const go = (by: number) => {
    const next = photographs[(place + by + photographs.length) % photographs.length]
    if (next !== undefined) onShow(next.id)
  }
  const full = deskPaths.photograph(requestId, shown, 'full')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <dialog
      ref={dialog}
      aria-label={`Photograph ${place + 1} of ${photographs.length}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') go(-1)
        if (event.key === 'ArrowRight') go(1)
      }}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-evergreen-deep text-paper"
    >
      <div className="flex h-full flex-col">
        <img
          key={shown}
          src={full}
          alt={photograph.caption || photograph.about}
          className="min-h-0 w-full flex-1 object-contain"
        />
        <div className="flex flex-wrap items-center gap-2 px-4 py-3">
          <p className="min-w-0 flex-1 basis-60">
            <b className="block truncate font-semibold">{photograph.caption}</b>
            <span className="text-second">
              {place + 1} of {photographs.length}, {photograph.about}
            </span>
          </p>
          {photographs.length > 1 ? (
            <>
              <Button onClick={() => go(-1)}>Previous</Button>
              <Button onClick={() => go(1)}>Next</Button>
            </>
          ) : null}
          <a
            href={full}
            download={`photograph-${place + 1}.jpg`}
            className="inline-flex min-h-11 items-center rounded-[0.5rem] px-3 font-semibold text-paper underline desk:min-h-9"
          >
            Download
          </a>
          <removing.Form method="post" action={deskPaths.request(requestId)}>
            <input type="hidden" name="photograph" value={shown} />
            <button
              type="submit"
              name="intent"
              value="remove-photograph"
              disabled={removing.state !== 'idle'}
              onClick={(event) => {
                // oxlint-disable-next-line no-alert -- one press, and its picture is gone for good
                if (!window.confirm('Remove this photograph for good?')) event.preventDefault()
              }}
              className="inline-flex min-h-11 items-center rounded-[0.5rem] px-3 font-semibold text-paper underline desk:min-h-9"
            >
              Remove
            </button>
          </removing.Form>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="grid size-11 place-items-center rounded-[0.5rem] hover:bg-evergreen"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </dialog>
  )
}
