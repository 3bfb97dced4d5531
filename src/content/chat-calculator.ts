import { paths } from '#domain/site/paths.ts'
import type { ChatAnswer } from '#domain/chat/book.ts'

/** Materials whose amount people ask for, by name or in units. */
export const materials = [
  'mulch',
  'soil',
  'topsoil',
  'dirt',
  'compost',
  'pine straw',
  'gravel',
  'stone',
  'rock',
  'sand',
  'sod',
  'seed',
  'fertilizer',
  'edging',
] as const
const units = [
  'bags',
  'bales',
  'yards',
  'cubic yards',
  'tons',
  'pallets',
  'rolls',
  'pavers',
  'blocks',
] as const

/** The answer to how much of a material is needed. */
export const calculatorAnswer: ChatAnswer = {
  id: 'calculator',
  kind: 'business',
  text: [
    'Our calculator turns the measurements of a bed, a path or a wall into the amount to buy, and the result can go straight into your quote request.',
  ],
  link: { label: 'How Much Do I Need?', href: paths.calculator },
  next: ['Our Services', 'Contact Us', 'Back to Menu', 'Reset Chat'],
  strong: [
    'calculator',
    'calculate',
    ...materials.map((material) => `how much ${material}`),
    ...units.map((unit) => `how many ${unit} do i need`),
    ...units.flatMap((unit) => materials.map((material) => `how many ${unit} of ${material}`)),
    'how much do i need',
    'how many do i need',
    ...units.map((unit) => `how much does a ${unit}`),
    'bags in a yard',
    'how many square feet does',
    'how many sq ft does',
  ],
  weak: [],
}
