import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses, FieldMessage, TextCount } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { altLength } from '#domain/site/library-picture.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useStoredText } from '#web/desk/forms/use-stored-text.ts'
import { usePart } from '#web/desk/use-part.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { loader as readPicture } from '#web/desk/pages/picture.tsx'
import type { loader } from '#web/desk/pages/picture-choices.ts'
import { afterPress } from '#web/ui/after-press.ts'
import { ChoosePicture } from './choose-picture.tsx'
import { PictureThumb } from './picture-thumb.tsx'

/** A field for a picture's id. An uploaded picture is chosen once its sizes are made. */
export function PicturePicker({
  label,
  value,
  error,
  canBeEmpty = false,
  isLogo = false,
  onChange,
  onDescribed,
  holdPublishing,
}: {
  readonly label: string
  readonly canBeEmpty?: boolean
  /** Shown without being cropped, and not asked for a description, as pages show the company's name. */
  readonly isLogo?: boolean
  /** Empty for none. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (id: string) => void
  /** Called once the picture has a description, which it had not before. */
  readonly onDescribed?: (id: string) => void
  /** Called while a description is saved; what it returns, once that is done. */
  readonly holdPublishing?: () => () => void
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
      onDescribed?.(value)
    }
  }, [alt, value, onDescribed])
  return (
    <div>
      <span className="mb-1 block font-semibold">{label}</span>
      <div className="flex flex-wrap items-center gap-3">
        <PictureThumb
          src={picture?.src ?? null}
          isWhole={isLogo}
          className="aspect-4/3 w-28 shrink-0 rounded-[0.5rem] border border-hairline"
        />
        <div className="min-w-0 flex-1 basis-40">
          <p className="line-clamp-2 max-[20rem]:line-clamp-3">{picture?.alt}</p>
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
      {picture === undefined || isLogo ? null : (
        <DescribePicture key={value} id={value} alt={picture.alt} holdPublishing={holdPublishing} />
      )}
      <FieldMessage field={{ errorId, errors: error === undefined ? undefined : [error] }} />
      {isOpen ? (
        <ChoosePicture
          label={label}
          newAlt={isLogo ? 'Our logo' : ''}
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

/** Describes a picture that was just uploaded. It stays while what was typed is not saved. */
function DescribePicture({
  id,
  alt,
  holdPublishing,
}: {
  readonly id: string
  readonly alt: string
  readonly holdPublishing: (() => () => void) | undefined
}) {
  const inputId = useId()
  const [text, setText] = useStoredText(`description of ${id}`)
  const isShown = alt === '' || text !== ''
  const found = usePart<typeof readPicture>(isShown ? deskPaths.picture(id) : null)
  const [sent, setSent] = useState('')
  const { data, answer, isBusy, send } = useAction<ActionAnswer>(deskPaths.picture(id), () => {
    if (text === sent) setText('')
  })
  const stored = found?.alt || alt
  /** By a colleague, whose words are replaced only by a press that says so. */
  const isDescribed = !isBusy && stored !== '' && stored !== sent.trim()
  const { length } = text.trim()
  const isWhole = length > 0 && length <= altLength
  const [isAsked, setAsked] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const [isSending, setSending] = useState(false)
  const describe = ({ focal, revision }: NonNullable<typeof found>) => {
    setAsked(false)
    // The router counts as busy a moment later.
    setSending(true)
    setSent(text)
    send({
      intent: 'describe',
      alt: text.trim(),
      focalX: String(focal.x),
      focalY: String(focal.y),
      seen: String(revision),
    })
  }
  useEffect(() => {
    if (isAsked && !isPressed && found !== undefined && !isBusy && !isDescribed) describe(found)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, when it can be sent
  }, [isAsked, isPressed, found, isBusy])
  useEffect(() => {
    if (answer !== undefined) setSending(false)
  }, [answer])
  const isSaving = isSending || isBusy || (isAsked && !isDescribed)
  useEffect(() => (isSaving ? holdPublishing?.() : undefined), [isSaving, holdPublishing])
  if (!isShown) return null
  const save = () => {
    if (isWhole && !isDescribed && !(isBusy && text === sent)) setAsked(true)
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
          value={text}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          // Whoever goes on to publish needs no other press, unless a colleague was faster.
          onBlur={() => {
            save()
            // The field goes when it is saved, which would move the button that is being pressed.
            setPressed(true)
            afterPress(() => setPressed(false))
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Must not submit the surrounding form.
            event.preventDefault()
            save()
          }}
          aria-describedby={`${inputId}-hint`}
          className={fieldClasses}
        />
        {isDescribed ? (
          <Button
            disabled={isBusy || !isWhole || found === undefined}
            onClick={found && (() => describe(found))}
          >
            Save mine instead
          </Button>
        ) : (
          <Button disabled={isBusy || !isWhole} onClick={save}>
            Save
          </Button>
        )}
      </div>
      <p id={`${inputId}-hint`} className="mt-1 flex gap-3 text-second text-bark-soft">
        <span className="flex-1">For people who cannot see it and for search engines.</span>
        <TextCount is={length} most={altLength} />
      </p>
      <AnswerLine answer={data} isBusy={isBusy} />
      {isDescribed ? (
        <Button variant="word" disabled={isBusy} onClick={() => setText('')}>
          Discard mine
        </Button>
      ) : null}
    </div>
  )
}
