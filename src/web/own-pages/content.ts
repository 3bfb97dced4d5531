import type { OwnPage } from '#content/collections.ts'
import type { Content } from '#content/content.ts'

/** The content of a page of the company's own; each part with its place on the page. */
export interface OwnPageContent extends Omit<OwnPage, 'parts' | 'slug' | 'isInFooter'> {
  readonly parts: readonly (OwnPage['parts'][number] & { readonly id: string })[]
}

/** The page at an address, or null where there is none. */
export function ownPageContent({ ownPages }: Content, address: string): OwnPageContent | null {
  const page = ownPages.find((each) => each.address === address)
  if (page === undefined) return null
  const { slug: _, isInFooter: __, parts, ...rest } = page
  return { ...rest, parts: parts.map((part, at) => ({ ...part, id: `part-${at + 1}` })) }
}
