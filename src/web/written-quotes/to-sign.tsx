import { useEffect, useRef } from 'react'
import type { useFetcher } from 'react-router'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import type { QuoteSaid } from './answers.ts'

/** The data of a form that signs a version. */
export interface ToSign {
  readonly content: VersionContent
  readonly version: number
  readonly sha256: string
  readonly totalCents: number
  /** Ids of lines. */
  readonly picked: readonly string[]
  /** The page's fetcher: its answer outlasts the form. */
  readonly fetcher: ReturnType<typeof useFetcher<QuoteSaid>>
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

/** The checkbox of consent. Its key is the version, so that another version resets it. */
export function Consent({
  words,
  isRequired = false,
  className = '',
}: {
  readonly words: string
  readonly isRequired?: boolean
  readonly className?: string
}) {
  return (
    <label className={`flex items-start gap-3 ${className}`}>
      <input
        type="checkbox"
        name="consent"
        value="yes"
        required={isRequired}
        className="mt-0.5 size-6 shrink-0 accent-moss"
      />
      <span>{words}</span>
    </label>
  )
}

/** The message about a refused answer. */
export const Refusal = ({ data }: { readonly data: QuoteSaid | undefined }) => (
  <Said data={data?.is === 'failed' ? data : undefined} />
)

/** The answer to a sent form. It gets the focus. */
export function Said({
  data,
  className = 'mt-2',
}: {
  readonly data: QuoteSaid | undefined
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
