import type { Article } from '#content/articles/article.ts'
import type { Content } from '#content/content.ts'
import { minutesToRead } from '#domain/reading-time.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { cardsOf, type ServiceCard } from '#web/services/cards.ts'

/** An article as its card on the blog shows it. */
export interface ArticleCard extends Pick<Article, 'slug' | 'title' | 'excerpt' | 'picture'> {
  /** Calendar date, `2026-03-05`; `date` is its text, `Mar 5, 2026`. */
  readonly published: string
  readonly date: string
  readonly minutes: number
  readonly topicCount: number
}

export interface ArticleContent {
  readonly card: ArticleCard
  readonly article: Pick<Article, 'slug' | 'updated' | 'intro' | 'topics' | 'closing' | 'seo'>
  readonly services: readonly ServiceCard[]
  /** Null where there is no other. */
  readonly next: ArticleCard | null
}

export const articleCards = ({ articles }: Content): readonly ArticleCard[] => articles.map(cardOf)

const cardOf = (article: Article): ArticleCard => ({
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  picture: article.picture,
  published: article.published,
  date: formatCalendarDate(article.published),
  minutes: minutesToRead(article),
  topicCount: article.topics.length,
})

/** One article, or null where there is none. */
export function articleContent(content: Content, slug: string): ArticleContent | null {
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
    next: next === article ? null : cardOf(next),
  }
}

/** Id of a numbered topic on the page of its article: `topic-3`. */
export const topicId = (number: number): string => `topic-${number}`
