import { paths } from '#domain/site/paths.ts'
import type { ChatAnswer } from '#domain/chat/book.ts'
import type { Company } from './company.ts'
import { contactDetails } from './contact-details.ts'

/** The answer to what a person has to answer: payments, appointments, work that no page names. */
export const contactAnswer = (company: Company, text: string): ChatAnswer => ({
  id: 'contact',
  kind: 'business',
  text: [text],
  details: contactDetails(company),
  link: { label: 'Contact Page', href: paths.contact },
  next: ['Working Hours', 'Location', 'Back to Menu', 'Reset Chat'],
  strong: [
    'contact',
    'phone',
    'telephone',
    'email',
    'e-mail',
    'reach you',
    'call you',
    'call me',
    'text you',
    'you come',
    'someone come',
    'someone out',
    'appointment',
    'consultation',
    'apple pay',
    'google pay',
    'credit card',
    'debit card',
    'cash',
    'venmo',
    'payment',
    'financing',
    'invoice',
    'pay with',
    'pay at the door',
    'with a check',
    'by check',
    'by card',
    'take checks',
    'my truck',
    'my pickup',
    'my trailer',
    'haul away',
    'haul off',
    'tree removal',
    'remove a tree',
    'stump',
    'cut down a tree',
    'cut down my tree',
    'cut down trees',
    'schedule a visit',
  ],
  weak: [
    'refund',
    'receipt',
    'can i pay',
    'call',
    'number',
    'mail',
    'talk',
    'speak',
    'person',
    'human',
    'message',
    'help',
  ],
})

/** The answer to where the company works. */
export const areaAnswer = (company: Company): ChatAnswer => ({
  id: 'area',
  kind: 'business',
  text: [
    `Our crews come to ${new Intl.ListFormat('en-US').format(company.areaServed)}. For a place a little farther out, please call us.`,
  ],
  details: contactDetails(company),
  next: ['Contact Us', 'Our Services', 'Back to Menu', 'Reset Chat'],
  strong: ['come out to', 'service area', 'which towns', 'what areas'],
  weak: [
    'work in',
    'work near',
    'you serve',
    'yall serve',
    'you travel',
    ...company.areaServed
      .filter((place) => place !== company.address.city)
      .map((place) => place.toLowerCase()),
  ],
})

/** The answer to what becomes of personal data. */
export const privacyAnswer: ChatAnswer = {
  id: 'privacy',
  kind: 'business',
  text: ['Our privacy page says what we keep, for how long, and how to have it erased.'],
  link: { label: 'Privacy', href: paths.privacy },
  next: ['Contact Us', 'Back to Menu', 'Reset Chat'],
  strong: [
    'privacy policy',
    'your privacy',
    'my data',
    'my information',
    'my details',
    'personal data',
    'personal information',
    'cookie',
    'unsubscribe',
  ],
  weak: [],
}
