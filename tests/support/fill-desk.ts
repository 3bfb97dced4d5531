import { unwrap } from '#domain/result.ts'
import { addDays, day, hour } from '#domain/time.ts'
import { browser, tokenOf } from './desk.ts'
import { gardenEvent } from './garden-events.ts'
import { type Filling, fillRequests, placeWith } from './fill-requests.ts'
import { marksIn, type scriptMarks } from './typed-script.ts'
import { newQuote, quoteLine } from './written-quotes.ts'

type Marks = ReturnType<typeof scriptMarks>

/** Fills every text that a visitor, a customer or a colleague can type with a mark of its own. */
export async function fillDesk(
  { mark, shortMark }: Marks,
  { stores, desk, files }: Pick<Filling, 'stores' | 'desk' | 'files'>,
) {
  const now = desk.now()
  const today = desk.today()

  async function join(email: string, role: 'owner' | 'helper') {
    const token = tokenOf(await desk.inviteFromCommandLine(email, role))
    const name = mark(`name of the ${role}`)
    const device = { ...browser(), name: mark(`browser of the ${role}`) }
    const { token: session, signedIn } = unwrap(
      await desk.account.signIn({ is: 'invitation', token, name }, device, null),
    )
    return { member: signedIn.member, session }
  }
  const owner = await join('ruth@example.com', 'owner')
  const helper = await join('teo@example.com', 'helper')
  const ruth = owner.member
  await desk.makePasskey(ruth)
  const [passkey] = await desk.account.listPasskeys(ruth)
  await desk.account.renamePasskey(ruth, passkey?.id ?? '', mark('name of a passkey'))

  const place = placeWith(mark)
  const requests = await fillRequests({ mark, stores, desk, files, ruth })
  const { requestId, customerId } = requests
  const visitId = await setVisits()
  const quote = await writeQuotes()
  const paymentId = await takePayment()
  await setSettings()
  const written = await writeSite()
  const event = await holdEvent()

  return {
    owner,
    helper,
    ...requests,
    visitId,
    quote,
    paymentId,
    ...written,
    event,
  }

  async function setVisits() {
    const facts = (of: string) => ({
      kind: 'delivery' as const,
      name: mark(`name for ${of}`),
      phone: '7705550123',
      email: 'rosa@example.com',
      address: place(of),
      about: mark(`load of ${of}`),
      assignedTo: helper.member.id,
      truck: mark(`truck of ${of}`),
      note: `${mark(`note on ${of}`)}\r\nATTACH:javascript:r(0)\r\n`,
    })
    const email = { isWanted: true, message: mark('message about a visit') }
    const window = { date: today, start: '08:00', end: '09:00' }
    const typed = { facts: facts('a visit'), window, email, accepted: ['past'] }
    const id = unwrap(await desk.visits.setVisit(typed, { is: 'request', id: requestId }, ruth)).id
    const done = { is: 'done', note: mark('what was done'), minutes: 5 } as const
    unwrap(await desk.visits.stepOnVisit(id, { step: done, seen: null }, ruth))
    return id
  }

  async function writeQuotes() {
    const recipient = {
      name: mark('recipient of a quote'),
      phone: '7705550123',
      email: 'rosa@example.com',
      address: place('a quote'),
    }
    const document = {
      ...newQuote().document,
      title: mark('title of a quote'),
      sections: [
        {
          id: 'wall',
          name: mark('section of a quote'),
          lines: [
            quoteLine('blocks', {
              text: mark('line of a quote'),
              detail: mark('detail of a line'),
              unit: shortMark('unit of a line'),
              quantity: 2000,
            }),
          ],
        },
      ],
      tax: { county: shortMark('county of a quote'), rate: 7_000 },
      schedule: [
        {
          id: 'all',
          name: mark('payment of a quote'),
          share: { is: 'rest' },
          due: 'done',
        } as const,
      ],
      terms: mark('terms of a quote'),
      note: mark('note of a quote'),
      validUntil: addDays(today, 30),
    }
    const id = unwrap(
      await stores.writtenQuotes.create(newQuote({ requestId, customerId, recipient, document }), {
        by: ruth.id,
        at: now,
      }),
    )
    const seen = async () => (await desk.quotes.findQuote(id))?.quote.revision ?? 0
    const message = mark('message with a quote')
    unwrap(await desk.quotes.sendQuote(id, { seen: await seen(), by: 'email', message }, ruth))
    const question = { version: 1, text: mark('question about a quote'), key: 'k' }
    unwrap(await stores.writtenQuotes.ask(id, question, now, () => []))
    const declined = { version: 1, reason: mark('reason of a decline'), today }
    unwrap(await stores.writtenQuotes.decline(id, declined, now, () => []))
    const url = (await desk.quotes.findQuote(id))?.url ?? ''
    return { id, path: new URL(url).pathname }
  }

  async function takePayment() {
    const typed = {
      name: mark('name of who paid'),
      customerId: '',
      email: '',
      phone: '',
      about: mark('what was paid for'),
      amount: 1_000,
      method: 'check' as const,
      checkNumber: mark('number of a check'),
      date: today,
      county: '',
    }
    return unwrap(await desk.money.recordPayment(typed, ruth))
  }

  async function setSettings() {
    const template = {
      id: 'template',
      name: mark('name of a template'),
      subject: mark('subject of a template'),
      text: mark('text of a template'),
    }
    unwrap(await desk.settings.changeTemplates({ is: 'save', template }, 0, ruth))
    const price = {
      kind: 'material',
      name: mark('name of a price'),
      unit: shortMark('unit of a price'),
      priceCents: 100,
      costCents: null,
      isTaxable: true,
      material: null,
    } as const
    unwrap(await desk.prices.addPrice(price, ruth))
    const zone = { name: shortMark('name of a zone'), zips: ['30040'], priceCents: 100 }
    unwrap(await desk.prices.saveDeliveryZones([{ ...zone, costCents: null }], 0, ruth))
    const tax = { county: shortMark('name of a county'), rate: 7_000, zips: ['30040'] }
    unwrap(await desk.prices.saveCountyTaxes([tax], 0, ruth))
    const defaults = (await desk.quotes.readQuoteDefaults()).value
    const terms = mark('terms of new quotes')
    unwrap(await desk.quotes.saveQuoteDefaults({ ...defaults, terms }, 0, ruth))
    const deliveries = (await desk.deliveries.readDeliverySettings()).value
    const deliveryTerms = mark('terms of deliveries')
    unwrap(
      await desk.deliveries.saveDeliverySettings({ ...deliveries, terms: deliveryTerms }, 0, ruth),
    )
  }

  async function writeSite() {
    const { company } = await desk.site.readSite()
    const name = `${company.shortName} ${shortMark('name of the company')}`
    const facts = { ...company, name, region: shortMark('region of the company') }
    unwrap(await desk.site.publishCompany(facts, 0, ruth))
    const text = mark('banner')
    unwrap(await desk.site.publishBanner({ text }, 0, ruth))
    unwrap(await desk.site.addSpecialDay({ date: today, name: shortMark('name of a day') }, ruth))
    const title = mark('title of a page')
    const slug = unwrap(await desk.documents.addDocument('page', 'Warranty', { title }, ruth))
    const page = {
      title,
      address: slug,
      subtitle: mark('subtitle of a page'),
      picture: 'services/plants-sod',
      isInFooter: true,
      text: [mark('paragraph of a page')],
      parts: [{ heading: mark('heading of a page'), paragraphs: [mark('paragraph of a part')] }],
      seo: { title: mark('search title of a page'), description: mark('description of a page') },
    }
    const seen = (await desk.documents.readDocument({ kind: 'page', slug }))?.seen ?? {
      published: 0,
      draft: 0,
    }
    unwrap(await desk.documents.publishDocument({ kind: 'page', slug }, page, seen, ruth))
    return { pageSlug: slug, bannerMark: marksIn(text)[0] ?? 0 }
  }

  async function holdEvent() {
    const event = gardenEvent({
      start: now + day,
      end: now + day + 2 * hour,
      name: mark('name of an event'),
      description: mark('text of an event'),
      venueAddress: mark('place of an event'),
      hostedBy: mark('host of an event'),
      guests: [mark('speaker')],
      perks: [mark('perk')],
      raffle: { gifts: [], description: mark('raffle'), winners: [mark('winner')] },
    })
    await stores.events.importAll([event], now)
    return event.publicId
  }
}
