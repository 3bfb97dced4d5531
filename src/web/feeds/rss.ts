import type { Article } from '#content/articles/article.ts'
import { paths } from '#domain/site/paths.ts'
import { type SiteContext, siteContext } from '#web/site-context.ts'
import { xmlAnswer, xmlText } from './xml.ts'
import type { Route } from './+types/rss.ts'

/** `/blog/rss.xml`: the articles, newest first. */
export const loader = ({ context }: Route.LoaderArgs) => xmlAnswer(feed(context.get(siteContext)))

function feed({ content, publicUrl }: SiteContext): string {
  const { articles, company, pages } = content
  const absoluteUrl = (path: string) => new URL(path, publicUrl).href
  const newestFirst = articles.toSorted((one, other) =>
    other.published.localeCompare(one.published),
  )
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(`${company.name}: ${pages.blog.title}`)}</title>`,
    `<link>${absoluteUrl(paths.blog)}</link>`,
    `<atom:link href="${absoluteUrl(paths.rss)}" rel="self" type="application/rss+xml"/>`,
    `<description>${xmlText(pages.blog.subtitle)}</description>`,
    '<language>en-us</language>',
    ...newestFirst.map((article) => item(article, absoluteUrl(paths.article(article.slug)))),
    '</channel>',
    '</rss>',
  ].join('\n')
}

function item({ title, excerpt, published }: Article, url: string): string {
  return [
    '<item>',
    `<title>${xmlText(title)}</title>`,
    `<link>${url}</link>`,
    `<guid>${url}</guid>`,
    `<pubDate>${rssDate(published)}</pubDate>`,
    `<description>${xmlText(excerpt)}</description>`,
    '</item>',
  ].join('\n')
}

/** Noon is on the same day in every time zone of a reader. */
const rssDate = (published: string) => new Date(`${published}T12:00:00Z`).toUTCString()
