import type { Content } from '#content/content.ts'
import { sentencesOf } from '#domain/text.ts'
import { cardsOf } from './cards.ts'

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

export type ServiceContent = NonNullable<ReturnType<typeof serviceContent>>

/** The content of the page at `/services/<slug>`, or null where there is none. */
export function serviceContent(content: Content, slug: string) {
  const found = content.services.find((service) => service.slug === slug)
  if (found === undefined) return null
  const { promise, ...service } = found
  return {
    service,
    /** A sentence a line. */
    promise: sentencesOf(promise),
    neighbors: cardsOf(content, neighbors[slug] ?? []),
    reading: content.articles
      .filter(({ relatedServices }) => relatedServices.includes(slug))
      .map((article) => ({ slug: article.slug, title: article.title })),
  }
}
