import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { isRecord } from '#domain/is-record.ts'
import {
  date,
  line,
  list,
  paragraph,
  paragraphs,
  searchResult,
  services,
  widePicture,
} from './document-fields.ts'

/** Schema of an article of the blog. */
export const articleDocument = z.object({
  title: line('Title', 80),
  excerpt: paragraph('Text on its card', 160),
  picture: widePicture(),
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
  seo: searchResult(),
  relatedServices: services(
    'Related services',
    4,
    'Shown in this order below the article. Their pages link back to it.',
  ),
})

export type ArticleDocument = DeepReadonly<z.infer<typeof articleDocument>>

/** Whether an article, finished or not, has an update date before its publication date. */
export function isUpdatedTooEarly(document: unknown): boolean {
  const { published, updated } = isRecord(document) ? document : {}
  if (typeof published !== 'string' || typeof updated !== 'string') return false
  return updated !== '' && updated < published
}
