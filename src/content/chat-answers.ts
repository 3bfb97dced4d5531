import { paths } from '#domain/site/paths.ts'
import type { ChatAnswer, ChatBook, QuickReply } from '#domain/chat/book.ts'
import type { PageTexts } from '#domain/site/page-texts.ts'
import { weekdays } from '#domain/site/company-facts.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { ChatService } from './chat-services.ts'
import type { OwnPage } from './collections.ts'
import type { Company } from './company.ts'
import { calculatorAnswer } from './chat-calculator.ts'
import { areaAnswer, contactAnswer, privacyAnswer } from './chat-contact.ts'
import { bookingAnswer, eventsAnswer } from './chat-events.ts'
import { deliveryAnswers, deliveryKeywords, statusAnswer } from './chat-delivery.ts'
import { deliveryDetails, type DeliveryContent } from './delivery.ts'
import { products as originalProducts } from './products.ts'
import { contactDetails, hoursDetails, locationDetails } from './contact-details.ts'

type ChatTexts = PageTexts['chat-texts']

/** Original texts of the assistant. */
export const chatTexts: ChatTexts = {
  greeting: 'Hello, and welcome to {company}! Choose a button below, or ask in your own words.',
  menu: 'What else would you like to know?',
  thanks: 'You are welcome. Happy gardening!',
  unknown:
    "Sorry, I didn't get you. Please contact us using the given details for further assistance.",
  business: {
    services:
      'These are the kinds of work and material that we offer. Choose one of them to learn more about it.',
    contact:
      'You are welcome to call, write or stop by, and during opening hours the telephone is the quickest way to an answer.',
    location:
      'You will find the nursery and the stone yard together at this address, which opens a map with directions.',
    hours: '{company} keeps these hours:',
    quote:
      'Prices depend on the property and the season, so we prepare a free quote for every project. Fill in the form with the services and materials that you have in mind, and we will get back to you.',
  },
  pages: {
    products:
      'Seeds, tools, fertilizers, mulch, fruit and plants are arranged by category on the products page. Please call to find out what is in stock this week.',
    projects:
      'Our gallery presents garden designs, arranged by the kind of work that they involve.',
    events:
      'Our workshops, sales and garden walks are announced on the events page, where you can also reserve a seat or change your answer.',
  },
  questions: [],
}

const back = ['Back to Menu', 'Reset Chat'] as const
const menu = ['Our Services', 'Contact Us', 'Location', 'Working Hours', 'Reset Chat'] as const

/** Answers to questions about the business. The first of two that fit equally well wins. */
const businessOf = (
  { company, chatServices, delivery, texts: { business } }: ChatContent,
  today: CalendarDate,
): readonly ChatAnswer[] => [
  {
    id: 'hours',
    kind: 'business',
    text: [business.hours],
    details: hoursDetails(company, today),
    next: ['Location', 'Contact Us', ...back],
    strong: ['hours', 'opening times', 'open', 'you close', 'i come', 'stop by', 'i pick up'],
    weak: ['close'],
    times: ['when', 'what time', 'today', 'tomorrow', 'weekend', ...weekdays],
  },
  {
    id: 'location',
    kind: 'business',
    text: [business.location],
    details: locationDetails(company),
    next: ['Working Hours', 'Contact Us', ...back],
    strong: ['address', 'adress', 'location', 'located', 'directions', 'map', 'get there', 'gps'],
    weak: [
      'where',
      'find',
      'visit',
      company.address.city.toLowerCase(),
      company.address.stateName.toLowerCase(),
      'street',
      'pick up',
      'pickup',
      'near me',
      'nearest',
      'closest',
    ],
  },
  statusAnswer(company),
  {
    id: 'delivery',
    kind: 'business',
    text: [delivery.answer],
    details: delivery.towns.length === 0 ? contactDetails(company) : deliveryDetails(delivery),
    next: ['Contact Us', 'Our Services', ...back],
    ...deliveryKeywords,
  },
  ...deliveryAnswers(delivery),
  {
    id: 'quote',
    kind: 'business',
    text: [business.quote],
    link: { label: 'Get My Free Quote', href: paths.quote },
    next: ['Contact Us', 'Our Services', ...back],
    strong: [
      'quote',
      'price',
      'cost',
      'estimate',
      'budget',
      'expensive',
      'cheap',
      'discount',
      'how much is',
      'how much are',
      'how much for',
      'how much to',
      'you charge',
    ],
    weak: ['how much', 'free', 'pay', 'charge', 'buy', 'order'],
  },
  calculatorAnswer,
  privacyAnswer,
  contactAnswer(company, business.contact),
  areaAnswer(company),
  {
    id: 'services',
    kind: 'business',
    text: [business.services],
    next: [...chatServices.map(({ name }) => name), ...back],
    strong: ['what do you do', 'what do you offer', 'what you offer', 'your services'],
    weak: ['service', 'offer'],
  },
]

/** Answers with links to other pages. Products that the owner added are found by their names. */
const pagesWith = (
  { texts: { pages } }: ChatContent,
  addedProducts: readonly string[],
): readonly ChatAnswer[] => [
  bookingAnswer,
  eventsAnswer(pages.events),
  {
    id: 'projects',
    kind: 'topic',
    text: [pages.projects],
    link: { label: 'View Projects', href: paths.projects },
    next: ['Our Services', 'Contact Us', ...back],
    strong: ['project', 'gallery', 'portfolio', 'photo', 'picture', 'before and after'],
    weak: ['example', 'idea', 'inspiration'],
  },
  {
    id: 'products',
    kind: 'topic',
    text: [pages.products],
    link: { label: 'Browse Products', href: paths.products },
    next: ['Working Hours', 'Contact Us', ...back],
    strong: [
      'product',
      'seed',
      'shovel',
      'pruner',
      'rake',
      'tool',
      'mango',
      'mangoes',
      'watering can',
      ...addedProducts,
    ],
    weak: ['fruit', 'sell', 'stock', 'store', 'shop', ...originalNames],
  },
]

const courtesiesOf = ({ company, texts }: ChatContent): readonly ChatAnswer[] => [
  {
    id: 'greeting',
    kind: 'courtesy',
    text: [texts.greeting],
    next: menu,
    strong: [],
    weak: ['hello', 'hi', 'hey', 'good morning', 'good afternoon', 'good evening'],
  },
  {
    id: 'menu',
    kind: 'courtesy',
    text: [texts.menu],
    next: menu,
    strong: [],
    weak: ['menu', 'back'],
  },
  {
    id: 'thanks',
    kind: 'courtesy',
    text: [texts.thanks],
    next: back,
    strong: [],
    weak: ['thanks', 'thank', 'thank you', 'thx', 'bye', 'goodbye'],
  },
  {
    id: 'unknown',
    kind: 'courtesy',
    text: [texts.unknown],
    details: contactDetails(company),
    next: back,
    strong: [],
    weak: [],
  },
]

/** The content that the assistant's answers are made from. */
export interface ChatContent {
  readonly company: Company
  /** In the order of their quick replies. */
  readonly chatServices: readonly ChatService[]
  readonly products: readonly { readonly name: string }[]
  readonly ownPages: readonly Pick<OwnPage, 'slug' | 'title' | 'subtitle' | 'address'>[]
  readonly delivery: DeliveryContent
  /** With the company's facts filled in. */
  readonly texts: ChatTexts
}

/** All answers of the chat assistant on that day. */
export function chatBookOf(content: ChatContent, today: CalendarDate): ChatBook {
  const { chatServices, products, ownPages, texts } = content
  const added = products
    .map(({ name }) => name.toLowerCase())
    .filter((name) => !originalNames.includes(name))
  return {
    answers: [
      ...texts.questions.map(ownAnswer),
      ...businessOf(content, today),
      ...chatServices.map(serviceAnswer),
      ...pagesWith(content, added),
      ...ownPages.map(ownPageAnswer),
      ...courtesiesOf(content),
    ],
    replies: [
      ...fixedReplies,
      ...chatServices.map(({ name, slug }) => reply(name, serviceId(slug))),
    ],
    greeting: 'greeting',
    menu: 'menu',
    unknown: 'unknown',
  }
}

/** The quick replies of every site, in order. */
export const fixedReplies: readonly QuickReply[] = [
  reply('Our Services', 'services'),
  reply('Contact Us', 'contact'),
  reply('Location', 'location'),
  reply('Working Hours', 'hours'),
  { label: 'Reset Chat', does: { is: 'reset' } },
  { label: 'Back to Menu', does: { is: 'menu' } },
]

/** Some of these are words with other meanings too, such as colors. */
const originalNames = originalProducts.map(({ name }) => name.toLowerCase())

function reply(label: string, answer: string): QuickReply {
  return { label, does: { is: 'answer', answer } }
}

/** Differs from the ids of other answers, whatever a service is called. */
const serviceId = (slug: string) => `service-${slug}`

function serviceAnswer({ slug, text, strong, weak }: ChatService): ChatAnswer {
  return {
    id: serviceId(slug),
    kind: 'topic',
    text: [text],
    link: { label: 'Know More', href: paths.service(slug) },
    next: ['Our Services', 'Contact Us', ...back],
    strong,
    weak,
  }
}

function ownPageAnswer({
  slug,
  title,
  subtitle,
  address,
}: ChatContent['ownPages'][number]): ChatAnswer {
  return {
    id: `page-${slug}`,
    kind: 'topic',
    title,
    text: [subtitle],
    link: { label: title, href: `/${address}` },
    next: ['Our Services', 'Contact Us', ...back],
    strong: [],
    weak: [],
  }
}

/** An answer of the owner's own; it wins over answers that fit equally well. */
function ownAnswer({ slug, text, strong, weak }: ChatTexts['questions'][number]): ChatAnswer {
  return {
    id: `own-${slug}`,
    kind: 'business',
    text: [text],
    next: ['Our Services', 'Contact Us', ...back],
    strong,
    weak,
  }
}
