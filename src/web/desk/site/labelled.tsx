import { createContext, use, useId } from 'react'
import { filledText, type PlaceholderFacts } from '#domain/placeholders.ts'
import type { DocumentErrors } from '#domain/site/check-document.ts'
import type { FixedWords } from '#domain/site/fixed-words.ts'
import type { FormField } from '#domain/site/form-of.ts'
import { TextCount } from '#web/desk/field.tsx'

/** What is wrong, by the places of the fields. */
export const DocumentErrorsContext = createContext<DocumentErrors>({})

/** Words that stay as they are, by their places, and why they do. */
export const FixedWordsContext = createContext<{
  readonly words: FixedWords
  readonly why: string
}>({ words: {}, why: '' })

/** Notes that somebody has left the field of a place. */
export const LeftContext = createContext<(place: string) => void>(() => {})

/** What texts may name in braces. */
export const FactsContext = createContext<PlaceholderFacts>({})

/** How long a text is, as it is typed and with its facts. */
export function useTextLength(): (text: string) => number {
  const facts = use(FactsContext)
  return (text) => Math.max(text.trim().length, filledText(text, facts).trim().length)
}

/** What the field of a part of a document gets. */
export interface FieldProps<Kind extends FormField['is']> {
  readonly field: Extract<FormField, { is: Kind }>
  /** Its place in the document: `sections.0.items.2.name`. */
  readonly place: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

/** A label above, a field, and below it what to know, how long it is, and what is wrong. */
export function Labelled({
  label,
  help,
  place,
  count,
  isList = false,
  children,
}: {
  readonly label: string
  readonly help?: React.ReactNode
  readonly isList?: boolean
  readonly place: string
  readonly count?: { readonly is: number; readonly most: number | null } | undefined
  readonly children: (props: {
    readonly id: string
    readonly 'aria-describedby': string
    readonly 'aria-invalid': true | undefined
  }) => React.ReactNode
}) {
  const id = useId()
  const error = useErrorAt(place, isList)
  const noteLeft = use(LeftContext)
  return (
    <div
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) noteLeft(place)
      }}
    >
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-about`,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <div id={`${id}-about`} className="mt-1 flex gap-3 text-second text-bark-soft">
        <div className="flex-1">
          {help}
          <p role="alert" className="text-brick">
            {error}
          </p>
        </div>
        {count === undefined || count.most === null ? null : (
          <TextCount is={count.is} most={count.most} />
        )}
      </div>
    </div>
  )
}

/** The first error at a place or, for a list of texts, in it. */
export function useErrorAt(place: string, isList = false): string | undefined {
  const errors = use(DocumentErrorsContext)
  const own = errors[place]
  if (own !== undefined || !isList) return own
  return Object.entries(errors).find(([at]) => at.startsWith(`${place}.`))?.[1]
}
