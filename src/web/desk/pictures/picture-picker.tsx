import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { fieldClasses, FieldMessage, TextCount } from '#web/desk/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { altLength, uploadedId } from '#domain/site/library-picture.ts'
import type { ActionAnswer } from '#web/desk/answers.ts'
import { AnswerLine } from '#web/desk/saved-line.tsx'
import { partAddress, usePart } from '#web/desk/use-part.ts'
import { useSubmission } from '#web/desk/use-submission.tsx'
import type { loader as readPicture } from '#web/desk/pages/picture.tsx'
import type { loader } from '#web/desk/pages/picture-choices.ts'
import { DropHint, DropPlace } from './drop-place.tsx'
import { PictureThumb } from './picture-thumb.tsx'
import { ProgressLine } from './progress-line.tsx'
import { SendingRows } from './sending-rows.tsx'
import { useSending } from './use-sending.ts'

/** A field for a picture's id. An uploaded picture is chosen once its sizes are made. */
export function PicturePicker({
  label,
  value,
  error,
  newAlt = '',
  canBeEmpty = false,
  onChange,
}: {
  readonly label: string
  readonly canBeEmpty?: boolean
  /** Description of a picture that is uploaded here. */
  readonly newAlt?: string
  /** Empty for none. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
}) {
  const errorId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const opening = useRef<HTMLButtonElement>(null)
  const chosen = usePart<typeof loader>(
    value === '' ? null : `${deskPaths.pictureChoices}?id=${encodeURIComponent(value)}`,
  )
  const picture = chosen?.pictures.find(({ id }) => id === value)
  const alt = picture?.alt
  const undescribed = useRef<string | null>(null)
  useEffect(() => {
    if (alt === '') undescribed.current = value
    else if (alt !== undefined && undescribed.current === value) {
      undescribed.current = null
      // Reports the same value again, since findings about the picture are outdated.
      onChange(value)
    }
  }, [alt, value, onChange])
  return (
    <div>
      <span className="mb-1 block font-semibold">{label}</span>
      <div className="flex items-center gap-3">
        <PictureThumb
          src={picture?.src ?? null}
          className="aspect-4/3 w-28 shrink-0 rounded-[0.5rem] border border-hairline"
        />
        <div className="min-w-0">
          <p className="line-clamp-2">{picture?.alt}</p>
          <Button
            ref={opening}
            aria-label={`${label}: ${value === '' ? 'choose a' : 'change the'} picture`}
            aria-describedby={errorId}
            data-invalid={error === undefined ? undefined : ''}
            onClick={() => setIsOpen(true)}
          >
            {value === '' ? 'Choose a picture' : 'Change'}
          </Button>
          {canBeEmpty && value !== '' ? (
            <Button
              variant="word"
              aria-label={`Remove the ${label.toLowerCase()}`}
              onClick={() => {
                onChange('')
                opening.current?.focus()
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
      </div>
      {picture?.alt === '' ? <DescribePicture key={value} id={value} /> : null}
      <FieldMessage field={{ errorId, errors: error === undefined ? undefined : [error] }} />
      {isOpen ? (
        <ChooseDialog
          label={label}
          newAlt={newAlt}
          onChoose={(id) => {
            onChange(id)
            setIsOpen(false)
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  )
}

/** Describes a picture that was just uploaded. */
function DescribePicture({ id }: { readonly id: string }) {
  const inputId = useId()
  const [words, setWords] = useState('')
  const found = usePart<typeof readPicture>(deskPaths.picture(id))
  const fetcher = useFetcher<ActionAnswer>()
  const submission = useSubmission(fetcher, deskPaths.picture(id))
  const { length } = words.trim()
  const isWhole = length > 0 && length <= altLength
  const save = () => {
    if (found === undefined || !isWhole || submission.isBusy) return
    const { focal, revision } = found
    submission.send({
      intent: 'describe',
      alt: words.trim(),
      focalX: String(focal.x),
      focalY: String(focal.y),
      seen: String(revision),
    })
  }
  return (
    <div className="mt-2">
      <label htmlFor={inputId} className="mb-1 flex items-center gap-1.5 font-semibold text-clay">
        <Icon name="warning" className="size-3.5 shrink-0" />
        What it shows
      </label>
      <div className="flex gap-2">
        <input
          id={inputId}
          value={words}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Must not submit the surrounding form.
            event.preventDefault()
            save()
          }}
          aria-describedby={`${inputId}-hint`}
          className={fieldClasses}
        />
        <Button disabled={submission.isBusy || !isWhole} onClick={save}>
          Save
        </Button>
      </div>
      <p id={`${inputId}-hint`} className="mt-1 flex gap-3 text-second text-bark-soft">
        <span className="flex-1">For people who cannot see it and for search engines.</span>
        <TextCount is={length} most={altLength} />
      </p>
      <AnswerLine answer={fetcher.data} isBusy={submission.isBusy} />
    </div>
  )
}

function ChooseDialog({
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
  const [added, setAdded] = useState<string | null>(null)
  const sending = useSending((id) => setAdded(uploadedId(id)))
  const arriving = useFetcher<typeof loader>()
  const { load: lookFor } = arriving
  const underWay = arriving.data?.underWay.find(({ id }) => id === added)
  const isRefused = underWay?.progress?.state === 'refused'
  useEffect(() => {
    if (added === null || isRefused) return
    const address = `${deskPaths.pictureChoices}?id=${encodeURIComponent(added)}`
    const look = () => void lookFor(partAddress(address))
    look()
    const timer = setInterval(look, 1000)
    return () => clearInterval(timer)
  }, [lookFor, added, isRefused])
  const arrived = arriving.data?.pictures.find(({ id }) => id === added)?.id
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (arrived !== undefined) choose(arrived)
  }, [arrived])
  const add = ([file]: readonly File[]) => {
    if (file !== undefined) void sending.send([{ file, alt: newAlt, replaces: null }])
  }
  const { pictures = [], total = 0 } = found ?? {}
  return (
    <Dialog title={label} onClose={onClose}>
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
            }}
            className={`${fieldClasses} flex-1 basis-40`}
          />
          <PhotographInput
            label="Add a picture"
            className="inline-flex min-h-11 items-center rounded-[0.5rem] border border-hairline px-4 font-semibold text-evergreen hover:border-bark-soft desk:min-h-9"
            onFiles={add}
          />
          <DropHint what="it" />
        </div>
        <SendingRows sending={sending} />
        {underWay?.progress ? (
          <div className="mb-3">
            <ProgressLine progress={underWay.progress} />
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
