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
export const FieldBlurContext = createContext<(place: string) => void>(() => {})

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
export function FieldLayout({
  label,
  help,
  place,
  count,
  entry,
  children,
}: {
  readonly label: string
  readonly help?: React.ReactNode
  /** What each of several texts in one field is called: `Line`. */
  readonly entry?: string
  readonly place: string
  readonly count?: { readonly is: number; readonly most: number | null } | undefined
  readonly children: (props: {
    readonly id: string
    readonly 'aria-describedby': string
    readonly 'aria-invalid': true | undefined
  }) => React.ReactNode
}) {
  const id = useId()
  const errors = useErrorsAt(place, entry)
  const onFieldBlur = use(FieldBlurContext)
  return (
    <div
      className="min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onFieldBlur(place)
      }}
    >
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-about`,
        'aria-invalid': errors.length === 0 ? undefined : true,
      })}
      <div id={`${id}-about`} className="mt-1 flex gap-3 text-second text-bark-soft">
        <div className="flex-1">
          {help}
          <div role="alert" className="text-brick">
            {errors.map(([at, message]) => (
              <p key={at}>{message}</p>
            ))}
          </div>
        </div>
        {count === undefined || count.most === null ? null : (
          <TextCount is={count.is} most={count.most} />
        )}
      </div>
    </div>
  )
}

/** The error at a place. */
export const useErrorAt = (place: string): string | undefined => use(DocumentErrorsContext)[place]

/** The errors of a field by their places, numbered where it holds several texts. */
function useErrorsAt(place: string, entry: string | undefined) {
  const errors = Object.entries(use(DocumentErrorsContext))
  const own = errors.filter(([at]) => at === place)
  if (entry === undefined) return own
  const within = errors.filter(([at]) => at.startsWith(`${place}.`))
  const isOne = within.length === 1
  return [
    ...own,
    ...within.map(([at, message]) => {
      const number = Number(at.slice(place.length + 1)) + 1
      return [at, isOne ? message : `${entry} ${number}: ${message}`] as const
    }),
  ]
}
