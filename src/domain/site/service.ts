import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { coverageSchema } from '#domain/materials/coverage.ts'
import {
  fieldMeta,
  id,
  line,
  list,
  withLabel,
  paragraph,
  picture,
  searchFields,
  widePicture,
} from './document-fields.ts'

/** Units of sale that a page can state. */
const salesUnits = [
  'per ton',
  'per bag',
  'per pallet',
  'per sq ft',
  'per cubic yard',
  'per bale',
  'per roll',
  'per 20 ft',
  'per linear ft',
] as const

/** An item of a service page; also a material that the quote form offers. */
const item = z.object({
  slug: id(),
  name: line('Name', 50),
  picture: picture(),
  what: paragraph('What it is', 240),
  goodFor: paragraph('Good for', 180),
  howMuch: paragraph(
    'Rule of thumb',
    200,
    'How much, how deep or how often, with a number and its unit.',
  ),
  unit: z.exactOptional(
    z.enum(salesUnits).register(fieldMeta, {
      label: 'Sold',
      names: Object.fromEntries(salesUnits.map((unit) => [unit, unit])),
    }),
  ),
  coverage: z.exactOptional(
    withLabel(
      coverageSchema,
      'Calculator',
      'How far it goes. Fill this in to give the item a calculator on its page and in the quote form.',
    ),
  ),
})

const chat = z.object({
  name: line('Its button in the chat', 40),
  text: paragraph('What the chat says about it', 400),
  strong: list('Words that mean this service', 'word', line('Word', 40), { most: 40 }),
  weak: list('Words that might mean it', 'word', line('Word', 40), { most: 40 }),
})

/** Schema of a service: its page, its card, and its entry in the quote form. */
export const serviceDocument = z.object({
  name: line(
    'Name',
    40,
    'In menus, on its page and in the quote form. Old requests keep the name they were made with.',
  ),
  summary: paragraph('Text on its card', 140),
  promise: paragraph('Two lines below its title', 120),
  picture: widePicture(),
  sections: list(
    'Sections',
    'section',
    z.object({
      slug: id(),
      title: line('Title', 50),
      intro: paragraph('Text', 280),
      isBulk: z.exactOptional(
        z.literal(true).register(fieldMeta, {
          label: 'These are pictures of loose material and may be cropped to fill their frame',
        }),
      ),
      items: list('Items', 'item', item, { least: 1, most: 40 }),
    }),
    { least: 1, most: 6 },
  ),
  questions: list(
    'Questions',
    'question',
    z.object({ question: line('Question', 90), answer: paragraph('Answer', 400) }),
    { most: 10 },
  ),
  chat: withLabel(chat, 'Chat'),
  ...searchFields,
})

export type ServiceDocument = DeepReadonly<z.infer<typeof serviceDocument>>
export type ServiceItemDocument = DeepReadonly<z.infer<typeof item>>
