import type { Picture } from '#content/picture.ts'
import type { SalesUnit } from '#domain/site/service.ts'

/** An item of a service page; also a material that the quote form offers. */
export interface ServiceItem {
  /** Unique within its service: `pea-gravel`. */
  readonly slug: string
  readonly name: string
  readonly picture: Picture
  /** Description in one or two sentences. */
  readonly what: string
  /** Use in one sentence. */
  readonly goodFor: string
  /** How much, how deep or how often, with a figure and its unit: one sentence. */
  readonly howMuch: string
  readonly unit?: SalesUnit
}

/** A titled group of items on a service page. */
export interface ServiceSection {
  readonly slug: string
  readonly title: string
  readonly intro: string
  /**
   * Whether stone, soil or mulch fills its pictures to the edges, so that nothing is lost by
   * cropping.
   */
  readonly isBulk?: true
  readonly items: readonly ServiceItem[]
}

/** A common question about the service, with our answer. */
export interface ServiceQuestion {
  readonly question: string
  readonly answer: string
}

/** One service: its page, its card on the home page, and its entry in the quote form. */
export interface Service {
  /** Last part of its address: `soil-mulch`. Also its id in the quote catalog. */
  readonly slug: string
  readonly name: string
  /** One sentence for the card on the home page. */
  readonly summary: string
  /** Two lines under the page's title: the promise to the visitor. */
  readonly promise: string
  readonly picture: Picture
  readonly sections: readonly ServiceSection[]
  /** Empty if there are no common questions. */
  readonly questions: readonly ServiceQuestion[]
  /** For search engines: at most 60 and 155 characters. */
  readonly title: string
  readonly description: string
}
