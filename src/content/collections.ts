import type { Coverage } from '#domain/materials/coverage.ts'
import type { ArticleDocument } from '#domain/site/article.ts'
import type { CollectionEdits, CollectionKind } from '#domain/site/documents.ts'
import type { PageDocument } from '#domain/site/page.ts'
import { isProgramAddress } from '#domain/site/page-address.ts'
import type { ProductDocument } from '#domain/site/product.ts'
import type { ProjectDocument } from '#domain/site/project.ts'
import type { ServiceDocument } from '#domain/site/service.ts'
import { slugOf } from '#domain/text.ts'
import type { Article } from './articles/article.ts'
import { articles } from './articles/articles.ts'
import { chatServices, type ChatService } from './chat-services.ts'
import { coverages } from './coverage.ts'
import type { Localize } from './localized.ts'
import { products, type Product } from './products.ts'
import { projects, type Project } from './projects.ts'
import type { Service } from './services/service.ts'
import { services } from './services/services.ts'
import { type Shown, withShownPictures } from './shown-texts.ts'

/** The original collections, in the form that the desk edits. */
const originals = {
  product: byPlace(products, (product) => [
    slugOf(product.name),
    withPictureId(product) satisfies ProductDocument,
  ]),
  service: byPlace(services, (service) => [service.slug, serviceDocumentOf(service)]),
  project: byPlace(projects, ({ id, ...project }) => [
    id,
    withPictureId(project) satisfies ProjectDocument,
  ]),
  article: byPlace(articles, ({ slug, ...article }) => [
    slug,
    withPictureId(article) satisfies ArticleDocument,
  ]),
  page: new Map<string, PageDocument>(),
} satisfies Record<CollectionKind, ReadonlyMap<string, unknown>>

/** The original document of a collection; null if there is none with that slug. */
export const originalEntry = (kind: CollectionKind, slug: string): unknown =>
  originals[kind].get(slug) ?? null

/** The original slugs of a collection, in order. */
export const originalOrder = (kind: CollectionKind): readonly string[] => [
  ...originals[kind].keys(),
]

/** The shown entries of a collection, in order. */
function shown<T>(
  original: ReadonlyMap<string, T>,
  { order, bySlug }: CollectionEdits<T>,
  local: Localize,
): readonly (readonly [slug: string, entry: T])[] {
  return (order ?? [...original.keys()]).flatMap((slug) => {
    const own = original.get(slug)
    const entry = bySlug.get(slug) ?? (own === undefined ? undefined : local(own))
    return entry === undefined ? [] : [[slug, entry] as const]
  })
}

/** A product with the slug by which the desk and waiting customers refer to it. */
export type ListedProduct = Product & { readonly slug: string }

export const productsWith = (
  edits: CollectionEdits<ProductDocument>,
  local: Localize,
): readonly ListedProduct[] =>
  shown(originals.product, edits, local).map(([slug, product]) => ({
    ...withShownPictures(product),
    slug,
  }))

export const projectsWith = (
  edits: CollectionEdits<ProjectDocument>,
  local: Localize,
): readonly Project[] =>
  shown(originals.project, edits, local).map(([id, project]) => ({
    ...withShownPictures(project),
    id,
  }))

export const articlesWith = (
  edits: CollectionEdits<ArticleDocument>,
  local: Localize,
): readonly Article[] =>
  shown(originals.article, edits, local).map(([slug, article]) => ({
    ...withShownPictures(article),
    slug,
  }))

/** A page of the company's own. */
export type OwnPage = Shown<PageDocument> & { readonly slug: string }

/** If two pages have the same address after an import, articles win, then the first page. */
export function pagesWith(
  edits: CollectionEdits<PageDocument>,
  local: Localize,
  articleSlugs: readonly string[],
): readonly OwnPage[] {
  const taken = new Set(articleSlugs)
  return shown(originals.page, edits, local).flatMap(([slug, page]) => {
    if (taken.has(page.address) || isProgramAddress(page.address)) return []
    taken.add(page.address)
    return [{ ...withShownPictures(page), slug }]
  })
}

/** The services with their pages, chat texts and coverages. */
export function servicesWith(
  edits: CollectionEdits<ServiceDocument>,
  local: Localize,
): {
  readonly services: readonly Service[]
  readonly chatServices: readonly ChatService[]
  readonly coverages: Readonly<Record<string, Coverage>>
} {
  const entries = shown(originals.service, edits, local)
  return {
    services: entries.map(([slug, { chat: _chat, sections, ...service }]) => ({
      ...withShownPictures(service),
      slug,
      sections: sections.map(({ items, ...section }) => ({
        ...section,
        items: items.map(({ coverage: _coverage, ...item }) => withShownPictures(item)),
      })),
    })),
    chatServices: entries
      .map(([slug, { chat }]) => ({ slug, ...chat }))
      .toSorted((one, other) => placeInChat(one) - placeInChat(other)),
    coverages: Object.fromEntries(
      entries.flatMap(([slug, { sections }]) =>
        sections.flatMap(({ items }) =>
          items.flatMap(({ slug: item, coverage }) =>
            coverage === undefined ? [] : [[`${slug}/${item}`, coverage]],
          ),
        ),
      ),
    ),
  }
}

/** The chat has its own order; services that were added later come last. */
function placeInChat({ slug }: ChatService): number {
  const place = chatServices.findIndex((each) => each.slug === slug)
  return place < 0 ? chatServices.length : place
}

function serviceDocumentOf({ slug, sections, ...service }: Service): ServiceDocument {
  const { name, summary: text } = service
  const { slug: _slug, ...chat } = chatServices.find((each) => each.slug === slug) ?? {
    slug,
    name,
    text,
    strong: [],
    weak: [],
  }
  return {
    ...withPictureId(service),
    sections: sections.map(({ items, ...section }) => ({
      ...section,
      items: items.map((item) => {
        const coverage = coverages[`${slug}/${item.slug}`]
        return { ...withPictureId(item), ...(coverage === undefined ? {} : { coverage }) }
      }),
    })),
    chat,
  }
}

function withPictureId<T extends { readonly picture: { readonly id: string } }>({
  picture,
  ...rest
}: T) {
  return { ...rest, picture: picture.id }
}

function byPlace<T, U>(
  all: readonly T[],
  entry: (each: T) => readonly [string, U],
): ReadonlyMap<string, U> {
  return new Map(all.map(entry))
}
