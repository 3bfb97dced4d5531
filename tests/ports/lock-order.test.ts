import { CompiledQuery } from 'kysely'
import { expect, test, vi } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { emailToGuest } from '#usecases/bookings/booking-emails.ts'
import { emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'
import { addCustomer } from '#support/customers.ts'
import { now } from '#support/bookings.ts'
import { databaseOfTest } from '#support/databases.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { noEmails } from '#support/emails.ts'
import { gardenEvent } from '#support/garden-events.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { askForQuote, newLead, request } from '#support/leads.ts'
import { newForEachTest, sqlStores } from '#support/stores.ts'
import { book, guest } from '#support/stored-bookings.ts'
import { quietly, setVisit, visitFacts, windowAt } from '#support/visits.ts'
import {
  agreeOnQuote,
  newQuote,
  newVersion,
  quietCallOff,
  sendQuote,
  writeQuote,
} from '#support/written-quotes.ts'

const at = Date.parse('2027-04-12T12:00:00Z')
const actor = { by: null, at }
// SQLite has one writer, so none of two waits for the other.
const stores = newForEachTest(async () => sqlStores(await databaseOfTest('PostgreSQL')))
const desk = newForEachTest(() => deskOn(stores, { startsAt: at }))

type Step = () => Promise<unknown>

/** Starts two steps while that lock is held, and expects that none of them must run again. */
async function expectNoDeadlock(
  held: Parameters<typeof duringTransaction>[1],
  one: Step,
  other: Step,
) {
  const transactions = vi.spyOn(stores.database.db, 'transaction')
  const done = await duringTransaction(stores, held, one, other)
  expect(transactions).toHaveBeenCalledTimes(3)
  return done
}

const locked = (table: string) => (tx: Parameters<typeof lockActivity>[0]) =>
  tx.executeQuery(CompiledQuery.raw(`lock table ${table} in exclusive mode`))

const rowOf =
  (table: 'leads' | 'visits' | 'written_quotes' | 'customers' | 'staff', id: string) =>
  (tx: Parameters<typeof lockActivity>[0]) =>
    tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute()

async function customerOfRequest() {
  await askForQuote(stores)
  const found = await stores.requests.find('lead-1')
  return found?.customerId ?? ''
}

const emailQuote = async (id: string) =>
  unwrap(
    await stores.writtenQuotes.send(id, newVersion(1), 1, actor, (quote) => [
      emailToCustomer(quote, { is: 'sent', from: 'Ruth', message: '' }),
    ]),
  )

/** A colleague with a request, a visit that was moved, and a passkey. */
async function leaving() {
  const { member: ruth } = await desk.join('ruth@example.com', 'owner')
  const { member: june } = await desk.join('june@example.com', 'office')
  await desk.makePasskey(june)
  const [passkey] = await desk.account.listPasskeys(june)
  const add = () => desk.requests.addRequestByHand(byHand, ruth)
  const [mine = '', next = ''] = [await add(), await add()].toSorted()
  const assign = { id: mine, change: { is: 'assign', to: june.id }, seen: null } as const
  unwrap(await desk.requests.changeRequests([assign], ruth))
  const visit = await setVisit(stores, { assignedTo: june.id }, {}, actor)
  const window = windowAt('2027-04-16', '14:00', '16:00')
  const move = { ...visit, change: { is: 'move', window } } as const
  const moved = unwrap(await stores.visits.change([move], quietly, actor))
  const remove = () =>
    desk.staff.removeStaff({ email: june.email, successor: ruth.email, by: ruth.id })
  return { ruth, june, passkey: passkey?.id ?? '', mine, next, visit, moved, remove }
}

type Leaving = Awaited<ReturnType<typeof leaving>>
const meanwhile: Readonly<Record<string, (of: Leaving) => Promise<unknown>>> = {
  'their visit is given to the successor': ({ ruth, visit }) => {
    const change = { is: 'edit', facts: visitFacts({ assignedTo: ruth.id }) } as const
    return stores.visits.change([{ ...visit, seen: null, change }], quietly, actor)
  },
  'their visit is moved back': ({ moved }) => stores.visits.undo(moved, { onlyOf: null }, actor),
  'they sign in': ({ passkey: credentialId }) => {
    const tokens = { tokenHash: 'token', browserHash: 'browser', browser: '', replaces: null }
    const credential = { is: 'passkey', credentialId, counter: 1 } as const
    return stores.sessions.signIn(credential, { id: 'session', ...tokens }, at, noEmails)
  },
}

test.each(Object.keys(meanwhile))('a colleague is removed while %s', async (what) => {
  const of = await leaving()
  const done = await expectNoDeadlock(lockActivity, of.remove, async () => meanwhile[what]?.(of))
  expect(done).toMatchObject([{ ok: true }, {}])
  expect(await stores.visits.find(of.visit.id)).toMatchObject({ assignee: 'ruth' })
})

test('a colleague is removed while they get a request beside their own', async () => {
  const { june, ruth, mine, next, remove } = await leaving()
  const change = { is: 'assign', to: june.id } as const
  const edits = [mine, next].map((id) => ({ id, change, seen: null }))
  const done = await expectNoDeadlock(
    rowOf('leads', next),
    () => desk.requests.changeRequests(edits, ruth),
    remove,
  )
  expect(done).toMatchObject([{ ok: true }, { ok: true }])
  for (const id of [mine, next]) {
    expect(await desk.requests.findRequest(id)).toMatchObject({ assignee: 'ruth' })
  }
})

test('requests are given to several owners while one of them leaves', async () => {
  const { ruth, mine, next } = await leaving()
  const { member: teo } = await desk.join('teo@example.com', 'owner')
  const { member: mary } = await desk.join('mary@example.com', 'owner')
  const [first, last] = teo.id < mary.id ? [teo, mary] : [mary, teo]
  // In the order of a list, which is not that of ids.
  const edits = [
    { id: mine, change: { is: 'assign', to: last.id }, seen: null },
    { id: next, change: { is: 'assign', to: first.id }, seen: null },
  ] as const
  await expectNoDeadlock(
    rowOf('staff', last.id),
    () => desk.requests.changeRequests(edits, ruth),
    () => desk.staff.removeStaff({ email: last.email, successor: ruth.email, by: ruth.id }),
  )
})

test('a person is erased while a colleague merges them', async () => {
  const id = await customerOfRequest()
  const into = await addCustomer(stores, { name: 'Rosa' })
  await expectNoDeadlock(
    locked('mails'),
    () => stores.people.erase({ is: 'customer', id }, actor),
    () => stores.customers.merge(id, into, actor),
  )
})

test('a person is erased while they register for an event that they had declined', async () => {
  const id = await customerOfRequest()
  await stores.events.importAll([gardenEvent()], now)
  const email = 'rosa@example.com'
  const declined = { email, name: 'Rosa', phone: '', message: '', bookingId: 'b1', eventId: 'e1' }
  unwrap(await stores.bookings.decline(declined, now, noEmails))
  await expectNoDeadlock(
    locked('restock_waits'),
    () => stores.people.erase({ is: 'customer', id }, actor),
    () => book(stores, guest(2, 2, { email })),
  )
})

test('a person is erased while an import names them', async () => {
  const { member } = await desk.join('ruth@example.com', 'owner')
  const id = await customerOfRequest()
  const bytes = new TextEncoder().encode('Name,Email\nRosa,rosa@example.com')
  const file = unwrap(await desk.customers.prepareImport({ name: 'a.csv', bytes }, member))
  unwrap(await desk.customers.startImport(file))
  await expectNoDeadlock(
    locked('restock_waits'),
    () => stores.people.erase({ is: 'customer', id }, actor),
    () => stores.customerImports.importNext(9, at),
  )
})

test('an address is corrected while its customer sends the rest of a request', async () => {
  const { member } = await desk.join('ruth@example.com', 'owner')
  const contact = { ...newLead().contact, email: 'rosa@mial.example' }
  await stores.leads.saveContact(newLead({ contact }))
  const customerId = (await stores.requests.find('lead-1'))?.customerId ?? null
  const recipient = { ...newQuote().recipient, email: contact.email }
  const quote = await writeQuote(stores, at, { customerId, recipient })
  await emailQuote(quote)
  const [email] = (await stores.outbox.list(9)).filter(({ to }) => to === contact.email)
  await expectNoDeadlock(
    lockActivity,
    () => desk.emails.correctEmail(email?.id ?? '', 'rosa@mail.example', member),
    () => stores.leads.complete('lead-1', request(), noEmails),
  )
})

test('two requests that have not been sent yet change their customers with each other', async () => {
  const contactOf = (email: string) => ({ ...newLead().contact, email, phone: '' })
  const named = (id: string, email: string) =>
    stores.leads.saveContact(newLead({ id, idempotencyKey: id, contact: contactOf(email) }))
  await named('lead-1', 'rosa@example.com')
  await named('lead-2', 'mary@example.com')
  await expectNoDeadlock(
    locked('customer_emails'),
    () => named('lead-1', 'mary@example.com'),
    () => named('lead-2', 'rosa@example.com'),
  )
})

test('a guest’s address is corrected to that of a customer while the two are merged', async () => {
  const { member } = await desk.join('ruth@example.com', 'owner')
  const add = async (email: string) => {
    return { email, id: await addCustomer(stores, { name: 'Rosa', emails: [email] }) }
  }
  const both = [await add('rosa@mial.example'), await add('rosa@mail.example')]
  const [first, last] = both.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  if (first === undefined || last === undefined) throw new Error('no customers')
  await stores.events.importAll([gardenEvent()], now)
  // While it takes answers.
  const atEvent = deskOn(stores, { startsAt: now })
  const registration = guest(1, 2, { email: last.email })
  await stores.bookings.reserve(registration, now, (registered) => [
    emailToGuest({ is: 'registered' }, registered, now),
  ])
  const [email] = (await stores.outbox.list(9)).filter(({ to }) => to === last.email)
  if (email === undefined) throw new Error('no email waits')
  const failed = { reason: '550 no such user', at: now, nextTryAt: null, needsAttention: true }
  await stores.outbox.markFailed(email, failed)
  await expectNoDeadlock(
    rowOf('customers', last.id),
    () => atEvent.emails.correctEmail(email.id, first.email, member),
    () => stores.customers.merge(last.id, first.id, actor),
  )
})

test('a quote is called off while a visit of its request is missed', async () => {
  await askForQuote(stores)
  const quote = await agreeOnQuote(stores, at, { requestId: 'lead-1' })
  const visit = await setVisit(stores, { subject: { is: 'request', id: 'lead-1' } }, {}, actor)
  const miss = { ...visit, seen: null, change: { is: 'missed' } } as const
  const seen = (await stores.writtenQuotes.find(quote))?.quote.revision ?? 0
  const choice = { seen, visits: [visit] }
  await expectNoDeadlock(
    rowOf('visits', visit.id),
    () => stores.visits.change([miss], quietly, { by: null, at: at + 9e8 }),
    () => stores.writtenQuotes.callOff(quote, choice, quietCallOff, actor),
  )
})

test('a quote with change orders is called off while its customer is merged', async () => {
  const customerId = await customerOfRequest()
  const into = await addCustomer(stores, { name: 'Rosa' })
  let [quote, order] = ['', '']
  // Ids of one site have no order, so that of a change order may come before that of its quote.
  do {
    quote = await agreeOnQuote(stores, at, { customerId })
    const ofQuote = { customerId, kind: 'change-order', parentId: quote } as const
    order = await sendQuote(stores, at, ofQuote)
  } while (order > quote)
  const seen = (await stores.writtenQuotes.find(quote))?.quote.revision ?? 0
  await expectNoDeadlock(
    rowOf('written_quotes', order),
    () => stores.customers.merge(customerId, into, actor),
    () => stores.writtenQuotes.callOff(quote, { seen, visits: [] }, quietCallOff, actor),
  )
})

test('a quote gets a new link while its email is sent again', async () => {
  const { member } = await desk.join('ruth@example.com', 'owner')
  const quote = await writeQuote(stores, at)
  const { revocation } = await emailQuote(quote)
  const [email] = (await stores.outbox.list(9)).filter(({ to }) => to === 'rosa@example.com')
  await expectNoDeadlock(
    rowOf('written_quotes', quote),
    () => stores.writtenQuotes.renewLink(quote, revocation, actor),
    () => desk.emails.resendEmail(email?.id ?? '', member),
  )
})
