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

/** Schema of the texts of the blog. */
export const blogPage = z.object(topOnly)

/** Schema of the texts of the calculator's own page. */
export const calculatorPage = z.object(topOnly)

/**
 * Schema of the texts of the list of events; also what search engines show of an event and of
 * paying.
 */
export const eventsPage = z.object({
  ...topOnly,
  details: searchResult('Search results: an event that was not found'),
  success: searchResult('Search results: after a payment'),
  failure: searchResult('Search results: a payment that failed'),
})

/** Schema of the texts of the contact page. */
export const contactPage = z.object({
  banner: pageBanner(),
  reach: line('Heading above phone, email and address', 30),
  write: line('Heading above the form', 30),
  find: line('Heading above the map', 30),
  seo: searchResult(),
})

/** Schema of the texts of the quote form's page. */
export const quotePage = z.object({
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
})

export const privacyPage = z.object({
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
})

/** Schema of the texts of the 404 page. */
export const missingPage = z.object({
  title: line('Title', 40),
  subtitle: paragraph('Subtitle', 120),
  places: inPlace(
    'Links to other pages',
    'way',
    z.object({ name: line('Name', 20), line: paragraph('Text', 60) }),
    4,
  ),
  seo: searchResult(),
})

/** Schema of the call to action at the end of many pages. */
export const closingCall = z.object({
  heading: line('Heading', 40),
  text: paragraph('Text', 200),
})
