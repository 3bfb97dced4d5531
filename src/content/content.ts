import { paths } from '#domain/site/paths.ts'
import type { ChatBook } from '#domain/chat/book.ts'
import type { Coverage } from '#domain/materials/coverage.ts'
import type { FamiliarSize } from '#domain/materials/shapes.ts'
import type { CompanionItems } from '#domain/materials/lines.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import type { Banner } from '#domain/site/banner.ts'
import { unedited, type SiteEdits } from '#domain/site/documents.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'
import type { Stock } from '#domain/site/stock.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { Article } from './articles/article.ts'
import { chatBookOf } from './chat-answers.ts'
import {
  articlesWith,
  pagesWith,
  productsWith,
  projectsWith,
  servicesWith,
  type ListedProduct,
  type OwnPage,
} from './collections.ts'
import { companyOf, type Company } from './company.ts'
import { companionItems, familiarSizes } from './coverage.ts'
import { deliveryContent, type DeliveryContent, type DeliveryTown } from './delivery.ts'
import { findOriginalPicture, originalPictures } from './find-picture.ts'
import { recentProjects, tileLinksWith } from './home.ts'
import { localized, type Localize } from './localized.ts'
import { mainMenu, type Page, type PageId, type PlainPageId, type Seo } from './pages.ts'
import { textsWith, type FactsFor } from './page-texts.ts'
import { pictures } from './pictures.ts'
import type { Picture } from './picture.ts'
import { measurableProducts, type MeasurableProduct } from './measurable-products.ts'
import { productChoices, type ProductChoice } from './products.ts'
import { projectChoices, type Project, type ProjectChoice } from './projects.ts'
import type { Service } from './services/service.ts'
import { withShownPictures, type Shown } from './shown-texts.ts'

export interface NamedLink {
  readonly label: string
  readonly href: string
}

/** A call to action of a page. */
export interface Call {
  readonly title: string
  readonly text: string
  readonly link: NamedLink
}

type HomePage = Shown<PageTexts['home-page']>

/** All content of the pages at one moment. */
export interface Content {
  readonly company: Company
  /** Whether search engines are kept away, as before the launch. */
  readonly isHidden: boolean
  /** The line above every page; null for none. */
  readonly banner: Banner | null
  /** A null path stands for the services, which have a menu of their own. */
  readonly mainMenu: readonly { readonly name: string; readonly path: string | null }[]
  readonly serviceMenu: readonly { readonly slug: string; readonly name: string }[]
  readonly pages: Readonly<Record<PageId, Page>>
  /** Replaces the leaf; null for none. Not shown until it has a file. */
  readonly logo: Picture | null
  /** Search results of pages without a banner. */
  readonly plainPages: Readonly<Record<PlainPageId, Seo>>
  /** The picture of the business for maps and search engines. */
  readonly businessPicture: Picture
  /** The call to action at the end of many pages. */
  readonly quoteCall: PageTexts['closing-call']
  /** Texts beside the quote form and the contact form. */
  readonly quoteHelp: PageTexts['quote-page']['help']
  readonly contactHeadings: Pick<PageTexts['contact-page'], 'reach' | 'write' | 'find'>
  /** The consent that visitors give by sending the quote form. */
  readonly quoteConsent: string
  /** Links on the 404 page. */
  readonly suggestedPages: PageTexts['missing-page']['places']
  readonly factsFor: FactsFor
  readonly home: Omit<HomePage, 'seo' | 'businessPicture' | 'about' | 'bestSellers'> & {
    readonly about: HomePage['about'] & { readonly link: NamedLink }
    readonly bestSellers: Omit<HomePage['bestSellers'], 'tiles'> & {
      readonly tiles: readonly BestSeller[]
    }
    readonly recent: Omit<HomePage['recent'], 'projects'> & {
      readonly link: NamedLink
      /** The projects that it shows first. */
      readonly projectIds: readonly string[]
    }
  }
  readonly about: Omit<Shown<PageTexts['about-page']>, 'banner' | 'seo' | 'talk' | 'look'> & {
    readonly calls: readonly [talk: Call, look: Call]
  }
  readonly services: readonly Service[]
  readonly materials: {
    /** How far each material goes, by `service/item`. */
    readonly coverages: Readonly<Record<string, Coverage>>
    /** Items for companions of other materials. */
    readonly companionItems: CompanionItems
    readonly familiarSizes: readonly FamiliarSize[]
  }
  readonly delivery: DeliveryContent
  readonly products: {
    readonly choices: readonly ProductChoice[]
    readonly all: readonly ListedProduct[]
    /** The products that the calculator knows. */
    readonly measurable: readonly MeasurableProduct[]
    /** The products that are out of stock. */
    readonly stock: Stock
  }
  readonly projects: {
    readonly choices: readonly ProjectChoice[]
    readonly all: readonly Project[]
    /** Above the gallery when it shows all projects. */
    readonly allText: string
    readonly allPicture: Picture
    readonly caption: string
    readonly ask: { readonly heading: string; readonly text: string }
  }
  readonly articles: readonly Article[]
  /** Pages of the company's own, in the order of the footer. */
  readonly ownPages: readonly OwnPage[]
  readonly privacy: Pick<PageTexts['privacy-page'], 'intro' | 'sections'>
  /** All answers of the assistant on a day. */
  readonly chat: (today: CalendarDate) => ChatBook
  readonly events: {
    /** For events without a picture. */
    readonly placeholder: Picture
    /** Our own photographs, served in every size if an event uses one. */
    readonly photographs: readonly Picture[]
  }
}

/** A tile of the home page; a second picture replaces the first on hover or focus. */
export type BestSeller = HomePage['bestSellers']['tiles'][number] & {
  /** Path on this site. */
  readonly href: string
}

export interface ContentSource {
  readonly current: () => Content
  /** Rises whenever `current` changes. */
  readonly version: () => number
  /** The content as if that document were published. */
  readonly withDraft: (draft: {
    readonly kind: string
    readonly slug: string
    readonly data: unknown
  }) => Promise<Content>
}

/** The original content; the privacy page states these retention periods. */
export const originalContent = (recordPeriods: RecordPeriods): Content =>
  contentWith(unedited, recordPeriods)

/** The content with the desk's published edits. */
export function contentWith(
  edits: SiteEdits,
  recordPeriods: RecordPeriods,
  deliveryTowns: readonly DeliveryTown[] = [],
): Content {
  const company = companyOf(edits)
  const local: Localize = (own) => localized(own, company)
  const { services, chatServices, coverages } = servicesWith(edits.services, local)
  const tiles = tileLinksWith(services)
  const products = productsWith(edits.products, local)
  const articles = articlesWith(edits.articles, local)
  const ownPages = pagesWith(
    edits.pages,
    local,
    articles.map(({ slug }) => slug),
  )
  const { texts, factsFor } = textsWith(edits.texts, local, company, recordPeriods)
  const shown = withShownPictures(texts)
  const { businessPicture, seo: homeSeo, ...home } = shown['home-page']
  const { banner: _banner, seo: _seo, talk, look, ...about } = shown['about-page']
  const productsPage = shown['products-page']
  const shownChoices = productChoices.map(({ value, ...original }, at) => ({
    ...original,
    ...productsPage.choices[at],
    value,
  }))
  const projectsPage = shown['projects-page']
  const missing = texts['missing-page']
  const { reach, write, find } = texts['contact-page']
  const events = texts['events-page']
  const privacy = texts['privacy-page']
  const delivery = deliveryContent(deliveryTowns, company)
  return {
    company,
    isHidden: false,
    banner: edits.banner,
    logo: edits.brand?.logo === undefined ? null : findOriginalPicture(edits.brand.logo),
    mainMenu,
    serviceMenu: services.map(({ slug, name }) => ({ slug, name })),
    pages: {
      about: pageOf(shown['about-page']),
      products: pageOf(productsPage),
      projects: pageOf(projectsPage),
      events: pageOf(shown['events-page']),
      contact: pageOf(shown['contact-page']),
      blog: pageOf(shown['blog-page']),
      'get-a-quote': pageOf(shown['quote-page']),
      calculator: pageOf(shown['calculator-page']),
      privacy: pageOf(shown['privacy-page']),
      'not-found': {
        title: missing.title,
        subtitle: missing.subtitle,
        picture: pictures['banners/projects'],
        seo: missing.seo,
      },
    },
    plainPages: {
      home: homeSeo,
      'event-details': events.details,
      'event-success': events.success,
      'event-failure': events.failure,
    },
    businessPicture,
    quoteCall: texts['closing-call'],
    quoteHelp: texts['quote-page'].help,
    quoteConsent: texts['quote-page'].consent,
    contactHeadings: { reach, write, find },
    suggestedPages: missing.places,
    factsFor,
    home: {
      ...home,
      about: { ...home.about, link: { label: 'More About Us', href: paths.about } },
      bestSellers: {
        ...home.bestSellers,
        tiles: home.bestSellers.tiles.map((tile, at) => ({
          ...tile,
          href: tiles[at] ?? paths.products,
        })),
      },
      recent: {
        heading: home.recent.heading,
        intro: home.recent.intro,
        link: { label: 'See All Projects', href: `${paths.projects}?category=all` },
        projectIds: home.recent.projects ?? recentProjects,
      },
    },
    about: {
      ...about,
      calls: [
        { ...talk, link: { label: 'Contact Us', href: paths.contact } },
        { ...look, link: { label: 'View Projects', href: paths.projects } },
      ],
    },
    services,
    materials: { coverages, companionItems, familiarSizes },
    delivery,
    products: {
      choices: shownChoices,
      all: products,
      measurable: measurableProducts(products, shownChoices),
      stock: edits.stock ?? { out: [] },
    },
    projects: {
      choices: projectChoices.map(({ value, ...original }, at) => ({
        ...original,
        ...projectsPage.choices[at],
        value,
      })),
      all: projectsWith(edits.projects, local),
      allText: projectsPage.all.text,
      allPicture: projectsPage.all.picture,
      caption: projectsPage.caption,
      ask: projectsPage.ask,
    },
    articles,
    ownPages,
    privacy: { intro: privacy.intro, sections: privacy.sections },
    chat: (today) =>
      chatBookOf(
        { company, chatServices, products, ownPages, delivery, texts: texts['chat-texts'] },
        today,
      ),
    events: {
      placeholder: pictures['banners/events'],
      photographs: [...originalPictures.values()].filter(({ id }) => id.startsWith('events/')),
    },
  }
}

/** A page from its banner and its entry in search results. */
const pageOf = ({ banner, seo }: Shown<PageTexts['blog-page']>): Page => ({ ...banner, seo })
