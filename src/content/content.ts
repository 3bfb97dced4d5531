import type { ChatBook } from '#domain/chat/book.ts'
import type { Coverage, FamiliarSize } from '#domain/materials/coverage.ts'
import type { LineOf } from '#domain/materials/lines.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import type { Banner } from '#domain/site/banner.ts'
import { unedited, type SiteEdits } from '#domain/site/documents.ts'
import type { Stock } from '#domain/site/stock.ts'
import type { CalendarDate } from '#domain/time.ts'
import { aboutCalls, aboutIntro, aboutSections, type AboutSection } from './about.ts'
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
import { findOriginalPicture } from './find-picture.ts'
import { homeLinesOf, quoteCall } from './home-lines.ts'
import {
  aboutTeaserSection,
  type BestSeller,
  bestSellers,
  bestSellersSection,
  type HeroSlide,
  heroSlides,
  type Point,
  reasonsSection,
  recentProjectsSection,
  servicesSection,
} from './home.ts'
import { inLocalWords, type LocalWords } from './local-words.ts'
import { mainMenu } from './navigation.ts'
import {
  type Page,
  type PageId,
  pagesOf,
  type PlainPageId,
  plainPagesOf,
  type Seo,
} from './pages.ts'
import * as banners from './pictures/banners.ts'
import * as eventPhotographs from './pictures/events.ts'
import { heroPlantsAndTrees } from './pictures/home.ts'
import { native } from './pictures/landscaping.ts'
import { irrigationDrainageSolutions, plantsSod } from './pictures/services.ts'
import type { Picture } from './picture.ts'
import { privacyIntro, type PrivacySection, privacySections, quoteConsentOf } from './privacy.ts'
import { type ProductChoice, productChoices } from './products.ts'
import {
  allProjectsText,
  type Project,
  projectAsk,
  type ProjectChoice,
  projectChoices,
  projectsCaption,
} from './projects.ts'
import type { Service } from './services/service.ts'

export interface Heading {
  readonly heading: string
  readonly intro: string
}

export interface NamedLink {
  readonly label: string
  readonly href: string
}

export interface Call {
  readonly title: string
  readonly text: string
  readonly link: NamedLink
}

/** All content of the pages at one moment. */
export interface Content {
  readonly company: Company
  /** Whether search engines are kept away, until the site is launched. */
  readonly isHidden: boolean
  /** The line above every page; null for none. */
  readonly banner: Banner | null
  /** Null stands for the services, which have a menu of their own. */
  readonly mainMenu: readonly { readonly name: string; readonly path: string | null }[]
  readonly serviceMenu: readonly { readonly slug: string; readonly name: string }[]
  readonly pages: Readonly<Record<PageId, Page>>
  /** In the place of the leaf; null for none. Without a file it is not shown. */
  readonly logo: Picture | null
  /** What search engines show of pages without a banner. */
  readonly plainPages: Readonly<Record<PlainPageId, Seo>>
  /** The business as maps and search engines show it. */
  readonly businessPicture: Picture
  /** The end of many pages. */
  readonly quoteCall: { readonly heading: string; readonly text: string }
  /** The consent that sending the quote form gives. */
  readonly quoteConsent: string
  readonly home: {
    readonly title: string
    readonly slides: readonly HeroSlide[]
    readonly about: {
      readonly kicker: string
      readonly heading: string
      readonly paragraphs: readonly string[]
      readonly link: NamedLink
      readonly picture: Picture
    }
    readonly bestSellers: Heading & { readonly tiles: readonly BestSeller[] }
    readonly services: Heading
    readonly recent: Heading & { readonly link: NamedLink; readonly projectIds: readonly string[] }
    readonly reasons: { readonly heading: string; readonly reasons: readonly Point[] }
  }
  readonly about: {
    readonly intro: {
      readonly heading: string
      readonly paragraphs: readonly string[]
      readonly picture: Picture
    }
    readonly sections: readonly AboutSection[]
    readonly expertisePictures: readonly Picture[]
    readonly calls: readonly [talk: Call, look: Call]
  }
  readonly services: readonly Service[]
  readonly materials: {
    /** How far each goes, by `service/item`. */
    readonly coverages: Readonly<Record<string, Coverage>>
    /** Items that hold what is bought with another material. */
    readonly companionItems: Readonly<Partial<Record<LineOf, string>>>
    readonly familiarSizes: readonly FamiliarSize[]
  }
  readonly products: {
    readonly choices: readonly ProductChoice[]
    readonly all: readonly ListedProduct[]
    /** What of them is out of stock. */
    readonly stock: Stock
  }
  readonly projects: {
    readonly choices: readonly ProjectChoice[]
    readonly all: readonly Project[]
    /** Over the gallery where it shows all of them. */
    readonly allText: string
    readonly allPicture: Picture
    readonly caption: string
    readonly ask: { readonly heading: string; readonly text: string }
  }
  readonly articles: readonly Article[]
  /** Pages of the company's own, in the order of the footer. */
  readonly ownPages: readonly OwnPage[]
  readonly privacy: { readonly intro: string; readonly sections: readonly PrivacySection[] }
  /** What the assistant knows on a day. */
  readonly chat: (today: CalendarDate) => ChatBook
  readonly events: {
    /** For an event without a picture. */
    readonly placeholder: Picture
    /** Our own photographs, shown at every size where an event names one. */
    readonly photographs: readonly Picture[]
  }
}

/** The source of the pages' content. */
export interface ContentSource {
  readonly current: () => Content
  /** Rises whenever `current` changes. */
  readonly version: () => number
  /** The content as it would be with that document published. */
  readonly withDraft: (draft: {
    readonly kind: string
    readonly slug: string
    readonly data: unknown
  }) => Promise<Content>
}

/** The content that comes with the program, where records are kept for these periods. */
export const originalContent = (recordPeriods: RecordPeriods): Content =>
  contentWith(unedited, recordPeriods)

/** The content with what the desk has published of it. */
export function contentWith(edits: SiteEdits, recordPeriods: RecordPeriods): Content {
  const company = companyOf(edits)
  const local: LocalWords = (own) => inLocalWords(own, company)
  const { services, chatServices, coverages } = servicesWith(edits.services, local)
  const products = productsWith(edits.products, local)
  const articles = articlesWith(edits.articles, local)
  const homeLines = homeLinesOf(company)
  return {
    company,
    isHidden: false,
    banner: edits.banner,
    logo: edits.brand?.logo === undefined ? null : findOriginalPicture(edits.brand.logo),
    mainMenu,
    serviceMenu: services.map(({ slug, name }) => ({ slug, name })),
    pages: local(pagesOf(company)),
    plainPages: local(plainPagesOf(company)),
    businessPicture: heroPlantsAndTrees,
    quoteCall,
    quoteConsent: quoteConsentOf(company),
    home: local({
      title: homeLines.title,
      slides: heroSlides,
      about: { kicker: homeLines.about, ...aboutTeaserSection },
      bestSellers: { ...bestSellersSection, tiles: bestSellers },
      services: servicesSection,
      recent: recentProjectsSection,
      reasons: reasonsSection,
    }),
    about: local({
      intro: aboutIntro,
      sections: aboutSections,
      expertisePictures: [plantsSod, irrigationDrainageSolutions, native],
      calls: aboutCalls,
    }),
    services,
    materials: { coverages, companionItems, familiarSizes },
    products: { choices: local(productChoices), all: products, stock: edits.stock ?? { out: [] } },
    projects: {
      choices: local(projectChoices),
      all: projectsWith(edits.projects, local),
      allText: local(allProjectsText),
      allPicture: banners.projects,
      caption: projectsCaption,
      ask: projectAsk,
    },
    articles,
    ownPages: pagesWith(
      edits.pages,
      local,
      articles.map(({ slug }) => slug),
    ),
    privacy: { intro: privacyIntro, sections: privacySections(recordPeriods, company) },
    chat: (today) => chatBookOf({ company, chatServices, products }, today),
    events: { placeholder: banners.events, photographs: Object.values(eventPhotographs) },
  }
}
