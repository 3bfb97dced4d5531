import { describe, expect, test } from 'vitest'
import { answerById } from '#domain/chat/book.ts'
import { offeredReplies, pressReply, sendText, startChat } from '#domain/chat/conversation.ts'
import { matchAnswer } from '#domain/chat/match.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { unedited } from '#domain/site/documents.ts'
import { pageDocument } from '#domain/site/page.ts'
import { serviceDocument } from '#domain/site/service.ts'
import { chatTexts } from './chat-answers.ts'
import { originalEntry, originalOrder } from './collections.ts'
import { contentWith, originalContent } from './content.ts'
import { company } from './company.ts'
import { companyAddress, hoursDetails } from './contact-details.ts'
import { products } from './products.ts'
import { services } from './services/services.ts'

const serviceNames = [
  'Landscaping Services',
  'Soil & Mulch Solutions',
  'Stone & Aggregates',
  'Plants & Sod',
  'Edging & Borders',
  'Hardscaping Materials',
  'Lawn Care & Fertilization',
  'Irrigation & Drainage',
]

const chatBook = originalContent(defaultRecordPeriods).chat('2026-06-01')
const start = startChat(chatBook)
const offered = (chat: typeof start) => offeredReplies(chatBook, chat).map(({ label }) => label)
const last = (chat: typeof start) => {
  const message = chat.messages.at(-1)
  return message?.from === 'bot' ? answerById(chatBook, message.answer) : undefined
}
const allText = (chat: typeof start) => {
  const answer = last(chat)
  return [...(answer?.text ?? []), ...(answer?.details ?? []).map(({ value }) => value)].join('\n')
}

describe('the quick replies', () => {
  test('are the specified ones and one for each service', () => {
    expect(chatBook.replies.map(({ label }) => label)).toEqual([
      'Our Services',
      'Contact Us',
      'Location',
      'Working Hours',
      'Reset Chat',
      'Back to Menu',
      ...serviceNames,
    ])
  })

  test('all lead somewhere, and the ways back are always at hand', () => {
    const known = new Set(chatBook.replies.map(({ label }) => label))
    for (const answer of chatBook.answers) {
      for (const label of answer.next) expect(known, answer.id).toContain(label)
      expect(answer.next, answer.id).toContain('Reset Chat')
    }
    for (const { label, does } of chatBook.replies)
      if (does.is === 'answer') expect(answerById(chatBook, does.answer), label).toBeDefined()
  })

  test('of the menu come back after Reset Chat and after Back to Menu', () => {
    const menu = offered(start)
    expect(menu.slice(0, 4)).toEqual(['Our Services', 'Contact Us', 'Location', 'Working Hours'])
    const away = pressReply(chatBook, start, 'Our Services')
    expect(offered(pressReply(chatBook, away, 'Back to Menu'))).toEqual(menu)
    expect(offered(pressReply(chatBook, away, 'Reset Chat'))).toEqual(menu)
  })

  test('of Our Services are the eight services, each with a Know More link', () => {
    const list = pressReply(chatBook, start, 'Our Services')
    expect(offered(list)).toEqual([...serviceNames, 'Back to Menu', 'Reset Chat'])
    const links = serviceNames.map((name) => last(pressReply(chatBook, list, name))?.link)
    for (const link of links) expect(link?.label).toBe('Know More')
    expect(new Set(links.map((link) => link?.href))).toEqual(
      new Set(services.map(({ slug }) => `/services/${slug}`)),
    )
  })
})

describe('the answers', () => {
  test('to contact and location give phone, e-mail and a street in Georgia', () => {
    const contact = allText(pressReply(chatBook, start, 'Contact Us'))
    for (const fact of [company.phone.display, company.email, company.address.street, 'GA'])
      expect(contact).toContain(fact)
    const location = allText(pressReply(chatBook, start, 'Location'))
    for (const fact of [company.phone.display, company.email, companyAddress(company)])
      expect(location).toContain(fact)
  })

  test('to how an order stands give the phone number and name the link in our email', () => {
    const chat = sendText(chatBook, start, 'is my order ready')
    expect(allText(chat)).toContain('The link in our email')
    expect(allText(chat)).toContain(company.phone.display)
  })

  test('to how much is needed lead to the calculator', () => {
    const chat = sendText(chatBook, start, 'how much mulch do I need')
    expect(last(chat)?.link?.href).toBe('/calculator')
  })

  test('to working hours give both lines of the week', () => {
    const hours = last(pressReply(chatBook, start, 'Working Hours'))?.details
    expect(hours?.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Monday to Saturday: 7 AM to 7 PM',
      'Sunday: 9 AM to 12 PM',
    ])
  })

  test('to what is not understood say so and give the contact details', () => {
    const chat = sendText(chatBook, start, 'asdf')
    expect(last(chat)?.text).toEqual([
      "Sorry, I didn't get you. Please contact us using the given details for further assistance.",
    ])
    expect(chatTexts.unknown).toBe(last(chat)?.text[0])
    for (const fact of [company.phone.display, company.email, company.address.street])
      expect(allText(chat)).toContain(fact)
  })

  test('have ids of their own, whatever a service is called', () => {
    const original = serviceDocument.parse(originalEntry('service', 'soil-mulch'))
    const named = ['delivery', 'events', 'unknown', 'own-delivery']
    const bySlug = new Map(
      named.map((slug) => [slug, { ...original, chat: { ...original.chat, name: slug } }]),
    )
    const services = { order: [...originalOrder('service'), ...named], bySlug }
    const edited = contentWith({ ...unedited, services }, defaultRecordPeriods).chat('2026-06-01')
    const ids = edited.answers.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const pressed = pressReply(edited, startChat(edited), 'delivery').messages.at(-1)
    expect(pressed?.from === 'bot' && answerById(edited, pressed.answer)?.link?.href).toBe(
      '/services/delivery',
    )
  })
})

test.each([
  ['When are you open?', 'hours'],
  ['is the nursery open', 'hours'],
  ['do you sell mangoes', 'products'],
  ['are you open on SUNDAYS', 'hours'],
  ['what time do u close', 'hours'],
  ['Hours', 'hours'],
  ["What's your address", 'location'],
  ['how do I get there?', 'location'],
  ['Where are you located', 'location'],
  ['directions please', 'location'],
  ['can I call someone', 'contact'],
  ['your phone number', 'contact'],
  ['I want to talk to a human', 'contact'],
  ['how much does mulch cost', 'quote'],
  ['How much is it?', 'quote'],
  ['free quote', 'quote'],
  ['prices for gravel', 'quote'],
  ['how much mulch do I need for my beds?', 'calculator'],
  ['How many bags of topsoil do I need', 'calculator'],
  ['how much do I need', 'calculator'],
  ['what mulch do I need', 'service-soil-mulch'],
  ['how much does gravel cost', 'quote'],
  ['do you sell Pine Straw bales', 'service-soil-mulch'],
  ['topsoil', 'service-soil-mulch'],
  ['fescue sod', 'service-plants-sod'],
  ['fruit trees', 'service-plants-sod'],
  ['river rocks', 'service-stone-aggregates'],
  ['crushed concrete for a driveway', 'service-stone-aggregates'],
  ['steel edging', 'service-edging-borders'],
  ['retaining walls', 'service-hardscaping-materials'],
  ['a brick patio', 'service-hardscaping-materials'],
  ['fertilizers', 'service-lawncare-fertilization'],
  ['my grass has brown spots', 'service-lawncare-fertilization'],
  ['sprinklers are broken', 'service-irrigation-drainage-solutions'],
  ['water stands in my yard after rain', 'service-irrigation-drainage-solutions'],
  ['French drain', 'service-irrigation-drainage-solutions'],
  ['landscaping', 'service-landscaping-services'],
  ['redo my backyard', 'service-landscaping-services'],
  ['what services do you offer', 'services'],
  ['photos of your work', 'projects'],
  ['bean seeds', 'products'],
  ['hello', 'greeting'],
  ['Hi, do you have gravel?', 'service-stone-aggregates'],
  ['thanks!', 'thanks'],
  ['ok thank you, bye', 'thanks'],
  // A time says when, not what.
  ['deliver mulch on friday?', 'delivery'],
  ['can you bring gravel on monday', 'delivery'],
  ['what time do you deliver', 'delivery'],
  ['could you mow my lawn on friday', 'service-lawncare-fertilization'],
  ['when should I water new grass', 'service-plants-sod'],
  ['can you come saturday', 'contact'],
  ["I'd like to speak to someone on Monday", 'contact'],
  ['are you open sunday for gravel', 'hours'],
  ['can I pick up mulch on sunday', 'hours'],
  ['hi, friday?', 'hours'],
  ['how much is a yard of mulch', 'quote'],
  ['how much is delivery on the weekend', 'delivery'],
  ['is my order ready', 'status'],
  ['Where is my delivery?', 'status'],
  ['status of my order', 'status'],
  ['when will my order be delivered', 'status'],
  ['did you get my request', 'status'],
  ['is my delivery free', 'delivery'],
  ['can you deliver my order on friday', 'delivery'],
  ['how do I get my quote', 'quote'],
  ['how many pallets do you have in stock', 'products'],
  ['how many yards fit in a truck', 'delivery'],
  ['how many yards of topsoil', 'calculator'],
  ['how do I order mulch', 'service-soil-mulch'],
  ['do you take apple pay', 'contact'],
  ['do you have orchids?', 'products'],
  ['20 bales of pinestraw', 'service-soil-mulch'],
  ['when do I put down pre emergent', 'service-lawncare-fertilization'],
  ['can I bring my truck', 'contact'],
  ['bring me 5 yards of mulch', 'delivery'],
  ['can you haul gravel to my house', 'delivery'],
  ['do you haul away debris', 'contact'],
  ['cancel my appointment', 'contact'],
  ['can I reschedule my delivery', 'status'],
  ["I haven't heard back about my quote", 'status'],
  ['did my photos go through', 'status'],
  ['where do I pay the deposit', 'status'],
  ['can I pay with a check', 'contact'],
  ['can I pay by card', 'contact'],
  ['withdraw my quote request', 'status'],
  ['I changed my mind about the quote', 'status'],
  ['my quote expired', 'status'],
  ['how do I send you a picture', 'status'],
  ['where can I add photos', 'status'],
  ['do yall work in Alpharetta', 'area'],
  ['last frost date Cumming GA', 'service-plants-sod'],
  ['red clay', 'service-soil-mulch'],
  ['how many bags in a yard', 'calculator'],
  ['how much do I owe', 'status'],
  ['can I pay at the door', 'contact'],
  ['Forsyth County', 'area'],
  ['do you work in stone', 'service-stone-aggregates'],
  ['cut down on weeds', 'service-lawncare-fertilization'],
  ['what happens next with my request', 'status'],
  ['where is the link to the calculator', 'calculator'],
  ['how many square feet in a pallet of sod', 'service-plants-sod'],
  ['how many square feet does a yard of mulch cover', 'calculator'],
  ['how much does a yard of mulch cover', 'calculator'],
  ['how much does a pallet of sod weigh', 'calculator'],
  ['how much does a yard of mulch cost', 'quote'],
  ['privacy policy', 'privacy'],
  ['please delete my data', 'privacy'],
  ['a hedge for privacy', 'service-plants-sod'],
  ['closest store near me', 'location'],
  ['gravel near me', 'service-stone-aggregates'],
  ['I already sent a request, what happens now', 'status'],
])('%j is answered with %s', (text, id) => {
  expect(matchAnswer(chatBook, text)).toBe(id)
})

test.each([
  '',
  '   ',
  'asdf',
  'sold out',
  'sodium',
  'mulhc',
  'gravle',
  'rocket',
  'this is history',
  'oder',
  'houses',
  'planet',
  'clothes',
  'hopen',
  'stoner music',
  'recall',
  '12345',
  '🌳',
])('%j is not mistaken for a question we know', (text) => {
  expect(matchAnswer(chatBook, text)).toBeNull()
})

test('a page of the owner answers what names it', () => {
  const page = pageDocument.parse({
    title: 'Plant Warranty',
    address: 'plant-warranty',
    subtitle: 'A year for every tree and shrub that we plant',
    picture: serviceDocument.parse(originalEntry('service', 'plants-sod')).picture,
    isInFooter: false,
    text: ['We replace a tree of ours that does not live through its first year.'],
    parts: [],
    seo: { title: 'Plant Warranty', description: 'What is covered, and what we ask of you.' },
  })
  const pages = { order: ['warranty'], bySlug: new Map([['warranty', page]]) }
  const edited = contentWith({ ...unedited, pages }, defaultRecordPeriods).chat('2026-06-01')
  for (const text of ['plant warranty', 'do you have a warranty on plants?'])
    expect(answerById(edited, matchAnswer(edited, text) ?? '')).toMatchObject({
      text: ['A year for every tree and shrub that we plant'],
      link: { label: 'Plant Warranty', href: '/plant-warranty' },
    })
  expect(matchAnswer(edited, 'plants for shade')).toBe('service-plants-sod')
  // It ranks like the pages of the program, below answers about the business.
  expect(matchAnswer(edited, 'what does the plant warranty cost')).toBe('quote')
})

test('no name of a product or material of the site is unknown', () => {
  const items = services.flatMap(({ sections }) => sections.flatMap((section) => section.items))
  const names = [...products, ...items].map(({ name }) => name)
  expect(names.filter((name) => matchAnswer(chatBook, name) === null)).toEqual([])
})

test('the hours name a holiday that is months away, as somebody may ask about it', () => {
  const fourth = { date: '2026-07-04', name: 'Independence Day' }
  const inMarch = hoursDetails({ ...company, specialDays: [fourth] }, '2026-03-02')
  expect(inMarch.at(-1)).toMatchObject({
    label: 'Saturday, July 4, Independence Day',
    value: 'Closed',
  })
})
