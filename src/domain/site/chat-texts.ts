import * as z from 'zod/mini'
import { id, line, list, named, paragraph } from './document-fields.ts'

const answer = (label: string, help?: string) => paragraph(label, 400, help)

/** What the assistant says; what it says of a service stands with the service. */
export const chatTexts = z.object({
  greeting: answer('Greeting'),
  menu: answer('Back at the menu'),
  thanks: answer('To thanks'),
  unknown: answer('When it does not understand', 'Phone, email and address follow below it.'),
  business: named(
    z.object({
      services: answer('Our Services', 'A button for each service follows below it.'),
      contact: answer('Contact Us', 'Phone, email and address follow below it.'),
      location: answer('Location', 'Address, phone and email follow below it.'),
      hours: answer('Working Hours', 'The hours follow below it, with holidays and closed days.'),
      quote: answer('Prices and quotes', 'A way to the quote form follows below it.'),
    }),
    'About the business',
  ),
  pages: named(
    z.object({
      products: answer('Products'),
      projects: answer('Projects'),
      events: answer('Events'),
    }),
    'About the pages',
    'A way to the page follows below each.',
  ),
  questions: list(
    'Your own questions',
    'question',
    z.object({
      slug: id(),
      name: line('Question', 90, 'For you: visitors ask in words of their own.'),
      text: answer('Answer'),
      strong: list('Words that mean it', 'word', line('Word', 40), { least: 1, most: 40 }),
      weak: list('Words that may mean it', 'word', line('Word', 40), { most: 40 }),
    }),
    { most: 40, help: 'Where several answers fit, these come first.' },
  ),
})

export type ChatTexts = z.infer<typeof chatTexts>
