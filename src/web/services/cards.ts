import type { Content } from '#content/content.ts'
import type { Service } from '#content/services/service.ts'

/** A service as other pages show it. */
export type ServiceCard = Pick<Service, 'slug' | 'name' | 'summary' | 'picture'>

export const cardOf = ({ slug, name, summary, picture }: Service): ServiceCard => ({
  slug,
  name,
  summary,
  picture,
})

/** The cards of these services, in this order. */
export const cardsOf = ({ services }: Content, slugs: readonly string[]): readonly ServiceCard[] =>
  slugs.flatMap((slug) => services.filter((service) => service.slug === slug).map(cardOf))
