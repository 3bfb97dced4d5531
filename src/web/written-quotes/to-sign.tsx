import { useEffect, useId, useRef } from 'react'
import type { useFetcher } from 'react-router'
import { amountText } from '#domain/money/amount-text.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import { FieldError } from '#web/ui/field-frame.tsx'
import { errorProps } from '#web/ui/field-styles.ts'
import type { QuoteFormAnswer } from './answers.ts'

/** The data of a form that signs a version. */
export interface ToSign {
  readonly content: VersionContent
  readonly version: number
  readonly sha256: string
  readonly totalCents: number
  /** Ids of lines. */
  readonly picked: readonly string[]
  /** The page's fetcher: its answer outlasts the form. */
  readonly fetcher: ReturnType<typeof useFetcher<QuoteFormAnswer>>
}

/** On phones, the total and a link to its form, which stay in view until that form is reached. */
export function AnswerBar({
  to,
  totalCents,
  children,
}: Pick<ToSign, 'totalCents'> & {
  /** Id of the form. */
  readonly to: string
  readonly children: string
}) {
  return (
    <a
      href={`#${to}`}
      className="sticky bottom-0 z-20 -outline-offset-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline bg-white px-5 py-3 font-semibold text-evergreen sm:hidden print:hidden"
    >
      <span className="font-display text-xl tabular-nums">{amountText(totalCents)}</span>
      <span className="rounded-full bg-evergreen px-5 py-2.5 text-paper">{children}</span>
    </a>
  )
}

/** The version as it is on screen, with what is picked of it. */
export function Signed({ version, sha256, picked }: Pick<ToSign, 'version' | 'sha256' | 'picked'>) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="sha256" value={sha256} />
      {picked.map((each) => (
        <input key={each} type="hidden" name="picked" value={each} />
      ))}
    </>
  )
}

export function Signature({
  data,
  isRequired = false,
  className = '',
}: {
  readonly data: QuoteFormAnswer | undefined
  readonly isRequired?: boolean
  readonly className?: string
}) {
  const id = useId()
  const error = data?.fields?.name
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        Your name, as you would sign
      </label>
      <input
        {...errorProps(id, error)}
        ref={useFocusOnError(data, 'name')}
        id={id}
        name="name"
        autoComplete="name"
        required={isRequired}
        className="mt-1 h-13 w-full rounded-lg border border-bark-soft bg-white p-3 font-display text-xl aria-invalid:border-clay"
      />
      <FieldError id={id} error={error} />
    </div>
  )
}

/** The checkbox of consent. Its key is the version, so that another version resets it. */
export function Consent({
  text,
  data,
  isRequired = false,
  className = '',
}: {
  readonly text: string
  readonly data: QuoteFormAnswer | undefined
  readonly isRequired?: boolean
  readonly className?: string
}) {
  const id = useId()
  const error = data?.fields?.consent
  return (
    <div className={className}>
      <label className="flex items-start gap-3">
        <input
          {...errorProps(id, error)}
          ref={useFocusOnError(data, 'consent')}
          type="checkbox"
          name="consent"
          value="yes"
          required={isRequired}
          className="mt-0.5 size-6 shrink-0 accent-moss"
        />
        <span>{text}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Focuses a field when an answer says what is wrong with it; of both, the box, which is first. */
function useFocusOnError(data: QuoteFormAnswer | undefined, field: 'consent' | 'name') {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const first = (['consent', 'name'] as const).find((each) => data?.fields?.[each] !== undefined)
    if (first === field) input.current?.focus()
  }, [data, field])
  return input
}

/** The message about a refused answer, unless a field shows it. */
export const Refusal = ({ data }: { readonly data: QuoteFormAnswer | undefined }) => (
  <AnswerLine data={data?.is === 'failed' && data.fields === undefined ? data : undefined} />
)

/** The answer to a sent form. It gets the focus. */
export function AnswerLine({
  data,
  className = 'mt-2',
}: {
  readonly data: QuoteFormAnswer | undefined
  readonly className?: string
}) {
  const line = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    if (data !== undefined) line.current?.focus()
  }, [data])
  return (
    <output
      ref={line}
      tabIndex={-1}
      className={`block font-semibold ${data?.is === 'done' ? 'text-moss' : 'text-clay'} ${className}`}
    >
      {data?.message}
    </output>
  )
}
