import * as z from 'zod/mini'
import { group, id, line, list, paragraph } from './document-fields.ts'

const answer = (label: string, help?: string) => paragraph(label, 400, help)

/** Schema of the assistant's texts; its texts about a service are part of that service. */
export const chatTexts = z.object({
  greeting: answer('Greeting'),
  menu: answer('Back to the menu'),
  thanks: answer('When someone says thanks'),
  unknown: answer('When it does not understand', 'Your phone, email and address appear below it.'),
  business: group('About the business', {
    services: answer('Our Services', 'A button for each service appears below it.'),
    contact: answer('Contact Us', 'Your phone, email and address appear below it.'),
    location: answer('Location', 'Your address, phone and email appear below it.'),
    hours: answer('Working Hours', 'Your hours appear below it, with holidays and closed days.'),
    quote: answer('Prices and quotes', 'A link to the quote form appears below it.'),
  }),
  pages: group(
    'About the pages',
    {
      products: answer('Products'),
      projects: answer('Projects'),
      events: answer('Events'),
    },
    'A link to the page appears below each one.',
  ),
  questions: list(
    'Your own questions',
    'question',
    z.object({
      slug: id(),
      name: line('Question', 90, 'Only you see this. Visitors ask in their own words.'),
      text: answer('Answer'),
      strong: list('Words that mean it', 'word', line('Word', 40), { least: 1, most: 40 }),
      weak: list('Words that might mean it', 'word', line('Word', 40), { most: 40 }),
    }),
    { most: 40, help: 'When several answers fit, yours come first.' },
  ),
})
