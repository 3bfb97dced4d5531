import path from 'node:path'
import { unwrap } from '#domain/result.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { addCustomer } from '#support/customers.ts'
import { noEmails } from '#support/emails.ts'
import { arriving } from '#support/received-emails.ts'
import { book, change, guest, paymentOf, toGuest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { deskOn } from '#support/desk.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { setVisit, visitFacts, quietly } from '#support/visits.ts'
import { writeQuote } from '#support/written-quotes.ts'

const tenant = 'evergreen'
const actor = { by: null, at: now }
const fromOscar = arriving(1, 'oscar@mail.example', { email: { subject: 'Two pallets?' } })

const named = (
  firstName: string,
  lastName: string,
  more: readonly (readonly [string, string])[] = [],
) =>
  [['firstName', firstName], ['lastName', lastName], ...more].map(([name = '', value = '']) => ({
    name,
    value,
  }))

describe.each(storesOnEachDatabase)('a search of everything in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  beforeEach(() => stores.events.importAll([gardenEvent({ capacity: null })], now))

  const guests = async (text: string) =>
    (await stores.search.guests(tenant, text, 20)).rows.map(({ name, email }) => name || email)
  const sentTo = async (text: string) =>
    (await stores.search.sentEmails(text, 20)).rows.map(({ to }) => to)

  test('finds a guest by name, address and phone, with the event and the customer', async () => {
    const answers = named('Priya', 'Núñez', [['mobile', '7705550177']])
    await book(stores, guest(1, 2, { email: 'P.Nunez@mail.example', answers }))
    for (const text of ['pri', 'nunez pri', 'p.nunez@mail', '5550177', '(770) 555']) {
      expect(await guests(text), text).toEqual(['Priya Núñez'])
    }
    expect(await guests('priya miller')).toEqual([])
    const givenWithNo = [{ name: 'name', value: 'Ana Ruiz' }]
    await book(stores, guest(2, 1, { email: 'ana@mail.example', answers: givenWithNo }))
    expect(await guests('ruiz')).toEqual(['Ana Ruiz'])
    const { rows } = await stores.search.guests(tenant, 'priya', 20)
    expect(rows).toMatchObject([
      {
        willingness: 'yes',
        seats: 2,
        event: { name: gardenEvent().name },
        customerId: expect.any(String),
      },
    ])
    expect(await stores.search.guests('another', 'priya', 20)).toEqual({ rows: [], hasMore: false })
  })

  test('follows changes of a guest, and drops erased ones', async () => {
    const booking = await book(stores, guest(1, 1, { answers: named('Priya', 'Núñez') }))
    await change(stores, booking, {
      willingness: 'yes',
      party: { adults: 1, children: 0 },
      answers: named('Priya', 'Ramírez'),
      orderId: 'o9',
      holder: null,
    })
    expect(await guests('nunez')).toEqual([])
    expect(await guests('ramirez')).toEqual(['Priya Ramírez'])
    await stores.bookings.eraseOfEventsBefore(now + 1e12)
    expect(await guests('ramirez')).toEqual([])
  })

  test('shows the newest guests first, each booking once, and says that there are more', async () => {
    for (const number of [1, 2, 3]) {
      await book(stores, guest(number, 1, { answers: named('Ann', `Lee${number}`) }), now + number)
    }
    const { rows, hasMore } = await stores.search.guests(tenant, 'ann', 2)
    expect(rows.map(({ name }) => name)).toEqual(['Ann Lee3', 'Ann Lee2'])
    expect(hasMore).toBe(true)
  })

  test('finds an event by its name, place, host and speakers, as an import has changed it', async () => {
    const found = async (text: string) =>
      (await stores.search.events(tenant, text, 20)).rows.map(({ publicId }) => publicId)
    const ferns = gardenEvent({
      id: 'e2',
      publicId: 'ferns',
      name: 'Ferns and moss',
      venueAddress: '9 Mill Way, Dahlonega',
      guests: ['Dr. Adele Quist'],
    })
    await stores.events.importAll([ferns], now)
    for (const text of ['fern', 'dahl', 'quist']) expect(await found(text)).toEqual(['ferns'])
    await stores.events.importAll([{ ...ferns, name: 'Hostas' }], now)
    expect(await found('fern')).toEqual([])
    expect(await found('hosta')).toEqual(['ferns'])
  })

  test('finds no sample event and none of its guests once they are removed', async () => {
    const sample = gardenEvent({ id: 'sample-moss', publicId: 'moss', name: 'Moss evening' })
    await stores.events.importAll([sample], now)
    const email = 'sample-guest-1@example.com'
    const registration = { eventId: 'sample-moss', email, answers: named('Omar', 'Rashid') }
    await book(stores, guest(7, 1, registration))
    expect(await guests('omar')).toEqual(['Omar Rashid'])
    expect(await stores.events.removeSamples(tenant, actor)).toBe(1)
    const { db } = stores.database
    const left = db
      .selectFrom('search_terms')
      .select('term')
      .where('kind', 'in', ['event', 'booking'])
    const terms = (await left.execute()).map(({ term }) => term)
    expect(terms).not.toContain('moss')
    expect(terms).not.toContain('omar')
  })

  test('finds a visit by name, street and phone, until it is undone', async () => {
    const found = async (text: string) =>
      (await stores.search.visits(text, 20)).rows.map(({ name }) => name)
    const undo = await setVisit(stores)
    for (const text of ['lindq', 'oak', '0123'])
      expect(await found(text)).toEqual(['Rosa Lindqvist'])
    const facts = visitFacts({ name: 'Nell Abernathy' })
    const edit = { id: undo.id, change: { is: 'edit', facts }, seen: null } as const
    const edited = unwrap(await stores.visits.change([edit], quietly, actor))
    expect(await found('abern')).toEqual(['Nell Abernathy'])
    await stores.visits.undo(edited, { onlyOf: null }, actor)
    expect(await found('abern')).toEqual([])
    expect(await found('lindq')).toEqual(['Rosa Lindqvist'])
  })

  test('finds emails by recipient, by subject once sent, and not once they are deleted', async () => {
    await stores.bookings.reserve(
      guest(1, 1, { email: 'Tom.Ferrell@mail.example' }),
      now,
      toGuest('Welcome'),
    )
    expect(await sentTo('ferrell')).toEqual(['Tom.Ferrell@mail.example'])
    expect(await sentTo('seats')).toEqual([])
    const [email = expect.fail('no email waits')] = await stores.outbox.list(1)
    await stores.outbox.markSent([{ email, at: now, subject: 'Your seats', text: 'Hello' }])
    expect(await sentTo('seats tom')).toEqual(['Tom.Ferrell@mail.example'])
    await stores.bookings.eraseOfEventsBefore(now + 1e12)
    expect(await sentTo('ferrell')).toEqual([])
  })

  test('finds received email by its sender and its subject', async () => {
    await stores.receivedEmails.take(fromOscar, () => [])
    for (const text of ['oscar@', 'pallet']) {
      const { rows } = await stores.search.receivedEmails(text, 20)
      expect(rows).toMatchObject([{ id: fromOscar.id, subject: 'Two pallets?', requestId: null }])
    }
  })

  test('finds received email that waits or that we wrote, and no archived newsletter', async () => {
    const [ours, shop] = ['hello@evergreen.example', 'pallets@shop.example']
    await stores.receivedEmails.take(arriving(7, ours), () => [])
    await stores.receivedEmails.take(arriving(8, shop, { email: { machine: 'other' } }), () => [])
    const found = async (text: string) =>
      (await stores.search.receivedEmails(text, 20)).rows.map(({ id }) => id)
    expect(await found(ours)).toEqual(['received-7'])
    expect(await found(shop)).toEqual(['received-8'])
    await stores.receivedEmails.archive('received-8', true, actor)
    expect(await found(shop)).toEqual([])
  })

  test('finds a quote by its number, title and customer, until it is removed', async () => {
    const { searchEverything } = deskOn(stores).search
    const quotes = async (text: string) =>
      (await searchEverything(text)).quotes.rows.map(({ number }) => number)
    const id = await writeQuote(stores, actor.at)
    for (const text of [
      'q-1001',
      '1001',
      'retain',
      'lindq rosa',
      '(770) 555',
      'rosa@',
      'main st',
    ]) {
      expect(await quotes(text), text).toEqual([1001])
    }
    expect(await quotes('retaining adler')).toEqual([])
    expect((await searchEverything('retaining')).quotes.hasMore).toBe(false)
    await stores.writtenQuotes.remove(id, 1, actor)
    expect(await quotes('retain')).toEqual([])
  })

  test('finds a payment at the counter by its name and purpose, until it is undone', async () => {
    const { searchEverything } = deskOn(stores).search
    const payments = async (text: string) =>
      (await searchEverything(text)).payments.rows.map(({ name, about }) => `${name}: ${about}`)
    const payment = {
      name: 'Yuki Tanabe',
      customer: null,
      about: 'Three camellias',
      cents: 9_630,
      method: 'cash',
      at: now,
      taxCents: 0,
      taxCounty: '',
    } as const
    const id = await stores.ledger.record(payment, actor)
    for (const text of ['tanab', 'camel', 'yuki three']) {
      expect(await payments(text), text).toEqual(['Yuki Tanabe: Three camellias'])
    }
    expect(await payments('camel lee')).toEqual([])
    await stores.ledger.undo(id, actor)
    expect(await payments('tanab')).toEqual([])
  })

  test('finds everything from before there was a search', async () => {
    await stores.events.importAll([paidEvent({ id: 'e3', publicId: 'paid' })], now)
    await stores.bookings.reserve(
      guest(1, 1, { answers: named('Priya', 'Núñez', [['mobile', '7705550177']]) }),
      now,
      toGuest('Welcome'),
    )
    const paid = await book(
      stores,
      guest(2, 1, { eventId: 'e3', answers: named('Tom', 'Ferrell') }),
    )
    await stores.bookings.confirmPayment(paymentOf(paid), now, noEmails, noEmails)
    await setVisit(stores)
    await stores.receivedEmails.take(fromOscar, () => [])
    await stores.ledger.post()
    const { db } = stores.database
    const terms = () =>
      db
        .selectFrom('search_terms')
        .selectAll()
        .orderBy('kind')
        .orderBy('term')
        .orderBy('subject_id')
        .execute()
    const before = await terms()
    const migration = path.join(import.meta.dirname, '../../migrations/0053-search-everything.ts')
    const { up, down } = await import(migration)
    await down(db)
    expect(await guests('priya')).toEqual([])
    await up(db)
    // Finds visits by their title.
    const later = '../../migrations/0127-find-what-was-asked-for.ts'
    await (await import(path.join(import.meta.dirname, later))).up(db)
    expect(await terms()).toEqual(before)
  })

  test('finds names with an apostrophe from before they were found without it', async () => {
    await book(stores, guest(1, 1, { answers: named('Mary', "O'Neil") }))
    await setVisit(stores, { name: "Seán O'Brien" })
    await addCustomer(stores, { name: '[Sean] O Brien' }, now)
    const { db } = stores.database
    const terms = () =>
      db.selectFrom('search_terms').selectAll().orderBy('term').orderBy('subject_id').execute()
    const before = await terms()
    await db.deleteFrom('search_terms').where('term', 'in', ['obrien', 'oneil']).execute()
    expect(await guests('oneil')).toEqual([])
    const migration = path.join(import.meta.dirname, '../../migrations/0110-find-joined-names.ts')
    const { up } = await import(migration)
    await up(db)
    expect(await guests('oneil')).toEqual(["Mary O'Neil"])
    expect(await terms()).toEqual(before)
  })

  test('finds guests who answered No before they were found by their name', async () => {
    const withNo = (name: string) => [{ name: 'name', value: name }]
    await book(stores, guest(1, 1, { email: 'ana@mail.example', answers: withNo('Ana Ruiz') }))
    const companion = [...named('Priya', 'Núñez'), ...withNo('Ana')]
    await book(stores, guest(2, 1, { email: 'priya@mail.example', answers: companion }))
    const { db } = stores.database
    await db.deleteFrom('search_terms').where('term', '=', 'ruiz').execute()
    expect(await guests('ruiz')).toEqual([])
    const file = '../../migrations/0121-find-guests-who-answered-no.ts'
    const { up } = await import(path.join(import.meta.dirname, file))
    await up(db)
    expect(await guests('ruiz')).toEqual(['Ana Ruiz'])
    expect(await guests('ana')).toEqual(['Ana Ruiz'])
  })
})
