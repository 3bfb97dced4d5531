import * as z from 'zod/mini'
import {
  date,
  hidden,
  line,
  list,
  named,
  paragraph,
  paragraphs,
  picture,
  searchFields,
} from './document-fields.ts'

/** An article of the blog. */
export const articleDocument = z.object({
  title: line('Title', 70),
  excerpt: paragraph('Text on its card', 160),
  picture: picture(),
  published: date('Published on'),
  updated: date('Last updated on'),
  intro: paragraphs('Introduction', 4),
  topics: list(
    'Topics',
    'topic',
    z.object({ heading: line('Heading', 70), paragraphs: paragraphs('Paragraphs', 6) }),
    { least: 1, most: 30, help: 'Numbered on the page, in this order.' },
  ),
  closing: paragraphs('Closing', 4),
  seo: named(z.object(searchFields), 'Search results'),
  /** Slugs of the services that the article leads to. */
  relatedServices: hidden(z.array(z.string())),
})

export type ArticleDocument = z.infer<typeof articleDocument>
