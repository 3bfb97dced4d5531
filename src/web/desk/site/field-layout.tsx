import { createContext, use, useId } from 'react'
import { filledText, type PlaceholderFacts } from '#domain/placeholders.ts'
import type { DocumentErrors } from '#domain/site/check-document.ts'
import type { FixedTexts } from '#domain/site/fixed-texts.ts'
import type { FormField } from '#domain/site/form-of.ts'
import { TextCount } from '#web/desk/forms/field.tsx'
import type { LoadedDocument } from './document-page.ts'

/** Properties that the fields of a document's editor share; those of the form around them. */
export interface DocumentForm {
  /** Errors by field path. */
  readonly errors: DocumentErrors
  /** Fixed texts by field path, and why they cannot change. */
  readonly fixed: { readonly texts: FixedTexts; readonly why: string }
  /** Values of the placeholders that texts can use. */
  readonly facts: PlaceholderFacts
  /** Pages that links can lead to, and entries that the home page can list. */
  readonly choices: LoadedDocument['choices']
  readonly entries: LoadedDocument['entries']
  /** Called with the path of a field that loses the focus. */
  readonly onFieldBlur: (place: string) => void
  /** Called with the id of a picture that got the description it lacked. */
  readonly onDescribed: (id: string) => void
  /** Lets publishing wait, until the function that it returns is called. */
  readonly holdPublishing: () => () => void
}

export const emptyForm: DocumentForm = {
  errors: {},
  fixed: { texts: {}, why: '' },
  facts: {},
  choices: [],
  entries: { project: { all: [], usual: [] }, service: { all: [], usual: [] } },
  onFieldBlur: () => {},
  onDescribed: () => {},
  holdPublishing: () => () => {},
}

export const DocumentFormContext = createContext(emptyForm)

export const useDocumentForm = (): DocumentForm => use(DocumentFormContext)

/** Length of a text, typed or with its placeholders filled in, whichever is longer. */
export function useTextLength(): (text: string) => number {
  const { facts } = useDocumentForm()
  return (text) => Math.max(text.trim().length, filledText(text, facts).trim().length)
}

export interface FieldProps<Kind extends FormField['is']> {
  readonly field: Extract<FormField, { is: Kind }>
  /** Path in the document: `sections.0.items.2.name`. */
  readonly place: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

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
  /** Label of each of several texts in one field: `Line`. */
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
  const { onFieldBlur } = useDocumentForm()
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
      <div id={`${id}-about`} className="mt-1 flex flex-wrap gap-x-3 text-second text-bark-soft">
        <div className="flex-1 basis-48">
          {help}
          <div role="alert" className="text-brick">
            {errors.map(([at, message]) => (
              <p key={at}>{message}</p>
            ))}
          </div>
        </div>
        {count === undefined || count.most === null ? null : (
          <span className="ml-auto">
            {entry === undefined ? null : `Longest ${entry.toLowerCase()}: `}
            <TextCount is={count.is} most={count.most} />
          </span>
        )}
      </div>
    </div>
  )
}

/** Errors of a field by path, numbered where it holds several texts. */
function useErrorsAt(place: string, entry: string | undefined) {
  const errors = Object.entries(useDocumentForm().errors)
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
