import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { maxDrawingBytes } from '#domain/written-quotes/document.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import type { DrawingAnswer } from '#web/desk/pages/quote-drawing.ts'
import { Button } from '#web/desk/button.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { SubmissionForm, useSubmission } from '#web/desk/use-submission.tsx'
import { tooLargeDrawing } from './quote-answers.ts'
import { TextField } from './text-field.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Recipient and address of the work. */
export function RecipientSheet({ editor }: { readonly editor: QuoteEditor }) {
  const { typed, change, read } = editor
  return (
    <Sheet title="For">
      <div className="@container">
        <div className="grid gap-3 px-4 py-3 @lg:grid-cols-2">
          <TextField
            label="Name"
            value={typed.name}
            maxLength={120}
            onChange={(name) => change({ name })}
          />
          <TextField
            label="Email"
            type="email"
            value={typed.email}
            maxLength={254}
            problem={read.problems.get('email')}
            onChange={(email) => change({ email })}
          />
          <TextField
            label="Phone"
            type="tel"
            value={typed.phone}
            maxLength={20}
            problem={read.problems.get('phone')}
            onChange={(phone) => change({ phone })}
          />
          <TextField
            label="Street"
            value={typed.street1}
            maxLength={100}
            onChange={(street1) => change({ street1 })}
          />
          <TextField
            label="City"
            value={typed.city}
            maxLength={100}
            onChange={(city) => change({ city })}
          />
          <TextField
            label="ZIP Code"
            value={typed.zip}
            maxLength={5}
            inputMode="numeric"
            onChange={(zip) => change({ zip })}
          />
        </div>
      </div>
    </Sheet>
  )
}

export interface PhotographChoice {
  readonly id: string
  readonly caption: string
  readonly thumbnail: string
}

/** Everything besides the lines: last day, note, terms, photographs, drawing. */
export function WordsSheet({
  editor,
  quoteId,
  photographs,
}: {
  readonly editor: QuoteEditor
  readonly quoteId: string
  readonly photographs: readonly PhotographChoice[]
}) {
  const { typed, change } = editor
  const fetcher = useFetcher<DrawingAnswer>()
  const { data } = fetcher
  const submission = useSubmission(fetcher, deskPaths.quoteDrawing(quoteId))
  const [isTooLarge, setTooLarge] = useState(false)
  const problem = isTooLarge ? tooLargeDrawing : data?.is === 'failed' ? data.message : null
  useEffect(() => {
    if (data?.is === 'kept') change({ drawing: data.drawing })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each file
  }, [data])
  return (
    <Sheet title="Text, photographs and drawing">
      <div className="grid gap-3 px-4 py-3">
        <TextField
          label="Good until"
          type="date"
          value={typed.validUntil}
          onChange={(validUntil) => change({ validUntil })}
          className="max-w-52"
        />
        <TextField
          label="Note to the customer"
          value={typed.note}
          rows={3}
          maxLength={2000}
          onChange={(note) => change({ note })}
        />
        <TextField
          label="Terms"
          value={typed.terms}
          rows={5}
          maxLength={6000}
          onChange={(terms) => change({ terms })}
        />
        {photographs.length === 0 ? null : (
          <fieldset>
            <legend className="mb-1 font-semibold">Photographs from the request</legend>
            <ul className="flex flex-wrap gap-2">
              {photographs.map(({ id, caption, thumbnail }, index) => (
                <li key={id}>
                  <label className="relative block">
                    <img
                      src={thumbnail}
                      alt={caption === '' ? `Photograph ${index + 1}` : caption}
                      className="size-20 rounded-[0.375rem] object-cover"
                    />
                    <input
                      type="checkbox"
                      aria-label={`Show ${caption === '' ? `photograph ${index + 1}` : caption}`}
                      checked={typed.photographs.includes(id)}
                      onChange={({ currentTarget: { checked } }) =>
                        change({
                          photographs: checked
                            ? [...typed.photographs, id].slice(0, 10)
                            : typed.photographs.filter((each) => each !== id),
                        })
                      }
                      className="absolute top-1.5 right-1.5 size-5 accent-moss"
                    />
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        <div>
          <p className="mb-1 font-semibold">Drawing (PDF)</p>
          {typed.drawing === null ? null : (
            <p className="flex items-center gap-2">
              <a
                href={deskPaths.quoteDrawing(quoteId)}
                className="font-semibold break-all text-moss underline"
              >
                {typed.drawing.name}
              </a>
              <Button variant="word" onClick={() => change({ drawing: null })}>
                Remove
              </Button>
            </p>
          )}
          <SubmissionForm submission={submission}>
            <input
              type="file"
              name="file"
              aria-label="Drawing"
              accept="application/pdf,.pdf"
              onChange={({ currentTarget: { files, form } }) => {
                const [file] = files ?? []
                const isRefused = file !== undefined && file.size > maxDrawingBytes
                setTooLarge(isRefused)
                if (!isRefused) form?.requestSubmit()
              }}
              className="block min-h-11 w-full rounded-[0.5rem] border border-dashed border-bark-soft bg-paper px-3 py-2 text-second file:mr-3 file:rounded-[0.375rem] file:border-0 file:bg-white file:px-3 file:py-1 file:font-semibold file:text-evergreen"
            />
          </SubmissionForm>
          <output className="text-second text-bark-soft">
            {fetcher.state !== 'idle' ? (
              'Sending…'
            ) : problem === null ? null : (
              <span className="text-brick">{problem}</span>
            )}
          </output>
        </div>
      </div>
    </Sheet>
  )
}
