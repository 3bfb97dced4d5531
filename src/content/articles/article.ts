import type { Picture } from '#content/picture.ts'

/** One numbered part of an article. */
export interface Topic {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** An article of the blog. Its topics are numbered on the page, in this order. */
export interface Article {
  /** Its address at the root of the site. */
  readonly slug: string
  readonly title: string
  /** One or two sentences for the card on the blog page. */
  readonly excerpt: string
  readonly picture: Picture
  /** Calendar date, `2026-03-05`. */
  readonly published: string
  /** Date of the last change of its text, in the same form; set it with each change. */
  readonly updated: string
  readonly intro: readonly string[]
  readonly topics: readonly Topic[]
  readonly closing: readonly string[]
  /** For search engines: at most 60 and 155 characters. */
  readonly seo: { readonly title: string; readonly description: string }
  /** Slugs of the related services. */
  readonly relatedServices: readonly string[]
}
