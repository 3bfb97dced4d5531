import * as z from 'zod/mini'
import { banner, type Banner } from './banner.ts'
import { companyFacts, type CompanyFacts } from './company-facts.ts'
import { specialDays, type SpecialDay } from './special-days.ts'

/** What of the site the desk can edit; form, import and reading share the schema of each kind. */
export const siteDocuments = {
  company: companyFacts,
  'special-days': specialDays,
  banner,
} as const

export type DocumentKind = keyof typeof siteDocuments

/** The slug of documents of which a site has one. */
export const onlySlug = 'site'

export type VersionState = 'draft' | 'published'

/** What the desk has published; null where the program's own holds. */
export interface SiteEdits {
  readonly company: CompanyFacts | null
  readonly specialDays: readonly SpecialDay[] | null
  /** Null: none. */
  readonly banner: Banner | null
}

export const isDocumentKind = (kind: string): kind is DocumentKind =>
  Object.hasOwn(siteDocuments, kind)

/** Content as it moves from one site to another; each document is checked by its kind. */
export const contentFile = z.object({
  format: z.literal('site-content-1'),
  documents: z.array(z.object({ kind: z.string(), slug: z.literal(onlySlug), data: z.unknown() })),
})

/** Activity of the content. */
export interface ContentEvent {
  readonly kind: 'content-published' | 'content-restored' | 'content-drafted'
  readonly data: Readonly<Record<never, never>>
}
