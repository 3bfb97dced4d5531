import { bannerLabels } from './banner.ts'
import { brandLabels } from './brand.ts'
import { formOfKind } from './check-document.ts'
import { companyLabels } from './company-facts.ts'
import { partOf } from './document-part.ts'
import { siteDocuments, type DocumentKind } from './documents.ts'

/** Of documents that have a form of their own. */
const ownLabels: Partial<Record<DocumentKind, Readonly<Record<string, string>>>> = {
  company: companyLabels,
  banner: bannerLabels,
  brand: brandLabels,
}

/** Number of fields that are named. */
const most = 3

/**
 * Which fields of a document differ from the version before, by their labels: `Phone, City changed`.
 * Empty if none is known to.
 */
export function changedFields(kind: DocumentKind, before: unknown, after: unknown): string {
  if (before === null || after === null) return ''
  const [was, is] = [readable(kind, before), readable(kind, after)]
  const changed = labelsOf(kind).flatMap(([name, label]) =>
    isSame(partOf(was, name), partOf(is, name)) ? [] : [label],
  )
  if (changed.length === 0) return ''
  const more = changed.length - most
  const named = changed.slice(0, most).join(', ')
  return more > 0 ? `${named} and ${more} more changed` : `${named} changed`
}

function labelsOf(kind: DocumentKind): readonly (readonly [name: string, label: string])[] {
  const own = ownLabels[kind]
  if (own !== undefined) return Object.entries(own)
  const form = formOfKind(kind)
  const fields = form.is === 'group' ? form.fields : []
  return fields.flatMap(({ name, field }) =>
    field.is === 'hidden' ? [] : [[name, field.meta.label] as const],
  )
}

/** With its parts in the order of the schema, where it still fits. */
function readable(kind: DocumentKind, data: unknown): unknown {
  const read = siteDocuments[kind].safeParse(data)
  return read.success ? read.data : data
}

/** An optional text may be missing or empty. */
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
