import { useEffect, useMemo, useRef, useState } from 'react'
import { counted } from '#domain/counts.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { FailedAnswer, SavedAnswer } from '#web/desk/forms/answers.ts'
import { fileFieldClasses } from '#web/desk/forms/field.tsx'
import type { PriceFileAnswer, PriceLines } from '#web/desk/pages/price-file.ts'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { randomId } from '#web/random-id.ts'
import { Sheet } from '#web/desk/sheet.tsx'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'

type Answer = PriceFileAnswer | FailedAnswer

/** Exports and imports the price list; the changes of a file are shown before it is imported. */
export function PriceFile({ isEmpty }: { readonly isEmpty: boolean }) {
  const submission = useAction<Answer>(deskPaths.priceFile)
  const { isBusy } = submission
  const isImporting = submission.formData?.get('intent') === 'take-in'
  // Another file has other prices.
  const [dropped, setDropped] = useState<Answer>()
  const data = submission.data === dropped ? undefined : submission.data
  const checked = data?.is === 'checked' && !isBusy ? data : null
  const formKey = useMemo(() => (checked === null ? '' : randomId()), [checked])
  const outcome = useRef<HTMLOutputElement>(null)
  // It grows below the button, which may be at the end of the window.
  useEffect(() => {
    if (data !== undefined && !isBusy) outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [data, isBusy])
  return (
    <Sheet title="Import and export">
      <SubmissionForm submission={submission} className="px-4 py-3">
        <label htmlFor="prices-file" className="mb-1 block font-semibold">
          CSV file
        </label>
        <input
          id="prices-file"
          type="file"
          name="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby="prices-hint"
          // The answer is about the file that was sent.
          disabled={isBusy}
          onChange={() => {
            // The undo of the file before stays.
            if (submission.data?.is !== 'saved') setDropped(submission.data)
          }}
          className={fileFieldClasses}
        />
        <p id="prices-hint" className="mt-1 text-second text-bark-soft">
          The first line names the columns: Name and Price, and optionally Kind, Unit, Cost, Taxable
          and Site item. Prices with the same kind, name and unit are changed, and others are added.
          Columns that the file leaves out stay as they are; where Taxable is left out or empty, new
          prices are taxed unless they are for labor. No prices are removed.
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="check" disabled={isBusy}>
            {!isBusy ? 'Check the file' : isImporting ? 'Importing…' : 'Reading…'}
          </Button>
          {checked === null || count(checked) === 0 ? null : (
            <>
              <input type="hidden" name={formKeyField} value={formKey} />
              <Button type="submit" name="intent" value="take-in" variant="filled">
                {`Import ${counted(count(checked), 'price')}`}
              </Button>
            </>
          )}
          {isEmpty ? null : (
            <TextLink href={deskPaths.priceFile} variant="tall">
              Download the list as CSV
            </TextLink>
          )}
        </div>
        {data?.is === 'saved' || data?.is === 'failed' ? (
          <SavedLine answer={data} action={deskPaths.prices} isBusy={isBusy} />
        ) : (
          <output ref={outcome} className="mt-2 block text-second">
            {isBusy ? null : <Outcome data={data} />}
          </output>
        )}
      </SubmissionForm>
      {checked === null ? null : (
        <>
          <PriceList title="Changed prices" list={checked.changed} />
          <PriceList title="New prices" list={checked.added} />
        </>
      )}
    </Sheet>
  )
}

const count = ({ added, changed }: Record<'added' | 'changed', PriceLines>) =>
  added.count + changed.count

function PriceList({
  title,
  list: { count: all, lines },
}: {
  readonly title: string
  readonly list: PriceLines
}) {
  if (all === 0) return null
  const more = all - lines.length
  return (
    <div className="border-t border-hairline-soft px-4 py-3">
      <h3>{title}</h3>
      <ul>
        {lines.map(({ id, name, text }) => (
          <li key={id} className="py-1">
            <span className="font-semibold">{name}</span>
            <span className="block text-second tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="text-second text-bark-soft">{`And ${more.toLocaleString('en-US')} more.`}</p>
      ) : null}
    </div>
  )
}

function Outcome({ data }: { readonly data: Exclude<PriceFileAnswer, SavedAnswer> | undefined }) {
  switch (data?.is) {
    case 'checked':
      return (
        `${data.added.count} new${data.untaxed === 0 ? '' : ` (${data.untaxed} of them not taxed)`}, ` +
        `${data.changed.count} changed, ${data.same} the same. Nothing is saved yet.`
      )
    case 'refused':
      return (
        <ul className="text-brick">
          {data.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )
    case undefined:
      return null
  }
}
