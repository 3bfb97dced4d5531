import type * as z from 'zod/mini'
import { companyOf } from '#content/company.ts'
import { textsWith } from '#content/page-texts.ts'
import { usualRecordPeriods } from '#domain/settings/record-periods.ts'
import { checkDocument } from '#domain/site/check-document.ts'
import { contentFile, isDocumentKind, isSlugOf, onlySlug } from '#domain/site/documents.ts'
import { withFixedWords } from '#domain/site/fixed-words.ts'
import { err, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { ContentStore } from '#ports/content-store.ts'
import type { Stale } from '#ports/request-store.ts'
import { addressesIn } from '#usecases/desk/addresses.ts'
import { readSiteEdits } from '#usecases/site-edits.ts'

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
        .map(({ kind, slug, data }) => ({
          kind,
          slug,
          data: isDocumentKind(kind) ? withFixedWords(kind, slug, data) : data,
        })),
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
    const { edits: here } = await readSiteEdits({ contentStore })()
    const { factsFor } = textsWith(here.texts, (own) => own, companyOf(here), usualRecordPeriods)
    const findings: string[] = []
    const documents = file.data.documents.map(({ kind, slug, data }) => {
      const at = slug === onlySlug ? kind : `${kind} ${slug}`
      if (!isDocumentKind(kind)) {
        findings.push(`${at}: this version of the site has no such document`)
        return { kind, slug, data: null }
      }
      if (!isSlugOf(kind, slug)) findings.push(`${at}: a ${kind} has no such address`)
      const checked = checkDocument(kind, slug, data, factsFor(kind))
      for (const [place, message] of Object.entries(checked.errors))
        findings.push(`${at}: ${said(place, message)}`)
      return { kind, slug, data: checked.data }
    })
    const keys = documents.map(({ kind, slug }) => `${kind} ${slug}`)
    if (new Set(keys).size < keys.length) findings.push('a document is listed twice')
    findings.push(...(await takenAddresses(contentStore, documents)))
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

/** Of a version that is not published yet. */
const unsaved = { revision: 0, restoredFrom: null, savedAt: 0, savedBy: null }

/** The addresses of a file that something else would have once it is published. */
async function takenAddresses(
  contentStore: ContentStore,
  documents: readonly { readonly kind: string; readonly slug: string; readonly data: unknown }[],
): Promise<readonly string[]> {
  const isBrought = ({ kind, slug }: { readonly kind: string; readonly slug: string }) =>
    documents.some((each) => each.kind === kind && each.slug === slug)
  const afterImport = {
    history: (...about: Parameters<ContentStore['history']>) => contentStore.history(...about),
    async published() {
      const kept = (await contentStore.published()).filter((each) => !isBrought(each))
      return [...kept, ...documents.map((document) => ({ ...document, ...unsaved }))]
    },
  }
  const { edits } = await readSiteEdits({ contentStore: afterImport })()
  const { of, holderOf } = addressesIn(edits)
  return (['page', 'article'] as const).flatMap((kind) =>
    documents.flatMap(({ kind: brought, slug }) => {
      const address = brought === kind ? of({ kind, slug }) : null
      const holder = address === null ? null : holderOf(address, { kind, slug })
      return holder === null ? [] : [`${kind} ${slug}: /${address} is taken. ${holder}`]
    }),
  )
}

const finding = ({ path, message }: z.core.$ZodIssue) => said(path.map(String).join('.'), message)

const said = (place: string, message: string) => (place === '' ? message : `${place}: ${message}`)
