import { orderOf, type DocumentKind } from '#domain/site/documents.ts'
import { isTextKind, type TextKind } from '#domain/site/page-texts.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import { collections } from './collections.ts'
import { textPages, textsAt } from './text-pages.ts'

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

/** Where a document is saved again; null for what is on the same page. */
function pathOf(kind: DocumentKind, slug: string): string | null {
  if (isTextKind(kind)) return deskPaths.document(textsAt, kind)
  if (kind === 'stock') return deskPaths.collection('products')
  for (const { kind: one, at } of collections) {
    if (kind === one) return deskPaths.document(at, slug)
    if (kind === orderOf(one)) return deskPaths.collection(at)
  }
  return null
}

const shownWords = {
  earlier: 'the site shows the last one that can',
  original: 'the site shows the original',
  nothing: 'the site does not show it',
} as const

/** What was published and cannot be shown, and what is shown instead. */
export function BrokenLines({
  broken,
}: {
  readonly broken: readonly {
    readonly kind: DocumentKind
    readonly slug: string
    /** Where there are several of its kind. */
    readonly title: string | null
    readonly shown: keyof typeof shownWords
  }[]
}) {
  if (broken.length === 0) return null
  return (
    <ul className="mb-4">
      {broken.map(({ kind, slug, title, shown }) => {
        const path = pathOf(kind, slug)
        return (
          <li
            key={`${kind} ${slug}`}
            className="flex min-h-9 items-start gap-2 py-1 font-semibold text-brick"
          >
            <Icon name="warning" className="mt-1 size-4 shrink-0" />
            <p>
              {`${documentTitle(kind)}${title === null ? '' : ` “${title}”`}: the newest version cannot be read, so ${shownWords[shown]}. `}
              {path === null ? (
                'Save it again, or restore one below.'
              ) : (
                <TextLink to={path} look="in-text">
                  Save it again
                </TextLink>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
