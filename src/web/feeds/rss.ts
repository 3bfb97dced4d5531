import { articles } from '#content/articles/articles.ts'
import type { Article } from '#content/articles/article.ts'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { paths } from '#web/paths.ts'
import { absoluteUrl } from '#web/site-origin.ts'
import { xmlAnswer, xmlText } from './xml.ts'

/** `/blog/rss.xml`: the articles, newest first. Made when the site is built. */
export const loader = () => xmlAnswer(feed())

function feed(): string {
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
    ...newestFirst.map(item),
    '</channel>',
    '</rss>',
  ].join('\n')
}

function item({ slug, title, excerpt, published }: Article): string {
  const url = absoluteUrl(paths.article(slug))
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

/** Noon, so that the day is the same wherever it is read. */
const rssDate = (published: string) => new Date(`${published}T12:00:00Z`).toUTCString()
