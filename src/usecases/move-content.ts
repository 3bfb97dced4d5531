import { contentFile, isDocumentKind, onlySlug, siteDocuments } from '#domain/site/documents.ts'
import { err, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { ContentStore } from '#ports/content-store.ts'
import type { Stale } from '#ports/request-store.ts'

/** Why a file was not imported, place by place. */
export interface ContentRefusal {
  readonly code: 'invalid'
  readonly findings: readonly string[]
}

/** What the desk has published, to be moved to another site. */
export function exportContent({ contentStore }: { readonly contentStore: ContentStore }) {
  return async () => {
    const published = await contentStore.published()
    return {
      format: 'site-content-1' as const,
      documents: published
        .filter(({ data }) => data !== null)
        .map(({ kind, slug, data }) => ({ kind, slug, data })),
    }
  }
}

/** Publishes what a file holds: all of it, or nothing. Answers how many documents. */
export function importContent({
  contentStore,
  clock,
}: {
  readonly contentStore: ContentStore
  readonly clock: Clock
}) {
  return async (value: unknown): Promise<Result<readonly number[], ContentRefusal | Stale>> => {
    const file = contentFile.safeParse(value)
    if (!file.success) return err({ code: 'invalid', findings: file.error.issues.map(finding) })
    const findings: string[] = []
    const documents = file.data.documents.map(({ kind, data }) => {
      const schema = isDocumentKind(kind) ? siteDocuments[kind] : null
      if (schema === null) findings.push(`${kind}: this program knows no such document`)
      const parsed = schema?.safeParse(data)
      for (const issue of parsed?.error?.issues ?? []) findings.push(`${kind}: ${finding(issue)}`)
      return { kind, slug: onlySlug, data: parsed?.data }
    })
    const kinds = documents.map(({ kind }) => kind)
    if (new Set(kinds).size < kinds.length) findings.push('a document stands there twice')
    if (findings.length > 0) return err({ code: 'invalid', findings })
    const edits = await Promise.all(
      documents.map(async (document) => {
        const [newest] = await contentStore.history(document, 1)
        const seen = newest?.revision ?? 0
        return { ...document, state: 'published' as const, seen, restoredFrom: null }
      }),
    )
    return contentStore.save(edits, { by: null, at: clock.now() })
  }
}

const finding = ({ path, message }: { readonly path: PropertyKey[]; readonly message: string }) =>
  [path.map(String).join('.'), message].filter((part) => part !== '').join(': ')
