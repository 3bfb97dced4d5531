import { getInputProps } from '@conform-to/react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { altLength, maxPictureBytes, pictureText } from '#domain/site/library-picture.ts'
import { Button, buttonClasses } from '#web/desk/button.tsx'
import { fieldClasses, FieldMessage, TextCount } from '#web/desk/forms/field.tsx'
import { useCheckedForm } from '#web/desk/forms/use-checked-form.ts'
import { Sheet } from '#web/desk/sheet.tsx'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { DropHint, DropPlace } from './drop-place.tsx'
import { SendingRows } from './sending-rows.tsx'
import { useSending } from './use-sending.ts'

const descriptionForm = z.pick(pictureText, { alt: true })

export function ReplacePicture({
  id,
  alt,
  places,
  isHere,
}: {
  readonly id: string
  readonly alt: string
  readonly places: number
  /** Whether there is a picture to show until then. */
  readonly isHere: boolean
}) {
  const [file, setFile] = useState<File | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? alt
  const [wasCanceled, setWasCanceled] = useState(false)
  const sending = useSending(() => setTyped(null))
  const countId = useId()
  const { fields, props } = useCheckedForm(descriptionForm, () => {
    if (file === null) return
    void sending.send([{ file, alt: text.trim(), replaces: id }])
    setFile(null)
  })
  const { key, ...description } = getInputProps(fields.alt, {
    type: 'text',
    ariaDescribedBy: countId,
  })
  const choose = ([first]: readonly File[]) => {
    setWasCanceled(false)
    // One that is too large is refused before its description is typed.
    if (first !== undefined && first.size > maxPictureBytes)
      void sending.send([{ file: first, alt, replaces: id }])
    else setFile(first ?? null)
  }
  const cancel = () => {
    setFile(null)
    setTyped(null)
    setWasCanceled(true)
  }
  const where = places === 1 ? 'the one place' : `all ${places} places`
  return (
    <Sheet title="Replace everywhere">
      <div className="p-4">
        <p className="mb-3 text-bark-soft">
          {`The new file replaces this one${places === 0 ? '' : ` in ${where}`} once all its sizes are made.${isHere ? ' Until then, pages show this one.' : ''}`}
        </p>
        <SendingRows sending={sending} />
        {file === null ? (
          <DropPlace onFiles={choose} isOff={sending.isSending}>
            <div className="flex flex-wrap gap-x-3 gap-y-1">
              <PhotographInput
                label="Choose another file"
                disabled={sending.isSending}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the form
                autoFocus={wasCanceled}
                className={buttonClasses('outline')}
                onFiles={choose}
              />
              <DropHint what="it" />
            </div>
          </DropPlace>
        ) : (
          <form {...props}>
            <label className="block font-semibold">
              {`What ${file.name} shows`}
              <input
                key={key}
                {...description}
                value={text}
                required
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                className={`${fieldClasses} mt-1 font-normal`}
              />
            </label>
            <p id={countId} className="mt-1 text-right text-second text-bark-soft">
              <TextCount is={text.trim().length} most={altLength} />
            </p>
            <FieldMessage field={fields.alt} />
            <div className="mt-3 flex flex-wrap gap-3">
              <Button type="submit" variant="filled">
                Replace everywhere
              </Button>
              <Button variant="word" onClick={cancel}>
                Cancel
              </Button>
            </div>
          </form>
        )}
      </div>
    </Sheet>
  )
}
