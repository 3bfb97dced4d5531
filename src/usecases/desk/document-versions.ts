import { checkDocument } from '#domain/site/check-document.ts'
import type { DocumentKind } from '#domain/site/documents.ts'
import { withFixedTexts } from '#domain/site/fixed-texts.ts'
import type { DocumentKey } from '#ports/content-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Versions on one page of a history. */
const versionsListed = 20

/** Place of a page within a history; revisions start at 1. */
export function historyPage(asked: number, total: number) {
  const page = Math.min(Math.max(1, asked), Math.max(1, Math.ceil(total / versionsListed)))
  return {
    offset: (page - 1) * versionsListed,
    place: { page, pageLength: versionsListed, total },
  }
}

/** A document of a known kind. */
interface SiteDocument {
  readonly kind: DocumentKind
  readonly slug: string
}

/** An earlier version, with null as its data for the program's own document; null if none. */
export async function readVersion(
  { contentStore }: Dependencies,
  document: DocumentKey,
  revision: number,
): Promise<{ readonly data: unknown } | null> {
  return revision === 0 ? { data: null } : contentStore.version(document, revision)
}

/** An earlier version as it is published again; null as well if it no longer fits. */
export async function readRestorable(
  dependencies: Dependencies,
  { kind, slug }: SiteDocument,
  revision: number,
): Promise<{ readonly data: unknown } | null> {
  const version = await readVersion(dependencies, { kind, slug }, revision)
  if (version === null || version.data === null) return version
  const data = withFixedTexts(kind, slug, version.data)
  const { errors } = checkDocument(kind, slug, data, dependencies.content().factsFor(kind))
  return Object.keys(errors).length === 0 ? { data } : null
}
