import type { ChatAnswer } from '#domain/chat/book.ts'
import { unlistedZip } from '#domain/chat/match.ts'
import type { Company } from './company.ts'
import { materials } from './chat-calculator.ts'
import { contactDetails } from './contact-details.ts'
import { type DeliveryContent, otherTowns } from './delivery.ts'

/** Words that make a question one about delivery. */
export const deliveryKeywords = {
  strong: [
    'deliver',
    'delivery',
    'drop off',
    'you bring',
    'bring me',
    'bring us',
    'bring it',
    ...materials.map((material) => `haul ${material}`),
  ],
  weak: ['haul', 'truck', 'town', 'zip'],
} as const

const next = ['Contact Us', 'Our Services', 'Back to Menu', 'Reset Chat'] as const

/**
 * Answers about delivery: Yes for each town and ZIP code with delivery, and an answer for all
 * others.
 */
export function deliveryAnswers({ towns, elsewhere }: DeliveryContent): readonly ChatAnswer[] {
  if (towns.length === 0) return []
  return [
    ...towns.map(({ name, zips }, at): ChatAnswer => {
      const codes = `ZIP ${zips.length === 1 ? 'code' : 'codes'} ${zips.join(', ')}`
      const isTown = name !== otherTowns
      return {
        id: `delivery-${at}`,
        kind: 'business',
        text: [`Yes, we deliver to ${isTown ? `${name}: ${codes}` : codes}.`],
        next,
        strong: [...deliveryKeywords.strong, ...zips],
        weak: [...deliveryKeywords.weak, ...(isTown ? [name.toLowerCase()] : [])],
      }
    }),
    {
      id: 'delivery-elsewhere',
      kind: 'business',
      text: [elsewhere],
      next,
      strong: deliveryKeywords.strong,
      weak: [...deliveryKeywords.weak, unlistedZip],
    },
  ]
}

/** The answer to how an order, a delivery, a request or a quote stands. */
export const statusAnswer = (company: Company): ChatAnswer => ({
  id: 'status',
  kind: 'business',
  text: [
    'Please call us, and we will tell you how your order or delivery stands. The link in our email about your request or quote shows it as well. There you can also add photographs, accept the quote and see how to pay.',
  ],
  details: contactDetails(company),
  next: ['Contact Us', 'Working Hours', 'Back to Menu', 'Reset Chat'],
  strong: [
    ...['order', 'delivery', 'request', 'quote'].flatMap((what) => [
      `where is my ${what}`,
      `status of my ${what}`,
      `${what} status`,
      `get my ${what} yet`,
      `is my ${what} ready`,
      `when will my ${what}`,
      `track my ${what}`,
      `happened to my ${what}`,
      `hear about my ${what}`,
      `heard about my ${what}`,
      `change my ${what}`,
      `cancel my ${what}`,
      `withdraw my ${what}`,
      `mind about my ${what}`,
      `mind about the ${what}`,
      `my ${what} expired`,
      `reschedule my ${what}`,
      `to my ${what}`,
    ]),
    'did you get my request',
    'sent a request',
    'sent my request',
    'order ready',
    'what happens next',
    'what happens now',
    'what happens after',
    'hear back',
    'heard back',
    'where is my truck',
    'did my photos',
    'did my pictures',
    'get my photos',
    'get my pictures',
    ...['photo', 'picture'].flatMap((what) => [
      `add ${what}`,
      `add a ${what}`,
      `send ${what}`,
      `send a ${what}`,
      `send you ${what}`,
      `send you a ${what}`,
    ]),
    'my link',
    'accept quote',
    'accept my quote',
    'accept the quote',
    'sign my quote',
    'sign the quote',
    ...['my', 'the', 'you'].flatMap((what) => [`where do i pay ${what}`, `how do i pay ${what}`]),
    'do i owe',
    'my balance',
    'pay deposit',
    'pay my deposit',
    'pay the deposit',
  ],
  weak: ['status', 'track', 'my order'],
})
