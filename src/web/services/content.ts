import type { Content } from '#content/content.ts'
import type { Service } from '#content/services/service.ts'
import { sentencesOf } from '#domain/text.ts'
import { cardsOf, type ServiceCard } from './cards.ts'

/** Services that the same job often needs, most wanted first. */
const neighbors: Readonly<Record<string, readonly string[]>> = {
  'landscaping-services': ['plants-sod', 'hardscaping-materials', 'irrigation-drainage-solutions'],
  'lawncare-fertilization': ['plants-sod', 'irrigation-drainage-solutions', 'soil-mulch'],
  'soil-mulch': ['edging-borders', 'plants-sod', 'lawncare-fertilization'],
  'stone-aggregates': ['hardscaping-materials', 'edging-borders', 'irrigation-drainage-solutions'],
  'plants-sod': ['soil-mulch', 'landscaping-services', 'lawncare-fertilization'],
  'edging-borders': ['soil-mulch', 'stone-aggregates', 'landscaping-services'],
  'hardscaping-materials': ['stone-aggregates', 'edging-borders', 'landscaping-services'],
  'irrigation-drainage-solutions': [
    'stone-aggregates',
    'landscaping-services',
    'lawncare-fertilization',
  ],
}

export interface ServiceContent {
  readonly service: Omit<Service, 'promise'>
  /** The promise, a sentence a line. */
  readonly promise: readonly string[]
  readonly neighbors: readonly ServiceCard[]
  readonly reading: readonly { readonly slug: string; readonly title: string }[]
}

/** The content of the page at `/services/<slug>`, or null where there is none. */
export function serviceContent(content: Content, slug: string): ServiceContent | null {
  const found = content.services.find((service) => service.slug === slug)
  if (found === undefined) return null
  const { promise, ...service } = found
  return {
    service,
    promise: sentencesOf(promise),
    neighbors: cardsOf(content, neighbors[slug] ?? []),
    reading: content.articles
      .filter(({ relatedServices }) => relatedServices.includes(slug))
      .map((article) => ({ slug: article.slug, title: article.title })),
  }
}
