import { useLayoutEffect, useRef } from 'react'
import { Button } from '#web/desk/button.tsx'
import { Icon } from '#web/desk/icon.tsx'
import type { ShownPhotograph } from './shown-photograph.ts'

/** One photograph over the page; arrow keys lead to its neighbors, Escape back. */
export function PhotographViewer({
  action,
  photographs,
  shown,
  onShow,
  onRemove,
  onClose,
}: {
  readonly action: string
  readonly photographs: readonly ShownPhotograph[]
  readonly shown: string
  readonly onShow: (id: string) => void
  readonly onRemove: (id: string) => void
  readonly onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const place = photographs.findIndex(({ id }) => id === shown)
  const photograph = photographs[place]
  if (photograph === undefined) return null
  const go = (by: number) => {
    const next = photographs[(place + by + photographs.length) % photographs.length]
    if (next !== undefined) onShow(next.id)
  }
  const full = `${action}/${shown}/full`
  return (
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
          <p className="min-w-0 flex-1 max-desk:-order-1 max-desk:basis-[calc(100%-3.25rem)]">
            <b className="block min-[20rem]:truncate font-semibold">{photograph.caption}</b>
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
          {photograph.mayRemove ? (
            <button
              type="button"
              onClick={() => onRemove(shown)}
              className="inline-flex min-h-11 items-center rounded-[0.5rem] px-3 font-semibold text-paper underline desk:min-h-9"
            >
              Remove
            </button>
          ) : null}
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="grid size-11 place-items-center rounded-[0.5rem] hover:bg-evergreen max-desk:-order-1"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </dialog>
  )
}
