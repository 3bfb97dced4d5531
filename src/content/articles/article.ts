import type { Picture } from '#content/picture.ts'

/** The address of an article is its slug, at the root of the site. */
export type ArticleSlug = 'choosing-plants' | 'landscaping-gardening' | 'plant-care' | 'mulching'

/** One numbered part of an article. */
export interface Topic {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** An article of the blog. Its topics are numbered on the page, in this order. */
export interface Article {
  readonly slug: ArticleSlug
  readonly title: string
  /** One or two sentences for the card on the blog page. */
  readonly excerpt: string
  readonly picture: Picture
  /** Calendar date, `2026-03-05`. */
  readonly published: string
  /** The day on which its words last changed, in the same form; to be set with each change. */
  readonly updated: string
  readonly intro: readonly string[]
  readonly topics: readonly Topic[]
  readonly closing: readonly string[]
  /** For search engines: at most 60 and 155 characters. */
  readonly seo: { readonly title: string; readonly description: string }
  /** Slugs of the services that the article leads to. */
  readonly relatedServices: readonly string[]
}

/** Words that a grown-up reads in a minute, a cautious average. */
const wordsPerMinute = 220

/** How many words the body of an article has, headings included. */
export function wordCount(article: Article): number {
  const text = [
    ...article.intro,
    ...article.topics.flatMap((topic) => [topic.heading, ...topic.paragraphs]),
    ...article.closing,
  ]
  return text.reduce((count, part) => count + wordsIn(part), 0)
}

/** Whole minutes that reading an article takes, rounded up; at least 1. */
export function minutesToRead(article: Article): number {
  return Math.max(1, Math.ceil(wordCount(article) / wordsPerMinute))
}

/** Words between white space. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
