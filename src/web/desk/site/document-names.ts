import { isDocumentKind, onlySlug, type DocumentKind } from '#domain/site/documents.ts'
import { isTextKind, type TextKind } from '#domain/site/page-texts.ts'
import { textPages } from './text-pages.ts'

/** Title and phrase of each kind; texts of pages are named by their page. */
const names: Readonly<Record<Exclude<DocumentKind, TextKind>, readonly [string, string]>> = {
  company: ['Company', 'the company’s facts'],
  'special-days': ['Holidays and closed days', 'holidays and closed days'],
  banner: ['Banner', 'the banner'],
  brand: ['Logo and colors', 'logo and colors'],
  stock: ['Out of stock', 'what is out of stock'],
  product: ['Product', 'a product'],
  'product-order': ['List of products', 'the list of products'],
  service: ['Service', 'a service'],
  'service-order': ['List of services', 'the list of services'],
  project: ['Project', 'a project'],
  'project-order': ['List of projects', 'the list of projects'],
  article: ['Article', 'an article'],
  'article-order': ['List of articles', 'the list of articles'],
  page: ['Page', 'a page of your own'],
  'page-order': ['List of pages', 'the list of pages'],
}

/** `List of products` */
export const documentTitle = (kind: DocumentKind): string =>
  isTextKind(kind) ? textPages[kind].title : names[kind][0]

/** `the list of products` */
const documentPhrase = (kind: DocumentKind): string =>
  isTextKind(kind) ? `the text of “${textPages[kind].title}”` : names[kind][1]

/** `a product (Paw Paw)`, or without a title `a product (paw-paw)` */
export function documentName(kind: string, slug: unknown, title = slug): string {
  const name = isDocumentKind(kind) ? documentPhrase(kind) : 'the site'
  return typeof slug === 'string' && slug !== onlySlug ? `${name} (${String(title)})` : name
}
