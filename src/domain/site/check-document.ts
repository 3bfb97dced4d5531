import * as z from 'zod/mini'
import { siteDocuments, type DocumentKind } from './documents.ts'
import { formOf, withIds, type FormField } from './form-of.ts'

/** What is wrong with a document, by the place of the field: `sections.0.items.2.name`. */
export type DocumentErrors = Readonly<Record<string, string>>

/** A document with its ids filled in, and what is wrong with it; nothing where it can be published. */
export interface CheckedDocument {
  readonly data: unknown
  readonly errors: DocumentErrors
}

const forms = new Map<DocumentKind, FormField>()

/** The form of a kind of documents, as its schema describes it. */
export function formOfKind(kind: DocumentKind): FormField {
  const known = forms.get(kind)
  if (known !== undefined) return known
  const form = formOf(siteDocuments[kind])
  forms.set(kind, form)
  return form
}

/** Checks a document as browser and server both do before it is published. */
export function checkDocument(kind: DocumentKind, typed: unknown): CheckedDocument {
  const data = withIds(formOfKind(kind), typed)
  const parsed = z.safeParse<z.core.$ZodType<unknown>>(siteDocuments[kind], data)
  if (parsed.success) return { data: parsed.data, errors: {} }
  const errors: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues)
    errors[path.map(String).join('.')] ??= message
  return { data, errors }
}
