import { textsByPath } from '#domain/site/document-part.ts'
import { brandMarkOf } from '#domain/site/icons.ts'
import type { CalendarDate } from '#domain/time.ts'
import { withPictures } from './content-pictures.ts'
import type { Content } from './content.ts'
import { originalPictures } from './find-picture.ts'
import { originalFacts } from './company.ts'
import { samplePlace } from './sample-place.ts'

/** A text of the sample company that is still on a page. */
export interface Leftover {
  /** The kind of finding: `Name`, `Town`. */
  readonly what: string
  /** The text around it. */
  readonly words: string
  /** Kind of page, with its slug if there are several. */
  readonly page: LeftoverPage
  readonly slug: string
}

export type LeftoverPage =
  | 'every page'
  | 'end of pages'
  | 'home'
  | 'about'
  | 'pages'
  | 'services'
  | 'products'
  | 'projects'
  | 'articles'
  | 'privacy'
  | 'chat'

/** Number of characters around a finding, for context. */
const around = 40

/** Patterns of the facts that only the sample company has, and of texts that fit only its place. */
function patternsFor({ company }: Content) {
  const { shortName, address, phone } = company
  const isThere = address.city === samplePlace.city
  const isInState = address.state === samplePlace.state
  const isNamed = shortName === samplePlace.shortName
  const patterns: readonly (readonly [what: string, sample: RegExp, fits: boolean])[] = [
    ['Name', /\bEvergreen\b(?! (?:and|shrubs|trees|hedges))/g, isNamed],
    ['Town', /\b(?:Cumming|Forsyth|Alpharetta|Johns Creek|Dawsonville|Gainesville)\b/g, isThere],
    // Frost dates, hardiness zones and rainfall apply to one place.
    ['Climate', /\b(?:zones? \d[ab]|(?:last|first) (?:\w+ )?frost|inches of rain)\b/gi, isThere],
    ['State', /\b(?:Georgia|Atlanta|Lake Lanier|Pickens County)\b/g, isInState],
    ['Soil', /\b(?:red clay|piedmont)\b/gi, isInState],
    ['Phone', /555-0142/g, phone.e164 === `+1${originalFacts.phone}`],
    ['Sample addresses', /\.example\b|evergreen[._-]example/g, false],
  ]
  return patterns.filter(([, , fits]) => !fits)
}

/** All texts of the sample company that are still in the content, page by page. */
export function leftoversOf(content: Content, today: CalendarDate): readonly Leftover[] {
  const patterns = patternsFor(content)
  const found: Leftover[] = []
  const look = (page: LeftoverPage, part: unknown, slug = '') => {
    for (const text of textsIn(part)) {
      for (const [what, sample] of patterns) {
        for (const match of text.matchAll(sample)) {
          const start = Math.max(0, match.index - around)
          const words = text.slice(start, match.index + match[0].length + around).trim()
          found.push({ what, words, page, slug })
        }
      }
    }
  }
  if (brandMarkOf(content) === null && content.company.shortName !== samplePlace.shortName) {
    const words = 'Tabs and home screens show the leaf of the sample. Add a logo.'
    found.push({ what: 'Icon', words, page: 'every page', slug: '' })
  }
  const { company, home, about, pages, plainPages, privacy } = content
  look('every page', company)
  look('end of pages', content.quoteCall)
  const { home: homeHead, ...eventPages } = plainPages
  look('home', [home, homeHead])
  look('pages', eventPages, 'events')
  look('about', about)
  for (const [slug, page] of Object.entries(pages)) look('pages', page, slug)
  for (const service of content.services) look('services', service, service.slug)
  for (const product of content.products.all) look('products', product, product.name)
  look('products', content.products.choices)
  const { all: _, ...galleryTexts } = content.projects
  look('projects', galleryTexts)
  look('pages', [content.quoteHelp, content.quoteConsent], 'get-a-quote')
  look('pages', content.contactHeadings, 'contact')
  look('pages', content.suggestedPages, 'not-found')
  for (const project of content.projects.all) look('projects', project, project.id)
  for (const article of content.articles) look('articles', article, article.slug)
  for (const page of content.ownPages) look('pages', page, page.address)
  look('privacy', privacy)
  look('chat', content.chat(today))
  return found
}

/** Counts the pictures on pages whose files came with the program. */
export function countSamplePictures(content: Content): number {
  const samples = new Set<string>()
  withPictures(content, (picture) => {
    if (picture.base !== null && picture.base === originalPictures.get(picture.id)?.base) {
      samples.add(picture.id)
    }
    return picture
  })
  return samples.size
}

/** All texts of a part, without addresses and ids of pictures. */
const textsIn = (part: unknown): readonly string[] =>
  textsByPath(part)
    .filter(([path]) => !/(?:^|\.)(?:base|og|id)(?:\.|$)/.test(path))
    .map(([, text]) => text)
