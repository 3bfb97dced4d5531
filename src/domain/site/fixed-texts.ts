import { isRecord } from '#domain/is-record.ts'
import { partOf, textOf, textsByPath } from './document-part.ts'
import type { DocumentKind } from './documents.ts'

/** Texts that the specification of the site fixes, by their paths in a document. */
export type FixedTexts = Readonly<Record<string, string>>

const titled = (...titles: readonly string[]) => titles.map((title) => ({ title }))
const named = (...names: readonly string[]) => names.map((name) => ({ name }))

/** Fixed texts of pages, in the shape of their documents. */
const ofPages: Partial<Record<DocumentKind, object>> = {
  'home-page': {
    slides: [
      { heading: 'Landscaping Services' },
      { heading: 'Discover the Beauty of Plants and Trees' },
    ],
    about: { heading: 'About Us' },
    bestSellers: { tiles: named('Mango Fruits', 'Plants', 'Mulch', 'Stones', 'Seeds', 'Trees') },
  },
  'about-page': {
    trust: {
      title: 'Why People Trust Us',
      items: titled(
        'Expert Team',
        'Client-Centered Approach',
        'On-Time Delivery',
        'Personalized Service',
      ),
    },
    aims: { title: 'Mission and Vision', items: titled('Mission', 'Vision') },
    values: {
      title: 'Core Values',
      items: titled('Passion', 'Integrity', 'Sustainability', 'Excellence'),
    },
    expertise: {
      title: 'Areas of Expertise',
      items: titled('Plant Science', 'Water Management', 'Climate Adaptation'),
    },
    process: {
      title: 'Process',
      items: titled('Consultation', 'Design', 'Implementation', 'Maintenance'),
    },
  },
  'products-page': {
    banner: { title: 'Our Products', subtitle: 'Explore the best in gardening essentials' },
    choices: named(
      'All Categories',
      'Plants',
      'Trees',
      'Fruits',
      'Mulch',
      'Fertilizers',
      'Garden Tools',
      'Seeds',
    ),
  },
  'projects-page': {
    banner: { title: 'Projects' },
    choices: named(
      'Landscape',
      'Lawn Care & Fertilization',
      'Plants & Trees',
      'Mulch',
      'Garden Maintenance',
    ),
  },
  'events-page': { banner: { title: 'Upcoming Events' } },
  'quote-page': {
    banner: {
      title: 'Get Your Free Quote',
      subtitle: 'Request a Free Quote for Your Project Needs',
    },
  },
  'missing-page': { places: named('Products', 'Projects', 'Events', 'Contact') },
  'chat-texts': {
    unknown:
      "Sorry, I didn't get you. Please contact us using the given details for further assistance.",
  },
}

/** Names of the services in the specification, on the site and in the chat. */
const ofServices: Readonly<Record<string, { readonly name: string; readonly chat: string }>> = {
  'landscaping-services': { name: 'Landscaping Services', chat: 'Landscaping Services' },
  'lawncare-fertilization': {
    name: 'Lawn Care & Fertilization',
    chat: 'Lawn Care & Fertilization',
  },
  'soil-mulch': { name: 'Soil & Mulch', chat: 'Soil & Mulch Solutions' },
  'stone-aggregates': { name: 'Stone & Aggregates', chat: 'Stone & Aggregates' },
  'plants-sod': { name: 'Plants & Sod', chat: 'Plants & Sod' },
  'edging-borders': { name: 'Edging & Borders', chat: 'Edging & Borders' },
  'hardscaping-materials': { name: 'Hardscaping Materials', chat: 'Hardscaping Materials' },
  'irrigation-drainage-solutions': {
    name: 'Irrigation & Drainage Solutions',
    chat: 'Irrigation & Drainage',
  },
}

/** Fixed titles of sections, by service and section. */
const ofSections: Readonly<Record<string, string>> = {
  'soil-mulch/soils': 'Types of Soils',
  'soil-mulch/mulches': 'Types of Mulch',
}

/** The fixed texts of a document; texts of added entries are free. */
export function fixedTextsIn(kind: DocumentKind, slug: string, document: unknown): FixedTexts {
  if (kind !== 'service') return Object.fromEntries(textsByPath(ofPages[kind]))
  const names = ofServices[slug]
  if (names === undefined) return {}
  return {
    name: names.name,
    'chat.name': names.chat,
    ...Object.fromEntries(
      sectionsOf(document).flatMap((section, at) => {
        const title = ofSections[`${slug}/${section}`]
        return title === undefined ? [] : [[`sections.${at}.title`, title]]
      }),
    ),
  }
}

/** The document with the texts that the specification fixes, where it has a place for them. */
export const withFixedTexts = (kind: DocumentKind, slug: string, document: unknown): unknown =>
  Object.entries(fixedTextsIn(kind, slug, document)).reduce<unknown>(
    (changed, [place, words]) => withTextAt(changed, place.split('.'), words),
    document,
  )

/** The texts of a document that differ from the fixed ones, by path. */
export function changedTexts(
  kind: DocumentKind,
  slug: string,
  document: unknown,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fixedTextsIn(kind, slug, document)).flatMap(([place, words]) => {
      const said = place.split('.').reduce<unknown>(partOf, document)
      return typeof said === 'string' && said.trim() !== words
        ? [[place, `This stays “${words}”.`]]
        : []
    }),
  )
}

export const whyFixed = (kind: DocumentKind): string =>
  kind === 'service'
    ? 'This stays as it is: the quote form, the chat and old requests know the service by it.'
    : 'This stays as it is: it is built into the site.'

/** Puts a text at a path; does nothing if the document has no such path. */
function withTextAt(value: unknown, [name, ...rest]: readonly string[], words: string): unknown {
  if (name === undefined) return words
  const old = partOf(value, name)
  if (old === undefined && rest.length > 0) return value
  const part = withTextAt(old, rest, words)
  if (Array.isArray(value)) return Number(name) in value ? value.with(Number(name), part) : value
  return isRecord(value) ? { ...value, [name]: part } : value
}

function sectionsOf(document: unknown): readonly string[] {
  const sections = partOf(document, 'sections')
  return Array.isArray(sections) ? sections.map((section) => textOf(section, 'slug') ?? '') : []
}
