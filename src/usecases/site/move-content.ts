import type * as z from 'zod/mini'
import { chatNameRefusal } from '#content/chat-names.ts'
import { companyOf } from '#content/company.ts'
import { textsWith } from '#content/page-texts.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { checkDocument, formOfKind } from '#domain/site/check-document.ts'
import {
  contentFile,
  type DocumentKind,
  isDocumentKind,
  isDraftedKind,
  isSlugOf,
  onlySlug,
  type SiteEdits,
} from '#domain/site/documents.ts'
import { withFixedTexts } from '#domain/site/fixed-texts.ts'
import { isUploaded } from '#domain/site/library-picture.ts'
import type { Redirect } from '#domain/site/redirect.ts'
import { referencesIn } from '#domain/site/references.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ContentStore } from '#ports/content-store.ts'
import type { Stale } from '#domain/desk/stale.ts'
import { addressesIn, saveAddressed, type PageAddresses } from '#usecases/desk/page-addresses.ts'
import { readSiteEdits } from '#usecases/site/site-edits.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Why a file was not imported, by path. */
export interface ContentRefusal {
  readonly code: 'invalid'
  readonly findings: readonly string[]
}

/** Exports published content and redirects, to move them to another site. */
export function exportContent({ contentStore, redirects }: Dependencies) {
  return async () => {
    const published = await contentStore.published()
    return {
      format: 'site-content-1' as const,
      documents: published
        .filter(({ data }) => data !== null)
        .map(({ kind, slug, data }) => ({
          kind,
          slug,
          data: isDocumentKind(kind) ? withFixedTexts(kind, slug, data) : data,
        })),
      redirects: await redirects.all(),
    }
  }
}

/**
 * Checks a file before its pictures are imported, so missing pictures are no errors. Returns null
 * if it would be imported.
 */
export function checkContent({ contentStore, pictures }: Dependencies) {
  return async (value: unknown, coming: ReadonlySet<string>): Promise<ContentRefusal | null> => {
    const file = contentFile.safeParse(value)
    if (!file.success) return unreadable(file.error)
    const isThere = async (id: string) => coming.has(id) || (await pictures.find(id)) !== null
    const { documents, findings } = await readDocuments(contentStore, isThere, file.data)
    const after = addressesIn(await editsAfter(contentStore, documents))
    const all = [...findings, ...takenAddresses(after, documents)]
    return all.length === 0 ? null : { code: 'invalid', findings: all }
  }
}

/**
 * Publishes the content of a file, all or nothing. A page that moves leaves a redirect, as at the
 * desk. Returns the number of documents.
 */
export function importContent(dependencies: Dependencies) {
  const { contentStore, pictures, clock } = dependencies
  const isThere = async (id: string) => (await pictures.find(id)) !== null

  const editOf = async (document: ImportedDocument) => {
    const [newest] = await contentStore.history(document, 1)
    return { ...document, seen: newest?.revision ?? 0, restoredFrom: null }
  }

  return async (value: unknown): Promise<Result<number, ContentRefusal | Stale>> => {
    const file = contentFile.safeParse(value)
    if (!file.success) return err(unreadable(file.error))
    const { documents, findings } = await readDocuments(contentStore, isThere, file.data)
    return saveAddressed<number, ContentRefusal>(
      dependencies,
      async (before) => {
        const after = addressesIn(await editsAfter(contentStore, documents))
        const all = [...findings, ...takenAddresses(after, documents)]
        if (all.length > 0) return err({ code: 'invalid', findings: all })
        const moved = leftAddresses(before, after, documents)
        const edits = await Promise.all(documents.map(editOf))
        const redirects = [...(file.data.redirects ?? []), ...moved]
        return ok({ edits, redirects, answer: documents.length })
      },
      { by: null, at: clock.now() },
    )
  }
}

const unreadable = (error: z.core.$ZodError): ContentRefusal => ({
  code: 'invalid',
  findings: error.issues.map(finding),
})

/** The documents of a file, with their errors at this site under the file's own facts. */
async function readDocuments(
  contentStore: ContentStore,
  isThere: (picture: string) => Promise<boolean>,
  { documents }: z.output<typeof contentFile>,
) {
  const known = documents.flatMap(({ kind, ...rest }) =>
    isDocumentKind(kind) ? [{ kind, ...rest }] : [],
  )
  const after = await editsAfter(contentStore, known)
  const company = companyOf(after)
  const { factsFor } = textsWith(after.texts, (own) => own, company, defaultRecordPeriods)
  const findings: string[] = []
  const read: ImportedDocument[] = []
  for (const { kind, slug, data } of documents) {
    const at = slug === onlySlug ? kind : `${kind} ${slug}`
    if (!isDocumentKind(kind)) {
      findings.push(`${at}: this version of the site has no such document`)
      continue
    }
    if (!isSlugOf(kind, slug)) findings.push(`${at}: a ${kind} has no such address`)
    const checked = checkDocument(kind, slug, data, factsFor(kind))
    const missing = await missingPictures(isThere, kind, checked.data)
    const taken = kind === 'service' ? chatNameRefusal(after.services, slug, checked.data) : null
    if (taken !== null) findings.push(`${at}: ${messageAt('chat.name', taken)}`)
    for (const [place, message] of [...Object.entries(checked.errors), ...missing])
      findings.push(`${at}: ${messageAt(place, message)}`)
    read.push({ kind, slug, data: checked.data })
  }
  const keys = documents.map(({ kind, slug }) => `${kind} ${slug}`)
  if (new Set(keys).size < keys.length) findings.push('a document is listed twice')
  return { documents: read, findings }
}

interface ImportedDocument {
  readonly kind: DocumentKind
  readonly slug: string
  readonly data: unknown
}

/** Pictures of a document that the library does not have, as [path, message]. */
async function missingPictures(
  isThere: (picture: string) => Promise<boolean>,
  kind: DocumentKind,
  data: unknown,
): Promise<readonly (readonly [string, string])[]> {
  if (!isDraftedKind(kind)) return []
  const named = referencesIn(formOfKind(kind), data).filter(
    ({ is, to }) => is === 'picture' && isUploaded(to),
  )
  const found = await Promise.all(named.map(({ to }) => isThere(to)))
  return named.flatMap(({ place, to }, nth) =>
    found[nth] === false ? [[place, `the picture ${to} is not in the library`] as const] : [],
  )
}

/** A version that is not published yet. */
const unsaved = { revision: 0, restoredFrom: null, savedAt: 0, savedBy: null }

type Addresses = Pick<PageAddresses, 'currentAddress' | 'takenBy'>

/** The site once a file is published. */
async function editsAfter(
  contentStore: ContentStore,
  documents: readonly ImportedDocument[],
): Promise<SiteEdits> {
  const isImported = ({ kind, slug }: { readonly kind: string; readonly slug: string }) =>
    documents.some((each) => each.kind === kind && each.slug === slug)
  const afterImport = {
    history: (...about: Parameters<ContentStore['history']>) => contentStore.history(...about),
    async published() {
      const unchanged = (await contentStore.published()).filter((each) => !isImported(each))
      return [...unchanged, ...documents.map((document) => ({ ...document, ...unsaved }))]
    },
  }
  return (await readSiteEdits({ contentStore: afterImport })).edits
}

/** The addresses of a file that would belong to another page after publication. */
const takenAddresses = (
  { currentAddress, takenBy }: Addresses,
  documents: readonly ImportedDocument[],
): readonly string[] =>
  (['page', 'article'] as const).flatMap((kind) =>
    documents.flatMap(({ kind: imported, slug }) => {
      const address = imported === kind ? currentAddress({ kind, slug }) : null
      const holder = address === null ? null : takenBy(address, { kind, slug })
      return holder === null ? [] : [`${kind} ${slug}: /${address} is taken. ${holder}`]
    }),
  )

/** Redirects from addresses that pages leave because of a file. */
const leftAddresses = (
  before: Addresses,
  after: Addresses,
  documents: readonly ImportedDocument[],
): readonly Redirect[] =>
  documents.flatMap(({ kind, slug }) => {
    if (kind !== 'page') return []
    const [from, to] = [before.currentAddress({ kind, slug }), after.currentAddress({ kind, slug })]
    return from === null || to === null || from === to ? [] : [{ from: `/${from}`, to: `/${to}` }]
  })

const finding = ({ path, message }: z.core.$ZodIssue) =>
  messageAt(path.map(String).join('.'), message)

const messageAt = (place: string, message: string) =>
  place === '' ? message : `${place}: ${message}`
