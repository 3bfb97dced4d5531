import { textOf } from '#domain/site/document-part.ts'
import { formOfKind } from '#domain/site/check-document.ts'
import { collectionKinds, type CollectionKind } from '#domain/site/documents.ts'
import { dateOf, type Instant } from '#domain/time.ts'
import { paths } from '#domain/site/paths.ts'

/** A collection of the site, with its names at the desk and its pages. */
export interface Collection {
  readonly kind: CollectionKind
  /** Part of the desk's paths. */
  readonly at: string
  /** `Products` */
  readonly title: string
  readonly one: string
  readonly aboutNone: string
  /** Name of the field that names an entry. */
  readonly called: 'name' | 'title'
  /** Initial fields of a new entry; dates are in the company's time zone. */
  readonly begin: (now: Instant, timeZone: string) => Readonly<Record<string, unknown>>
  /** Path of the page that shows an entry. */
  readonly pathOf: (slug: string, document: unknown) => string
  /** Set if entries have a card elsewhere, with fields that their page does not show. */
  readonly card?: CardPlace
}

/** Where the cards of a collection are. */
export interface CardPlace {
  /** `Card on the home page` */
  readonly name: string
  readonly path: string
  /** Id of the heading of their section, in which they are links to their pages. */
  readonly anchor: string
}

function inCategory(path: string, document: unknown): string {
  const category = textOf(document, 'category')
  return category === null ? path : `${path}?category=${encodeURIComponent(category)}`
}

const byKind: Readonly<Record<CollectionKind, Omit<Collection, 'kind'>>> = {
  product: {
    at: 'products',
    title: 'Products',
    one: 'product',
    called: 'name',
    begin: () => ({}),
    aboutNone: 'The products page is empty. Add the first product.',
    pathOf: (_, document) => inCategory(paths.products, document),
  },
  service: {
    at: 'services',
    title: 'Services',
    one: 'service',
    called: 'name',
    begin: () => ({}),
    aboutNone: 'You offer no services yet, so nobody can ask for a quote. Add the first one.',
    pathOf: (slug) => paths.service(slug),
    card: { name: 'Card on the home page', path: paths.home, anchor: 'services' },
  },
  project: {
    at: 'projects',
    title: 'Projects',
    one: 'project',
    called: 'title',
    begin: () => ({}),
    aboutNone: 'The gallery is empty. Add the first project.',
    pathOf: (_, document) => inCategory(paths.projects, document),
  },
  article: {
    at: 'articles',
    title: 'Articles',
    one: 'article',
    called: 'title',
    begin: (now, timeZone) => {
      const today = dateOf(now, timeZone)
      return { published: today, updated: today }
    },
    aboutNone: 'The blog is empty. Write the first article.',
    pathOf: (slug) => paths.article(slug),
  },
  page: {
    at: 'pages',
    title: 'Pages',
    one: 'page',
    called: 'title',
    begin: () => ({ isInFooter: true }),
    aboutNone:
      'You have no pages of your own yet. Add one at an address you choose: for a warranty, a season, a job opening.',
    pathOf: (slug, document) => paths.ownPage(textOf(document, 'address') ?? slug),
  },
}

/** In the order of their tabs. */
export const collections: readonly Collection[] = collectionKinds.map((kind) => ({
  kind,
  ...byKind[kind],
}))

export const collectionAt = (at: string | undefined): Collection | null =>
  collections.find((each) => each.at === at) ?? null

/** Longest name of an entry, in characters. */
export function nameLength({ kind, called }: Collection): number {
  const form = formOfKind(kind)
  const fields = form.is === 'group' ? form.fields : []
  const name = fields.find((each) => each.name === called)?.field
  if (name?.is !== 'text' || name.most === null) throw new Error(`${kind} has no name of a length`)
  return name.most
}
