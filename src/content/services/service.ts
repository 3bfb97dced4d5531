import type { Shown } from '#content/shown-texts.ts'
import type { ServiceDocument, ServiceItemDocument } from '#domain/site/service.ts'

type ShownService = Shown<ServiceDocument>

/** An item of a service page; also a material that the quote form offers. */
export type ServiceItem = Omit<Shown<ServiceItemDocument>, 'coverage'>

/** A titled group of items on a service page. */
export interface ServiceSection extends Omit<ShownService['sections'][number], 'items'> {
  readonly items: readonly ServiceItem[]
}

/** A common question about the service, with our answer. */
export type ServiceQuestion = ShownService['questions'][number]

/** One service: its page, its card on the home page, and its entry in the quote form. */
export interface Service extends Omit<ShownService, 'sections' | 'chat'> {
  /** Last part of its address: `soil-mulch`. Also its id in the quote catalog. */
  readonly slug: string
  readonly sections: readonly ServiceSection[]
}
