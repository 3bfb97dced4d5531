import { beforeEach, describe, expect, test } from 'vitest'
import { addCustomer, findCustomers } from '#support/customers.ts'
import { book, change, guest, paymentOf, seatsTaken, tokenFor } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { deskOn } from '#support/desk.ts'
import { noEmails, storedEmails } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { duringTransaction, lockActivity } from '#support/held-transaction.ts'
import { newLead } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { emailToGuest } from '#usecases/bookings/booking-emails.ts'
import { err, ok } from '#domain/result.ts'

const wrong = 'rosa@mial.example'
const right = 'rosa@mail.example'
const answers = [
  { name: 'firstName', value: 'Rosa' },
  { name: 'lastName', value: 'Lindqvist' },
  { name: 'email', value: 'Rosa@mial.example' },
  { name: 'phone', value: '(470) 555-0188' },
]
const slice = { page: 1, length: 5 }

describe.each(storesOnEachDatabase)('the address of a guest in %s', (kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores, { startsAt: now }))
  const ruth = newForEachTest(async () => (await desk.join('ruth@example.com', 'office')).member)
  beforeEach(() => stores.events.importAll([gardenEvent()], now))

  /** Registers Rosa with a wrong address, where her confirmation is refused. */
  async function misspelled() {
    const email = await registered()
    const failed = { reason: '550 no such user', at: now, nextTryAt: null, needsAttention: true }
    await stores.outbox.markFailed(email, failed)
    return email.id
  }
  async function registered() {
    const registration = guest(1, 2, { email: wrong, answers })
    await stores.bookings.reserve(registration, now, (registered) => [
      emailToGuest({ is: 'registered' }, registered, now),
    ])
    const [email = expect.fail()] = (await stores.outbox.list(9)).filter(({ to }) => to === wrong)
    return email
  }
  const rosa = async () => (await stores.bookings.list('e1')).find(({ id }) => id === 'b1')
  const emails = async () =>
    (await storedEmails(stores)).map(({ to, kind, data }) => ({
      to,
      kind,
      news: JSON.stringify(data).match(/"is":"(address-[a-z]+)"/)?.[1],
    }))

  test('is corrected with the refused email, and the new address alone is emailed', async () => {
    const id = await misspelled()
    const before = await rosa()
    expect(await desk.emails.correctEmail(id, right, ruth)).toEqual(ok(1))
    expect(
      (await stores.activity.list(null, 9)).map((entry) => [entry.kind, entry.by]),
    ).toContainEqual(['customer-saved', 'ruth'])
    const after = await rosa()
    expect(after).toMatchObject({ email: right, seats: 2, status: 'confirmed' })
    expect(after?.answers).toContainEqual({ name: 'email', value: right })
    expect(after?.revision).toBeGreaterThan(before?.revision ?? 99)
    expect(await seatsTaken(stores)).toBe(2)
    const corrections = (await emails()).filter(({ news }) => news !== undefined)
    expect(corrections).toMatchObject([{ to: right, news: 'address-corrected' }])
    const welcome = { to: right, kind: 'booking-to-guest', news: undefined }
    expect(await emails()).toContainEqual(welcome)
    // The guest is found by the new address, and has one customer.
    const { rows } = await stores.search.guests('evergreen', right, 9)
    expect(rows).toMatchObject([{ name: 'Rosa Lindqvist', customerId: expect.any(String) }])
    expect((await findCustomers(stores)).map((each) => each.emails)).toEqual([[right]])
    expect((await stores.search.guests('evergreen', wrong, 9)).rows).toEqual([])
  })

  test('is corrected after an email arrived at a stranger, who is emailed and stays', async () => {
    const email = await registered()
    await stores.outbox.markSent([{ email, subject: 'You are registered', text: '', at: now }])
    expect(await desk.emails.correctEmail(email.id, right, ruth)).toEqual(ok(1))
    const left = (await stores.outbox.list(9)).find(
      ({ to, state }) => to === wrong && state === 'waiting',
    )
    expect((await emails()).map(({ to, news }) => [to, news])).toContainEqual([
      wrong,
      'address-left',
    ])
    expect(await desk.emails.correctEmail(left?.id ?? '', 'rosa@web.example', ruth)).toEqual(
      err({ code: 'fixed-address' }),
    )
  })

  test('is corrected in an order too, whose booking counts once it is paid', async () => {
    await stores.events.importAll([paidEvent()], now)
    const id = await misspelled()
    expect((await desk.emails.correctEmail(id, right, ruth)).ok).toBe(true)
    const held = (await rosa()) ?? expect.fail('there is no booking')
    expect(await findCustomers(stores)).toEqual([])
    await stores.bookings.confirmPayment(paymentOf(held), now, noEmails, noEmails)
    const after = await rosa()
    expect(after).toMatchObject({ email: right, status: 'confirmed' })
    expect(await findCustomers(stores)).toMatchObject([{ emails: [right] }])
    expect(after?.answers).toContainEqual({ name: 'email', value: right })
  })

  test('is corrected in the booking that it replaced too, whose page can still be paid', async () => {
    await stores.events.importAll([paidEvent()], now)
    const first = await book(stores, guest(2, 1, { email: wrong, answers }))
    const id = await misspelled()
    expect((await desk.emails.correctEmail(id, right, ruth)).ok).toBe(true)
    const paid = await stores.bookings.confirmPayment(paymentOf(first), now, noEmails, noEmails)
    expect(paid).toMatchObject({ is: 'confirmed', transition: { superseded: { id: 'b1' } } })
    const bookings = await stores.bookings.list('e1')
    expect(bookings.map(({ email }) => email)).toEqual([right, right])
    expect(bookings.filter((each) => !each.isSuperseded)).toMatchObject([
      {
        id: 'b2',
        status: 'confirmed',
        answers: expect.arrayContaining([{ name: 'email', value: right }]),
      },
    ])
    expect(await seatsTaken(stores)).toBe(1)
    const { rows } = await stores.search.guests('evergreen', right, 9)
    const theirs = await stores.customers.paymentsOf(rows[0]?.customerId ?? '', slice)
    expect(theirs.total).toBe(1)
    expect((await stores.search.guests('evergreen', wrong, 9)).rows).toEqual([])
  })

  test('is corrected by the email about a booking that was replaced', async () => {
    await stores.events.importAll([paidEvent()], now)
    const id = await misspelled()
    await book(stores, guest(2, 1, { email: wrong, answers }))
    expect((await desk.emails.correctEmail(id, right, ruth)).ok).toBe(true)
    const bookings = await stores.bookings.list('e1')
    expect(bookings.map(({ email }) => email)).toEqual([right, right])
  })

  if (kind === 'PostgreSQL') {
    test('is corrected together with a code entered at the same moment', async () => {
      const id = await misspelled()
      const { db } = stores.database
      const code = { challengeId: 'c1', eventId: 'e1', email: wrong, codeHash: 'k' }
      expect((await stores.codes.issue(code, now, noEmails)).ok).toBe(true)
      const [correcting] = await duringTransaction(
        stores,
        async (tx) => {
          await tx.updateTable('codes').set({ is_spent: 1 }).execute()
          const token = { hash: 't', booking_id: 'b1', issued_at: now, is_spent: 0 } as const
          await tx.insertInto('tokens').values(token).execute()
        },
        () => desk.emails.correctEmail(id, right, ruth),
      )
      expect(correcting.ok).toBe(true)
      const tokens = await db.selectFrom('tokens').select('is_spent').execute()
      expect(tokens).toEqual([{ is_spent: 1 }])
    })
  }

  if (kind === 'PostgreSQL') {
    test('is corrected while the checkout session of a replaced booking opens, which stays known', async () => {
      await stores.events.importAll([paidEvent()], now)
      await book(stores, guest(2, 1, { email: wrong, answers }))
      const id = await misspelled()
      const page = { order_session_id: 's', order_url: 'https://pay.example/s' }
      const [correcting] = await duringTransaction(
        stores,
        (tx) => tx.updateTable('bookings').set(page).where('id', '=', 'b2').execute(),
        () => desk.emails.correctEmail(id, right, ruth),
      )
      expect(correcting.ok).toBe(true)
      const replaced = await stores.bookings.find('e1', 'b2')
      expect(replaced).toMatchObject({ email: right, order: { checkout: { sessionId: 's' } } })
    })
  }

  if (kind === 'PostgreSQL') {
    test('takes its place with the customer into whom theirs is merged at the same moment', async () => {
      const id = await misspelled()
      const [from] = await findCustomers(stores)
      const into = await addCustomer(stores, { name: 'Rosa' }, now)
      const [merging, correcting] = await duringTransaction(
        stores,
        lockActivity,
        () => stores.customers.merge(from?.id ?? '', into, { by: null, at: now }),
        () => desk.emails.correctEmail(id, right, ruth),
      )
      expect([merging.ok, correcting.ok]).toEqual([true, true])
      expect((await stores.customers.find(into))?.customer.emails).toEqual([right])
    })
  }

  test('moves the booking to the customer who has it, and deletes the one with the wrong address', async () => {
    await stores.leads.saveContact(newLead({ contact: { ...newLead().contact, email: right } }))
    const id = await misspelled()
    await desk.emails.correctEmail(id, right, ruth)
    const customers = await findCustomers(stores)
    expect(customers).toMatchObject([
      { emails: [right], phones: [newLead().contact.phone, '4705550188'] },
    ])
    const { rows } = await stores.search.guests('evergreen', right, 9)
    expect(rows.map(({ customerId }) => customerId)).toEqual([customers[0]?.id])
  })

  test('of a guest who has not paid adds no phone to the customer who has it', async () => {
    await stores.events.importAll([paidEvent()], now)
    for (const email of [wrong, right]) {
      const contact = { ...newLead().contact, email, phone: '' }
      await stores.leads.saveContact(newLead({ id: email, idempotencyKey: email, contact }))
    }
    expect((await desk.emails.correctEmail(await misspelled(), right, ruth)).ok).toBe(true)
    expect(await findCustomers(stores, right)).toMatchObject([{ phones: [] }])
  })

  test('takes its place on the page of the customer, where replies still go', async () => {
    const id = await misspelled()
    const [found = expect.fail('no customer')] = await findCustomers(stores)
    const facts = { ...found, emails: [wrong, 'home@mail.example'], replyEmail: wrong }
    const actor = { by: null, at: now }
    expect((await stores.customers.save(found.id, facts, found.revision, actor)).ok).toBe(true)
    expect((await desk.emails.correctEmail(id, right, ruth)).ok).toBe(true)
    expect((await stores.customers.find(found.id))?.customer).toMatchObject({
      emails: [right, 'home@mail.example'],
      replyEmail: right,
    })
  })

  test('revokes the access of the old mailbox', async () => {
    const id = await misspelled()
    const booking = (await rosa()) ?? expect.fail('no booking')
    const tokenHash = await tokenFor(stores, booking)
    await desk.emails.correctEmail(id, right, ruth)
    const wish = { willingness: 'no', message: '' } as const
    const { eventId, id: bookingId } = booking
    expect(
      await stores.bookings.change({ eventId, bookingId, tokenHash, change: wish }, now, () => []),
    ).toEqual(err({ code: 'bad-token' }))
    const moved = (await rosa()) ?? expect.fail('no booking')
    expect((await change(stores, moved, wish, now + 1)).ok).toBe(true)
  })

  test('stays if the new one has a booking of its own, and nothing is sent', async () => {
    const id = await misspelled()
    await book(stores, guest(2, 1, { email: right }))
    const count = (await emails()).length
    expect(await desk.emails.correctEmail(id, right, ruth)).toMatchObject(
      err({ code: 'address-registered' }),
    )
    expect((await rosa())?.email).toBe(wrong)
    expect(await emails()).toHaveLength(count)
  })

  test('stays once the event has begun; the email alone goes to the new one', async () => {
    const id = await misspelled()
    desk.wait(gardenEvent().start - now + 1)
    expect(await desk.emails.correctEmail(id, right, ruth)).toEqual(ok(1))
    expect((await rosa())?.email).toBe(wrong)
    expect((await emails()).filter(({ news }) => news !== undefined)).toEqual([])
  })
})
