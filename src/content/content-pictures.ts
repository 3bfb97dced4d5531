import type { DocumentKind } from '#domain/site/documents.ts'
import type { PictureOverride } from '#domain/site/library-picture.ts'
import type { PictureShape } from '#domain/site/picture-files.ts'
import type { Content } from './content.ts'
import { findOriginalPicture, originalPictures, type FindPicture } from './find-picture.ts'
import type { Picture } from './picture.ts'

/** A place where a picture is used. */
export interface PictureUse {
  readonly page:
    | 'home'
    | 'about'
    | 'products'
    | 'projects'
    | 'events'
    | 'services'
    | 'articles'
    | 'pages'
    | 'banners'
  /** Slug of the service or article, or address of the page. */
  readonly slug?: string
  /** The part of the page: `Rose`, `Slide 1`. */
  readonly part: string
  /** The document in which it is chosen, with its slug if there are several; null for none. */
  readonly chosenIn: { readonly kind: DocumentKind; readonly slug?: string } | null
}

/** Finds pictures with the desk's changes: replaced, described differently, or added. */
export function findPictureAmong(overrides: readonly PictureOverride[]): FindPicture {
  const changed = new Map(overrides.map((override) => [override.id, override]))
  return (id) => {
    const override = changed.get(id)
    if (override === undefined) return findOriginalPicture(id)
    return 'base' in override ? override : { ...findOriginalPicture(id), alt: override.alt }
  }
}

/** The shape of a picture of the program; null for any other. */
export function shapeOfOriginal(id: string): PictureShape | null {
  const picture = originalPictures.get(id)
  if (picture === undefined) return null
  const { width, height, widths, portrait, og } = picture
  return {
    main: { width, height, widths },
    portrait: portrait ?? null,
    hasPreview: og !== undefined,
  }
}

/** The content with other pictures: calls `pictureOf` for each place where one is used. */
export function withPictures(
  content: Content,
  pictureOf: (picture: Picture, use: PictureUse) => Picture,
): Content {
  const { home, about, services, products, projects, articles, pages, ownPages, events } = content
  const changed = <T extends { readonly picture: Picture }>(part: T, use: PictureUse) => ({
    ...part,
    picture: pictureOf(part.picture, use),
  })
  const banner = (page: keyof typeof pages, kind: DocumentKind | null) =>
    changed(pages[page], {
      page: 'banners',
      slug: page,
      part: pages[page].title,
      chosenIn: kind === null ? null : { kind },
    })
  const inHome = { page: 'home', chosenIn: { kind: 'home-page' } } as const
  const inAbout = { page: 'about', chosenIn: { kind: 'about-page' } } as const
  const inProducts = { page: 'products', chosenIn: { kind: 'products-page' } } as const
  const inProjects = { page: 'projects', chosenIn: { kind: 'projects-page' } } as const
  const inService = (slug: string) =>
    ({ page: 'services', slug, chosenIn: { kind: 'service', slug } }) as const
  return {
    ...content,
    pages: {
      about: banner('about', 'about-page'),
      products: banner('products', 'products-page'),
      projects: banner('projects', 'projects-page'),
      events: banner('events', 'events-page'),
      contact: banner('contact', 'contact-page'),
      blog: banner('blog', 'blog-page'),
      'get-a-quote': banner('get-a-quote', 'quote-page'),
      calculator: banner('calculator', 'calculator-page'),
      privacy: banner('privacy', 'privacy-page'),
      'not-found': banner('not-found', null),
    },
    logo:
      content.logo === null
        ? null
        : pictureOf(content.logo, { page: 'home', part: 'Logo', chosenIn: { kind: 'brand' } }),
    businessPicture: pictureOf(content.businessPicture, {
      ...inHome,
      part: 'The business in search engines',
    }),
    home: {
      ...home,
      slides: home.slides.map((slide) => changed(slide, { ...inHome, part: slide.heading })),
      about: changed(home.about, { ...inHome, part: home.about.heading }),
      bestSellers: {
        ...home.bestSellers,
        tiles: home.bestSellers.tiles.map((tile) => ({
          ...changed(tile, { ...inHome, part: tile.name }),
          secondPicture: pictureOf(tile.secondPicture, { ...inHome, part: tile.name }),
        })),
      },
    },
    about: {
      ...about,
      intro: changed(about.intro, { ...inAbout, part: about.intro.heading }),
      expertise: {
        ...about.expertise,
        items: about.expertise.items.map((item) => changed(item, { ...inAbout, part: item.title })),
      },
    },
    services: services.map((service) => ({
      ...changed(service, { ...inService(service.slug), part: service.name }),
      sections: service.sections.map((section) => ({
        ...section,
        items: section.items.map((item) =>
          changed(item, { ...inService(service.slug), part: item.name }),
        ),
      })),
    })),
    products: {
      ...products,
      choices: products.choices.map((choice) =>
        changed(choice, { ...inProducts, part: choice.name }),
      ),
      all: products.all.map((product) =>
        changed(product, {
          page: 'products',
          part: product.name,
          chosenIn: { kind: 'product', slug: product.slug },
        }),
      ),
    },
    projects: {
      ...projects,
      choices: projects.choices.map((choice) =>
        changed(choice, { ...inProjects, part: choice.name }),
      ),
      all: projects.all.map((project) =>
        changed(project, {
          page: 'projects',
          part: project.title,
          chosenIn: { kind: 'project', slug: project.id },
        }),
      ),
      allPicture: pictureOf(projects.allPicture, { ...inProjects, part: 'All projects' }),
    },
    articles: articles.map((article) =>
      changed(article, {
        page: 'articles',
        slug: article.slug,
        part: article.title,
        chosenIn: { kind: 'article', slug: article.slug },
      }),
    ),
    ownPages: ownPages.map((page) =>
      changed(page, {
        page: 'pages',
        slug: page.address,
        part: page.title,
        chosenIn: { kind: 'page', slug: page.slug },
      }),
    ),
    events: {
      ...events,
      placeholder: pictureOf(events.placeholder, {
        page: 'events',
        part: 'Events without a picture',
        chosenIn: { kind: 'events-page' },
      }),
      photographs: events.photographs.map((photograph) =>
        pictureOf(photograph, {
          page: 'events',
          part: 'Events with this photograph',
          chosenIn: null,
        }),
      ),
    },
  }
}

/** The places where each picture is used, by its id. */
export function usesOfPictures(content: Content): ReadonlyMap<string, readonly PictureUse[]> {
  const uses = new Map<string, readonly PictureUse[]>()
  withPictures(content, (picture, use) => {
    uses.set(picture.id, [...(uses.get(picture.id) ?? []), use])
    return picture
  })
  return uses
}
