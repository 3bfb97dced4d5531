import * as z from 'zod/mini'
import { articleDocument, type ArticleDocument } from './article.ts'
import { banner, type Banner } from './banner.ts'
import { brand, type Brand } from './brand.ts'
import { companyFacts, type CompanyFacts } from './company-facts.ts'
import { pageDocument, type PageDocument } from './page.ts'
import { slugPattern } from './document-fields.ts'
import { isTextKind, pageTexts, type PageTexts, type TextKind } from './page-texts.ts'
import { productDocument, type ProductDocument } from './product.ts'
import { maxRedirects, redirect } from './redirect.ts'
import { projectDocument, type ProjectDocument } from './project.ts'
import { serviceDocument, type ServiceDocument } from './service.ts'
import { specialDays, type SpecialDay } from './special-days.ts'
import { stock, type Stock } from './stock.ts'

/** Schema of the shown entries of a collection, in their order. */
const documentOrder = z.object({
  slugs: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(
    z.maxLength(2000),
    z.refine((slugs) => new Set(slugs).size === slugs.length, { error: 'One is listed twice.' }),
  ),
})

/**
 * Every kind of document that the desk can edit, with the schema that form, import and reading
 * share.
 */
export const siteDocuments = {
  company: companyFacts,
  'special-days': specialDays,
  banner,
  brand,
  stock,
  product: productDocument,
  'product-order': documentOrder,
  service: serviceDocument,
  'service-order': documentOrder,
  project: projectDocument,
  'project-order': documentOrder,
  article: articleDocument,
  'article-order': documentOrder,
  page: pageDocument,
  'page-order': documentOrder,
  ...pageTexts,
} as const

export type DocumentKind = keyof typeof siteDocuments

/** Longest draft of a document, in characters of JSON; a full document of any kind fits. */
export const maxDocumentLength = 600_000

/** Kinds that the page Site publishes, without a draft. */
export const siteKinds = ['company', 'special-days', 'banner', 'brand'] as const

/** Kinds with several documents, each with a slug; one more document has their order. */
export const collectionKinds = ['product', 'service', 'project', 'article', 'page'] as const

export type CollectionKind = (typeof collectionKinds)[number]

/** Kinds with drafts, previews and publication. */
export type DraftedKind = CollectionKind | TextKind

export const isDraftedKind = (kind: string): kind is DraftedKind =>
  isTextKind(kind) || isCollectionKind(kind)

/** The kind of the document that has the order of a collection. */
export const orderOf = <K extends CollectionKind>(kind: K): `${K}-order` => `${kind}-order`

/** The slug of kinds with a single document. */
export const onlySlug = 'site'

export interface CollectionEdits<T> {
  /** Slugs of the shown entries in their order; null for the program's own. */
  readonly order: readonly string[] | null
  readonly bySlug: ReadonlyMap<string, T>
}

/** The published edits of the site; null where the program's own document applies. */
export interface SiteEdits {
  readonly company: CompanyFacts | null
  readonly specialDays: readonly SpecialDay[] | null
  /** Null if there is none. */
  readonly banner: Banner | null
  readonly brand: Brand | null
  /** Null if everything is in stock. */
  readonly stock: Stock | null
  readonly products: CollectionEdits<ProductDocument>
  readonly services: CollectionEdits<ServiceDocument>
  readonly projects: CollectionEdits<ProjectDocument>
  readonly articles: CollectionEdits<ArticleDocument>
  readonly pages: CollectionEdits<PageDocument>
  readonly texts: Partial<PageTexts>
}

const noneEdited = { order: null, bySlug: new Map<string, never>() }

export const unedited: SiteEdits = {
  company: null,
  specialDays: null,
  banner: null,
  brand: null,
  stock: null,
  products: noneEdited,
  services: noneEdited,
  projects: noneEdited,
  articles: noneEdited,
  pages: noneEdited,
  texts: {},
}

/** Whether a text from a URL is a kind of document. */
export const isDocumentKind = (kind: string): kind is DocumentKind =>
  Object.hasOwn(siteDocuments, kind)

/** Whether a kind has several documents, each with a slug. */
export const isCollectionKind = (kind: string): kind is CollectionKind =>
  collectionKinds.some((each) => each === kind)

/** Whether a slug fits a kind: any in a collection, else only `onlySlug`. */
export const isSlugOf = (kind: DocumentKind, slug: string): boolean =>
  isCollectionKind(kind) ? slugPattern.test(slug) : slug === onlySlug

/** Schema of a file that moves content between sites; each document is checked by its kind. */
export const contentFile = z.object({
  format: z.literal('site-content-1', { error: 'this is not an export of a site' }),
  documents: z.array(z.object({ kind: z.string(), slug: z.string(), data: z.unknown() }), {
    error: 'there is no list of documents',
  }),
  // Files of earlier versions have no redirects.
  redirects: z.optional(z.array(redirect).check(z.maxLength(maxRedirects))),
})

export interface ContentEvent {
  readonly kind:
    | 'content-published'
    | 'content-restored'
    | 'content-drafted'
    | 'content-draft-discarded'
  readonly slug?: string
}
