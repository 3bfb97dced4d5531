import type { PhotographState } from '#domain/photographs/photograph.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Sheet } from '#web/desk/sheet.tsx'
import { usePollPhotographs } from '#web/photographs/use-poll-photographs.ts'
import { DrawingField } from './drawing-field.tsx'
import type { LoadedQuote } from './quote-page.ts'
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
  readonly state: PhotographState
  readonly caption: string
  readonly thumbnail: string
}

/** Everything besides the lines: last day, note, terms, photographs, drawing. */
export function TextSheet({
  editor,
  quote: { id, requestId, photographs },
}: {
  readonly editor: QuoteEditor
  readonly quote: LoadedQuote
}) {
  const { typed, change } = editor
  // The customer may be sending some while this is open.
  usePollPhotographs(photographs)
  const ready = photographs.filter(({ state }) => state === 'ready')
  return (
    <Sheet title={requestId === null ? 'Text and drawing' : 'Text, photographs and drawing'}>
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
        {ready.length > 0 ? (
          <PhotographChoices editor={editor} photographs={ready} />
        ) : requestId === null ? null : (
          <p className="text-second text-bark-soft">
            Photographs that you add to{' '}
            <TextLink to={deskPaths.request(requestId)} variant="in-text">
              their request
            </TextLink>{' '}
            can be shown here.
          </p>
        )}
        <DrawingField editor={editor} quoteId={id} />
      </div>
    </Sheet>
  )
}

/** The photographs of the request that the quote shows. */
function PhotographChoices({
  editor: { typed, change },
  photographs,
}: {
  readonly editor: QuoteEditor
  readonly photographs: readonly PhotographChoice[]
}) {
  return (
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
  )
}
