import { useFetcher } from '#web/use-fetcher.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import type { PriceFileAnswer } from '#web/desk/pages/price-file.ts'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { SubmissionForm, useSubmission } from '#web/desk/use-submission.tsx'

/** Exports and imports the price list; the changes of a file are shown before it is imported. */
export function PriceFile({ isEmpty }: { readonly isEmpty: boolean }) {
  const fetcher = useFetcher<PriceFileAnswer>()
  const { data } = fetcher
  const submission = useSubmission(fetcher, deskPaths.priceFile)
  const { isBusy } = submission
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
          className="block min-h-11 w-full rounded-[0.5rem] border border-dashed border-bark-soft bg-paper px-3 py-2 text-row file:mr-3 file:rounded-[0.375rem] file:border-0 file:bg-white file:px-3 file:py-1 file:font-semibold file:text-evergreen"
        />
        <p id="prices-hint" className="mt-1 text-second text-bark-soft">
          The first line names the columns: Name and Price, and optionally Kind, Unit, Cost, Taxable
          and Site item. Prices with the same kind, name and unit are changed, and others are added.
          Columns that the file leaves out stay as they are. No prices are removed.
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <Button type="submit" name="intent" value="check" disabled={isBusy}>
            {isBusy ? 'Reading…' : 'Check the file'}
          </Button>
          {data?.is === 'checked' && !isBusy ? (
            <Button type="submit" name="intent" value="take-in" variant="filled">
              {`Import ${data.added + data.changed}`}
            </Button>
          ) : null}
          {isEmpty ? null : (
            <TextLink href={deskPaths.priceFile} variant="tall">
              Download the list as CSV
            </TextLink>
          )}
        </div>
        {data?.is === 'saved' ? (
          <SavedLine answer={data} action={deskPaths.prices} isBusy={isBusy} />
        ) : (
          <output className="mt-2 block text-second">
            {isBusy ? null : <Outcome data={data} />}
          </output>
        )}
      </SubmissionForm>
    </Sheet>
  )
}

function Outcome({
  data,
}: {
  readonly data: Exclude<PriceFileAnswer, { readonly is: 'saved' }> | undefined
}) {
  switch (data?.is) {
    case 'checked':
      return `${data.added} new, ${data.changed} changed, ${data.same} the same. Nothing is saved yet.`
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
