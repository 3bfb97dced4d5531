import type { Service } from './service.ts'
import { services } from './services.ts'

/** What the home page shows of a service; its page has the rest. */
export type ServiceCard = Pick<Service, 'slug' | 'name' | 'summary' | 'picture'>

/**
 * The eight cards, in the order of the menu. Only for loaders, which run at build: a browser that
 * imported this would load the text of every service.
 */
export const serviceCards: readonly ServiceCard[] = services.map(
  ({ slug, name, summary, picture }) => ({ slug, name, summary, picture }),
)
