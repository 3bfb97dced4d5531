import { minutesToRead, type Article } from '#content/articles/article.ts'
import { articles } from '#content/articles/articles.ts'
import { serviceCards, type ServiceCard } from '#content/services/cards.ts'
import { formatCalendarDate } from '#domain/time.ts'

/** What a card of the blog shows of an article. */
export interface ArticleCard extends Pick<Article, 'slug' | 'title' | 'excerpt' | 'picture'> {
  /** `2026-03-05`, and as it is read: `Mar 5, 2026`. */
  readonly published: string
  readonly date: string
  readonly minutes: number
  readonly topicCount: number
}

/** What the page of one article shows. */
export interface ArticleContent {
  readonly card: ArticleCard
  readonly article: Pick<Article, 'slug' | 'updated' | 'intro' | 'topics' | 'closing' | 'seo'>
  readonly services: readonly ServiceCard[]
  readonly next: ArticleCard
}

/** The four cards of the blog. Only for loaders, which run at build. */
export const articleCards: readonly ArticleCard[] = articles.map((article) => ({
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  picture: article.picture,
  published: article.published,
  date: formatCalendarDate(article.published),
  minutes: minutesToRead(article),
  topicCount: article.topics.length,
}))

/** One article by its address, or null where there is none. Only for loaders. */
export function articleContent(path: string): ArticleContent | null {
  const slug = path.replaceAll('/', '')
  const at = articles.findIndex((each) => each.slug === slug)
  const article = articles[at]
  const card = articleCards[at]
  const next = articleCards[(at + 1) % articleCards.length]
  if (article === undefined || card === undefined || next === undefined) return null
  const { updated, intro, topics, closing, seo } = article
  return {
    card,
    article: { slug: article.slug, updated, intro, topics, closing, seo },
    services: article.relatedServices.flatMap((each) =>
      serviceCards.filter((service) => service.slug === each),
    ),
    next,
  }
}
