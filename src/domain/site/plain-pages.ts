import * as z from 'zod/mini'
import {
  inPlace,
  line,
  list,
  group,
  pageBanner,
  paragraph,
  searchResult,
} from './document-fields.ts'

/** A page whose only texts are those at its top. */
const topOnly = { banner: pageBanner(), seo: searchResult() }

/** Schemas of the texts of pages whose entries, if any, come from elsewhere. */
export const plainPages = {
  /** The list of events; also what search engines show of an event and of paying. */
  'events-page': z.object({
    ...topOnly,
    details: searchResult('Search results: an event that was not found'),
    success: searchResult('Search results: after a payment'),
    failure: searchResult('Search results: a payment that failed'),
  }),
  'blog-page': z.object(topOnly),
  'contact-page': z.object({
    banner: pageBanner(),
    reach: line('Heading above phone, email and address', 30),
    write: line('Heading above the form', 30),
    find: line('Heading above the map', 30),
    seo: searchResult(),
  }),
  'quote-page': z.object({
    banner: pageBanner(),
    help: group('For those who would rather call', {
      heading: line('Heading', 40),
      text: paragraph('Text', 120),
    }),
    consent: paragraph(
      'Consent next to Submit',
      260,
      'Each request keeps the sentence its visitor saw. By law it must name your company and say what you may do.',
    ),
    seo: searchResult(),
  }),
  'calculator-page': z.object(topOnly),
  'privacy-page': z.object({
    banner: pageBanner(),
    intro: paragraph('Introduction', 360),
    sections: list(
      'Sections',
      'section',
      z.object({
        heading: line('Heading', 50),
        paragraphs: list('Text', 'paragraph', paragraph('Paragraph', 600), { least: 1, most: 8 }),
      }),
      { least: 1, most: 20 },
    ),
    seo: searchResult(),
  }),
  /** The 404 page. */
  'missing-page': z.object({
    title: line('Title', 40),
    subtitle: paragraph('Subtitle', 120),
    places: inPlace(
      'Links to other pages',
      'way',
      z.object({ name: line('Name', 20), line: paragraph('Text', 60) }),
      4,
    ),
    seo: searchResult(),
  }),
  /** The call to action at the end of many pages. */
  'closing-call': z.object({ heading: line('Heading', 40), text: paragraph('Text', 200) }),
}
