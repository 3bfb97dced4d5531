import {
  quoteFields,
  type QuoteFieldErrors,
  type QuoteField,
} from '#domain/quote-requests/check-quote.ts'
import { Button } from '#web/ui/button.tsx'
import { Wheel } from '#web/ui/spinner.tsx'
import { fieldLabels } from './quote-sections.ts'

/** The end of the form: its errors, the consent, and the button. */
export function SubmitPart({
  consent,
  fieldErrors,
  wasTried,
  isSending,
  isHydrated,
  onGoTo,
}: {
  /** The sentence that a visitor agrees to by sending. */
  readonly consent: string
  readonly fieldErrors: QuoteFieldErrors
  /** The visitor has tried to send before. */
  readonly wasTried: boolean
  readonly isSending: boolean
  /** Whether the page is hydrated; before that a press would send a plain form. */
  readonly isHydrated: boolean
  readonly onGoTo: (field: QuoteField) => void
}) {
  const wrong = wasTried ? quoteFields.filter((field) => fieldErrors[field] !== undefined) : []
  return (
    <div className="border-t border-hairline bg-paper/60 px-5 py-7 sm:px-8 lg:px-10">
      <div
        className={
          wrong.length === 0
            ? ''
            : 'mb-6 rounded-lg border border-clay/60 bg-white px-4 py-3 text-sm'
        }
      >
        <output className="block font-semibold text-clay">{errorCount(wrong.length)}</output>
        <ul className="flex flex-wrap gap-x-4">
          {wrong.map((field) => (
            <li key={field}>
              <button
                type="button"
                onClick={() => onGoTo(field)}
                className="link inline-flex min-h-11 items-center sm:pointer-fine:min-h-8"
              >
                {fieldLabels[field].replace(/:$/, '')}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-8">
        <Button
          type="submit"
          disabled={isSending || !isHydrated}
          className="min-w-44 max-sm:w-full"
        >
          {isSending ? (
            <>
              <Wheel className="size-5" />
              Submitting...
            </>
          ) : (
            'Submit'
          )}
        </Button>
        <p className="max-w-prose text-sm leading-normal text-bark-soft sm:flex-1">{consent}</p>
      </div>
    </div>
  )
}

function errorCount(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'One answer needs another look' : `${count} answers need another look`
}
