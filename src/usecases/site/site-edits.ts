import * as z from 'zod/mini'
import { originalOrder } from '#content/collections.ts'
import {
  onlySlug,
  orderOf,
  siteDocuments,
  type CollectionEdits,
  type CollectionKind,
  type DocumentKind,
  type SiteEdits,
} from '#domain/site/documents.ts'
import { withFixedTexts } from '#domain/site/fixed-texts.ts'
import { pageTexts, textKinds, type PageTexts, type TextKind } from '#domain/site/page-texts.ts'
import type { ContentStore, DocumentKey } from '#ports/content-store.ts'

/** A published version that this program cannot read, and the version used instead. */
export interface BrokenDocument {
  readonly kind: DocumentKind
  readonly slug: string
  readonly revision: number
  /** 0: the program's own, or none. */
  readonly instead: number
}

/** Published edits of the site, and the unreadable ones. */
export interface ReadSiteEdits {
  readonly edits: SiteEdits
  readonly broken: readonly BrokenDocument[]
}

/** A draft that replaces the published document in a preview. */
export interface DraftedDocument extends DocumentKey {
  readonly data: unknown
}

/** Maximum number of versions of a document that are searched for a readable one. */
const versionsTried = 100

/**
 * Reads the published edits, with a draft in place of its document if given. If a document does not
 * fit its schema (from an older program, or edited by hand), the last version that does is used.
 */
export async function readSiteEdits(
  { contentStore }: { readonly contentStore: Pick<ContentStore, 'published' | 'history'> },
  draft: DraftedDocument | null = null,
): Promise<ReadSiteEdits> {
  const published = await contentStore.published()
  const broken: BrokenDocument[] = []

  async function read<T>(
    kind: DocumentKind,
    schema: z.core.$ZodType<T>,
    slug: string = onlySlug,
  ): Promise<T | null> {
    if (draft?.kind === kind && draft.slug === slug) {
      const drafted = fit(kind, slug, draft.data, schema)
      if (drafted !== undefined) return drafted
    }
    const newest = published.find((each) => each.kind === kind && each.slug === slug)
    if (newest === undefined) return null
    const fitting = fit(kind, slug, newest.data, schema)
    if (fitting !== undefined) return fitting
    const history = await contentStore.history({ kind, slug }, versionsTried)
    const good = history.find(
      ({ data, revision }) =>
        revision < newest.revision && fit(kind, slug, data, schema) !== undefined,
    )
    broken.push({ kind, slug, revision: newest.revision, instead: good?.revision ?? 0 })
    return good === undefined ? null : (fit(kind, slug, good.data, schema) ?? null)
  }

  async function collection<T>(
    kind: CollectionKind,
    schema: z.core.$ZodType<T>,
  ): Promise<CollectionEdits<T>> {
    const bySlug = new Map<string, T>()
    const slugs = published.filter((each) => each.kind === kind).map(({ slug }) => slug)
    if (draft?.kind === kind) slugs.push(draft.slug)
    for (const slug of new Set(slugs)) {
      const entry = await read(kind, schema, slug)
      if (entry !== null) bySlug.set(slug, entry)
    }
    const order = (await read(orderOf(kind), siteDocuments[orderOf(kind)]))?.slugs ?? null
    const isNew = draft?.kind === kind && !(order ?? originalOrder(kind)).includes(draft.slug)
    return { order: isNew ? [...(order ?? originalOrder(kind)), draft.slug] : order, bySlug }
  }

  const texts: { [K in TextKind]?: PageTexts[K] } = {}
  const readTexts = async <K extends TextKind>(kind: K) => {
    const document = await read(kind, pageTexts[kind])
    if (document !== null) texts[kind] = document
  }
  for (const kind of textKinds) await readTexts(kind)
  const edits: SiteEdits = {
    company: await read('company', siteDocuments.company),
    specialDays: await read('special-days', siteDocuments['special-days']),
    banner: await read('banner', siteDocuments.banner),
    brand: await read('brand', siteDocuments.brand),
    stock: await read('stock', siteDocuments.stock),
    products: await collection('product', siteDocuments.product),
    services: await collection('service', siteDocuments.service),
    projects: await collection('project', siteDocuments.project),
    articles: await collection('article', siteDocuments.article),
    pages: await collection('page', siteDocuments.page),
    texts,
  }
  return { edits, broken }
}

/** Null: the program's own. Undefined if it does not fit. */
function fit<T>(
  kind: DocumentKind,
  slug: string,
  data: unknown,
  schema: z.core.$ZodType<T>,
): T | null | undefined {
  if (data === null) return null
  const parsed = z.safeParse(schema, withFixedTexts(kind, slug, data))
  return parsed.success ? parsed.data : undefined
}
