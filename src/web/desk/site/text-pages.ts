import type { TextKind } from '#domain/site/page-texts.ts'
import { paths } from '#domain/site/paths.ts'

/** Texts of a page: their name at the desk and the page that shows them. */
export interface TextPage {
  readonly title: string
  /** Summary for the list. */
  readonly about: string
  readonly path: string
}

export const textPages: Readonly<Record<TextKind, TextPage>> = {
  'home-page': {
    title: 'Home',
    about: 'Slides, about us, best sellers, reasons',
    path: paths.home,
  },
  'about-page': {
    title: 'About',
    about: 'Trust, mission, values, expertise, process',
    path: paths.about,
  },
  'products-page': {
    title: 'Products page',
    about: 'Top of the page, and a sentence for each category',
    path: paths.products,
  },
  'projects-page': {
    title: 'Projects page',
    about: 'Top of the page, and text for each category',
    path: `${paths.projects}?category=all`,
  },
  'events-page': {
    title: 'Events page',
    about: 'Top of the page and search results',
    path: paths.events,
  },
  'blog-page': { title: 'Blog', about: 'Top of the page and search result', path: paths.blog },
  'contact-page': { title: 'Contact', about: 'Top of the page and headings', path: paths.contact },
  'quote-page': {
    title: 'Get a quote',
    about: 'Help next to the form, and consent',
    path: paths.quote,
  },
  'calculator-page': {
    title: 'Calculator',
    about: 'Top of the page and search result',
    path: paths.calculator,
  },
  'privacy-page': { title: 'Privacy', about: 'All of its sections', path: paths.privacy },
  'missing-page': {
    title: 'Page not found',
    about: 'What people see at an address that has no page',
    path: '/no-such-page',
  },
  'closing-call': {
    title: 'End of pages',
    about: 'The invitation to ask for a quote, above the footer',
    path: paths.blog,
  },
  'chat-texts': {
    title: 'Chat answers',
    about: 'What the assistant says, and your own questions',
    path: paths.home,
  },
}

/** Part of the desk's paths. */
export const textsAt = 'texts'
