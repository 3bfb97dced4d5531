import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { uploadedId } from '#domain/site/library-picture.ts'
import { buttonClasses } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import type { loader } from '#web/desk/pages/picture-choices.ts'
import { partAddress } from '#web/desk/connection/request-params.ts'
import { usePart } from '#web/desk/use-part.ts'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { DropHint, DropPlace } from './drop-place.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import { ProgressLine } from './progress-line.tsx'
import { SendingRows } from './sending-rows.tsx'
import { useSending } from './use-sending.ts'

export function ChoosePicture({
  label,
  newAlt,
  onChoose,
  onClose,
}: {
  readonly label: string
  readonly newAlt: string
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}) {
  const [search, setSearch] = useState('')
  const found = usePart<typeof loader>(
    `${deskPaths.pictureChoices}?q=${encodeURIComponent(search)}`,
  )
  const { sending, progress, isUnderWay, add } = useUpload(newAlt, onChoose)
  const [isAsked, setAsked] = useState(false)
  const close = () => {
    if (isUnderWay && !isAsked) setAsked(true)
    else onClose()
  }
  const { pictures = [], total = 0 } = found ?? {}
  return (
    <Dialog title={label} onClose={close}>
      <DropPlace onFiles={add}>
        <div className="mb-3 flex flex-wrap gap-3">
          <input
            type="search"
            aria-label="Search pictures"
            placeholder="Search"
            value={search}
            maxLength={100}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            onKeyDown={(event) => {
              // Must not submit the surrounding form.
              if (event.key === 'Enter') event.preventDefault()
              // Safari closes no dialog from a search field: there Escape only empties it.
              if (event.key === 'Escape' && event.currentTarget.value === '') close()
            }}
            className={`${fieldClasses} flex-1 basis-40`}
          />
          <PhotographInput
            label="Add a picture"
            className={buttonClasses('outline')}
            onFiles={add}
          />
          <DropHint what="it" />
        </div>
        <SendingRows sending={sending} />
        {isAsked && isUnderWay ? (
          <p role="alert" className="mb-3 font-semibold text-clay">
            Your picture is still on its way, and is put here once it is ready. Close again to leave
            this place as it was.
          </p>
        ) : null}
        {progress ? (
          <div className="mb-3">
            <ProgressLine progress={progress} />
          </div>
        ) : null}
        {found !== undefined && pictures.length === 0 ? (
          <p className="py-3 text-bark-soft">No pictures match these words.</p>
        ) : null}
        <ul className="grid max-h-[50vh] grid-cols-3 gap-2 overflow-y-auto">
          {pictures.map(({ id, src, alt, name }) => (
            <li key={id}>
              <button
                type="button"
                title={alt || name}
                aria-label={alt || name || 'Picture without a description'}
                onClick={() => onChoose(id)}
                className="block w-full cursor-pointer overflow-hidden rounded-[0.5rem] border-2 border-transparent hover:border-moss"
              >
                <PictureThumb src={src} className="aspect-square w-full" />
              </button>
            </li>
          ))}
        </ul>
        {total > pictures.length ? (
          <p className="mt-2 text-second text-bark-soft">{`${pictures.length} of ${total}. Search to see others.`}</p>
        ) : null}
      </DropPlace>
    </Dialog>
  )
}

/** Uploads a picture, which is chosen once its sizes are made. */
function useUpload(alt: string, onChoose: (id: string) => void) {
  const [added, setAdded] = useState<string | null>(null)
  const sending = useSending((id) => setAdded(uploadedId(id)))
  const arriving = useFetcher<typeof loader>()
  const { load: lookFor, state } = arriving
  const progress = arriving.data?.underWay.find(({ id }) => id === added)?.progress
  const isRefused = progress?.state === 'refused'
  useEffect(() => {
    // The next look would cancel one on its way.
    if (added === null || isRefused || state !== 'idle') return
    const address = `${deskPaths.pictureChoices}?id=${encodeURIComponent(added)}`
    const timer = setTimeout(() => void lookFor(partAddress(address)), 1000)
    return () => clearTimeout(timer)
    // An answer may come without another state rendered before it.
  }, [lookFor, added, isRefused, state, arriving.data])
  const arrived = arriving.data?.pictures.find(({ id }) => id === added)?.id
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (arrived !== undefined) choose(arrived)
  }, [arrived])
  const add = ([file]: readonly File[]) => {
    if (file !== undefined) void sending.send([{ file, alt, replaces: null }])
  }
  const isUnderWay = sending.isSending || (added !== null && !isRefused)
  return { sending, progress, isUnderWay, add }
}
