import type { DocumentKind } from '#domain/site/documents.ts'
import { isTextKind, type TextKind } from '#domain/site/page-texts.ts'
import { Icon } from '#web/desk/icon.tsx'
import { textPages } from './text-pages.ts'

const titles: Readonly<Record<Exclude<DocumentKind, TextKind>, string>> = {
  company: 'Company',
  'special-days': 'Holidays and closed days',
  banner: 'Banner',
  brand: 'Logo and colors',
  stock: 'Out of stock',
  product: 'Product',
  'product-order': 'Order of the products',
  service: 'Service',
  'service-order': 'Order of the services',
  project: 'Project',
  'project-order': 'Order of the projects',
  article: 'Article',
  'article-order': 'Order of the articles',
  page: 'Page',
  'page-order': 'Order of the pages',
}

/** What a document is called at the desk. */
export const documentTitle = (kind: DocumentKind): string =>
  isTextKind(kind) ? textPages[kind].title : titles[kind]

/** What was published and cannot be shown, and what is shown instead. */
export function BrokenLines({
  broken,
}: {
  readonly broken: readonly { readonly kind: DocumentKind; readonly instead: number }[]
}) {
  if (broken.length === 0) return null
  return (
    <ul className="mb-4">
      {broken.map(({ kind, instead }) => (
        <li key={kind} className="flex min-h-9 items-center gap-2 font-semibold text-brick">
          <Icon name="warning" className="size-4" />
          {`${documentTitle(kind)}: the newest version cannot be read, so the site shows ${instead === 0 ? 'the original' : 'the last one that can'}. Save it again, or restore one below.`}
        </li>
      ))}
    </ul>
  )
}
