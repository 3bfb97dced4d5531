import { quoteLimits } from '#domain/written-quotes/document-schema.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Sheet } from '#web/desk/sheet.tsx'
import { usePollPhotographs } from '#web/photographs/use-poll-photographs.ts'
import { DrawingField } from './drawing-field.tsx'
import type { LoadedQuote } from './quote-page.ts'
import { properName } from '#web/desk/forms/field.tsx'
import { TextField } from './text-field.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

export function RecipientSheet({ editor }: { readonly editor: QuoteEditor }) {
  const { field } = editor
  return (
    <Sheet title="For">
      <div className="@container">
        <div className="grid gap-3 px-4 py-3 @lg:grid-cols-2">
          <TextField label="Name" {...properName} {...field('name')} maxLength={120} />
          <TextField label="Email" type="email" {...field('email')} maxLength={254} />
          <TextField label="Phone" type="tel" {...field('phone')} maxLength={20} />
          <TextField label="Street" {...properName} {...field('street1')} maxLength={100} />
          <TextField label="Town" {...properName} {...field('city')} maxLength={100} />
          <TextField label="ZIP Code" {...field('zip')} maxLength={5} inputMode="numeric" />
        </div>
      </div>
    </Sheet>
  )
}

export function TextSheet({ editor }: { readonly editor: QuoteEditor }) {
  const { field, quote } = editor
  const { requestId, photographs } = quote
  // The customer may be sending some while this is open.
  usePollPhotographs(photographs)
  const ready = photographs.filter(({ state }) => state === 'ready')
  return (
    <Sheet title={requestId === null ? 'Text and drawing' : 'Text, photographs and drawing'}>
      <div className="grid gap-3 px-4 py-3">
        <TextField label="Good until" type="date" {...field('validUntil')} className="max-w-52" />
        <TextField label="Note to the customer" {...field('note')} rows={3} maxLength={2000} />
        <TextField label="Terms" {...field('terms')} rows={5} maxLength={6000} />
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
        <DrawingField editor={editor} />
      </div>
    </Sheet>
  )
}

function PhotographChoices({
  editor: { typed, change },
  photographs,
}: {
  readonly editor: QuoteEditor
  readonly photographs: LoadedQuote['photographs']
}) {
  const isFull = typed.photographs.length >= quoteLimits.photographs
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
                disabled={isFull && !typed.photographs.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  change({
                    photographs: checked
                      ? [...typed.photographs, id]
                      : typed.photographs.filter((each) => each !== id),
                  })
                }
                className="absolute top-1.5 right-1.5 size-5 accent-moss"
              />
            </label>
          </li>
        ))}
      </ul>
      <output className="text-second text-bark-soft">
        {isFull ? `A quote shows at most ${quoteLimits.photographs}.` : ''}
      </output>
    </fieldset>
  )
}
