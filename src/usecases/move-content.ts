import * as z from 'zod/mini'
import {
  contentFile,
  isDocumentKind,
  isSlugOf,
  onlySlug,
  siteDocuments,
} from '#domain/site/documents.ts'
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
    const documents = file.data.documents.map(({ kind, slug, data }) => {
      const at = slug === onlySlug ? kind : `${kind} ${slug}`
      if (!isDocumentKind(kind)) {
        findings.push(`${at}: this program knows no such document`)
        return { kind, slug, data: null }
      }
      if (!isSlugOf(kind, slug)) findings.push(`${at}: a ${kind} has no such address`)
      const parsed = z.safeParse<z.core.$ZodType<unknown>>(siteDocuments[kind], data)
      for (const issue of parsed.error?.issues ?? []) findings.push(`${at}: ${finding(issue)}`)
      return { kind, slug, data: parsed.data }
    })
    const keys = documents.map(({ kind, slug }) => `${kind} ${slug}`)
    if (new Set(keys).size < keys.length) findings.push('a document stands there twice')
    if (findings.length > 0) return err({ code: 'invalid', findings })
    const edits = await Promise.all(
      documents.map(async (document) => {
        const [newest] = await contentStore.history(document, 1)
        const seen = newest?.revision ?? 0
        return { ...document, seen, restoredFrom: null }
      }),
    )
    return contentStore.save(edits, { by: null, at: clock.now() })
  }
}

const finding = ({ path, message }: z.core.$ZodIssue) =>
  [path.map(String).join('.'), message].filter((part) => part !== '').join(': ')
