import * as z from 'zod/mini'
import type { PlaceholderFacts } from '#domain/placeholders.ts'
import { siteDocuments, type DocumentKind } from './documents.ts'
import { changedTexts } from './fixed-texts.ts'
import { formOf, withIds, type FormField } from './form-of.ts'
import { filledTexts, isTextKind, unknownFacts } from './page-texts.ts'

/** The errors of a document by the path of the field: `sections.0.items.2.name`. */
export type DocumentErrors = Readonly<Record<string, string>>

/** A document with its ids filled in, and its errors; without errors it can be published. */
export interface CheckedDocument {
  readonly data: unknown
  readonly errors: DocumentErrors
}

const forms = new Map<DocumentKind, FormField>()

/** The form of a kind of document, derived from its schema. */
export function formOfKind(kind: DocumentKind): FormField {
  const known = forms.get(kind)
  if (known !== undefined) return known
  const form = formOf(siteDocuments[kind])
  forms.set(kind, form)
  return form
}

/**
 * Checks a document before it is published, in browser and server. Texts of pages may contain
 * placeholders for `facts`; their lengths are checked with the facts and without.
 */
export function checkDocument(
  kind: DocumentKind,
  slug: string,
  typed: unknown,
  facts: PlaceholderFacts | null = null,
): CheckedDocument {
  const data = withIds(formOfKind(kind), typed)
  const errors: Record<string, string> = { ...changedTexts(kind, slug, data) }
  const namesFacts = isTextKind(kind) && facts !== null
  if (namesFacts) {
    for (const [place, message] of unknownFacts(data, facts)) errors[place] ??= message
  }
  const parse = (value: unknown) => {
    const parsed = z.safeParse<z.core.$ZodType<unknown>>(siteDocuments[kind], value)
    for (const { path, message } of parsed.error?.issues ?? [])
      errors[path.map(String).join('.')] ??= message
    return parsed
  }
  const parsed = parse(data)
  if (namesFacts) parse(filledTexts(data, facts))
  return { data: parsed.success ? parsed.data : data, errors }
}
