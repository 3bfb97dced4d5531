import type { Article } from '#content/articles/article.ts'
import type { Content } from '#content/content.ts'
import { minutesToRead } from '#domain/reading-time.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { cardsOf } from '#web/services/cards.ts'

export type ArticleCard = ReturnType<typeof cardOf>

export type ArticleContent = NonNullable<ReturnType<typeof articleContent>>

export const articleCards = ({ articles }: Content) => articles.map(cardOf)

const cardOf = (article: Article) => ({
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  picture: article.picture,
  published: article.published,
  /** `Mar 5, 2026` */
  date: formatCalendarDate(article.published),
  minutes: minutesToRead(article),
  topicCount: article.topics.length,
})

/** One article, or null where there is none. */
export function articleContent(content: Content, slug: string) {
  const { articles } = content
  const at = articles.findIndex((each) => each.slug === slug)
  const article = articles[at]
  const next = articles[(at + 1) % articles.length]
  if (article === undefined || next === undefined) return null
  const { updated, intro, topics, closing, seo } = article
  return {
    card: cardOf(article),
    article: { slug: article.slug, updated, intro, topics, closing, seo },
    services: cardsOf(content, article.relatedServices),
    /** Null where there is no other. */
    next: next === article ? null : cardOf(next),
  }
}

/** Id of a numbered topic on the page of its article: `topic-3`. */
export const topicId = (number: number): string => `topic-${number}`
