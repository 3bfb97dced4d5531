import * as z from 'zod/mini'
import {
  fieldMeta,
  line,
  list,
  paragraph,
  paragraphs,
  searchResult,
  widePicture,
} from './document-fields.ts'
import { pageAddress } from './page-address.ts'

/** Maximum number of own pages, including hidden ones. */
export const maxPages = 100

/** Schema of a page of the company's own, at an address of its choice. */
export const pageDocument = z.object({
  title: line('Title', 60),
  address: pageAddress(),
  subtitle: paragraph('Subtitle', 120),
  picture: widePicture(),
  isInFooter: z.boolean().register(fieldMeta, {
    label: 'Listed in the links at the end of every page',
  }),
  text: paragraphs('Text', 12),
  parts: list(
    'Parts',
    'part',
    z.object({ heading: line('Heading', 70), paragraphs: paragraphs('Paragraphs', 12) }),
    { most: 30, help: 'Each under a heading, in this order.' },
  ),
  seo: searchResult(),
})

export type PageDocument = z.infer<typeof pageDocument>
