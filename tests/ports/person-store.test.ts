import { describe, expect, test } from 'vitest'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { photographFiles } from '#domain/photographs/photograph.ts'
import type { LeadContact } from '#domain/quote-requests/lead.ts'
import { customerFacts } from '#support/customers.ts'
import { noEmails } from '#support/emails.ts'
import { book, guest, paymentOf, toGuest } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { temporaryFolder } from '#support/databases.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { arriving, onRequest, pdfAt } from '#support/received-emails.ts'
import { unwrap } from '#domain/result.ts'
import { newLead, request } from '#support/leads.ts'
import { newPhotographId } from '#support/photographs.ts'
import { personalData } from '#usecases/personal-data.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'
import { testDependencies } from '#support/test-dependencies.ts'
import { setVisit, windowAt } from '#support/visits.ts'

const actor = { by: null, at: now }
const nell = { firstName: 'Nell', lastName: 'Abernathy', phone: '4045550199' }
const address = (email: string) => ({ is: 'address', email }) as const

describe.each(storesOnEachDatabase)('the data of one person in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  async function ask(number: number, email: string, change: Partial<LeadContact> = {}) {
    const id = `lead-${number}`
    const contact = { ...newLead().contact, email, ...change }
    await stores.leads.saveContact(newLead({ id, idempotencyKey: id, contact }))
    const text = `About ${contact.firstName}`
    const reply = { kind: 'desk-reply', data: { from: 'Ruth', subject: 'Hello', text } } as const
    const about = { kind: 'lead', id } as const
    await stores.leads.complete(id, request({ id: `request-${number}` }), () => [
      { to: email, email: reply, about },
      { to: 'owner@example.com', email: reply, about },
    ])
    return id
  }

  /** Rosa with two requests, a note, a call and a paid registration; and another person. */
  async function rosa() {
    await stores.events.importAll(
      [paidEvent({ capacity: null }), gardenEvent({ id: 'e2', publicId: 'free' })],
      now,
    )
    const id = await ask(1, 'Rosa@Example.com')
    await ask(2, 'rosa@example.com')
    await stores.requests.addNote(id, 'The gate is left', actor)
    // Long before, so that erasure is the last event.
    await setVisit(
      stores,
      { subject: { is: 'request', id } },
      { accepted: ['far 2027-04-15'] },
      { by: null, at: 5000 },
    )
    await stores.requests.logCall(id, { outcome: 'reached', text: 'Yes', followUpOn: null }, actor)
    const answers = [
      { name: 'firstName', value: 'Rosa' },
      { name: 'lastName', value: 'Lindqvist' },
    ]
    const booking = await book(stores, guest(1, 1, { email: 'ROSA@example.com', answers }))
    await stores.bookings.confirmPayment(
      paymentOf(booking, { paymentId: 'payment-1' }),
      now,
      ({ transition }) => toGuest('Paid')(transition),
      noEmails,
    )
    const file = (key: string) => ({ email: { attachments: [pdfAt(key)] } })
    await stores.receivedEmails.take(
      arriving(1, 'tom@example.net', { ...onRequest(id), ...file('email/rosa') }),
      noEmails,
    )
    await stores.receivedEmails.take(arriving(2, 'ROSA@example.com', file('email/rosa2')), noEmails)
    await ask(3, 'nell@example.com', nell)
    await stores.receivedEmails.take(arriving(3, 'nell@example.com', file('email/nell')), noEmails)
    const customerId = (await stores.requests.find(id))?.customerId ?? ''
    await stores.customers.addNote(customerId, 'Rosa has a dog', actor)
    const customer = {
      name: 'Rosa Lindqvist',
      company: '',
      note: '',
      // She is in it by an address that comes second.
      emails: ['house@example.org', 'rosa@example.com'],
      phones: [],
      addresses: [],
    }
    const imported = (cells: readonly (readonly string[])[]) =>
      stores.customerImports.prepare(
        'customers.csv',
        {
          source: 'other',
          columns: [],
          cells,
          chosen: null,
          lines: [{ line: 2, name: customer.name, remarks: [], customer }],
        },
        actor,
      )
    await imported([['Rosa Lindqvist', 'House@example.org; Rosa@Example.com']])
    unwrap(await stores.customerImports.start(await imported([])))
    return { is: 'customer', id: customerId } as const
  }

  test('is counted and read as a whole, and nobody else’s', async () => {
    const who = await rosa()
    expect(await stores.people.count(who)).toEqual({
      requests: 2,
      registrations: 1,
      visits: 0,
      plannedVisits: 1,
      quotes: 0,
      emails: 7,
      files: 2,
      notes: 3,
      paymentsAt: [now],
      acceptedAt: [],
    })
    const file = await stores.people.read(who)
    expect(file).toMatchObject({
      customer: {
        name: 'Rosa Lindqvist',
        emails: ['Rosa@Example.com'],
        notes: [{ text: 'Rosa has a dog' }],
      },
      requests: [{ notes: [{ text: 'The gate is left' }], calls: [{ text: 'Yes' }] }, {}],
      registrations: [{ event: expect.any(String), seats: 1 }],
      payments: [{ amountCents: 2500, registration: expect.any(String) }],
      emailsReceived: [
        {
          from: 'tom@example.net',
          files: [{ name: 'plan.pdf', content: { fileKey: 'email/rosa' } }],
        },
        { files: [{ content: { fileKey: 'email/rosa2' } }] },
      ],
    })
    expect(JSON.stringify(file)).not.toContain('nell')
    expect(await stores.people.count({ is: 'customer', id: 'nobody' })).toBeNull()
    expect(await stores.people.read({ is: 'customer', id: 'nobody' })).toBeNull()
    expect(await stores.people.erase({ is: 'customer', id: 'nobody' }, actor)).toBeNull()
  })

  test('is downloaded with the attachments of their emails and with their photographs', async () => {
    const who = await rosa()
    const folder = temporaryFolder()
    const files = folderFiles(folder.path)
    const put = (key: string, text: string) => files.put(key, new TextEncoder().encode(text))
    await put('email/rosa', '%PDF-1.7')
    const alone = await setVisit(
      stores,
      windowAt('2027-04-16', '14:00', '16:00'),
      { accepted: ['far 2027-04-16'] },
      { by: null, at: 6000 },
    )
    const [gate, late, lawn] = [newPhotographId(), newPhotographId(), newPhotographId()]
    for (const id of [gate, lawn]) {
      await stores.photographs.begin({ id, size: 10, caption: '', at: now })
      await stores.photographs.markReady(id, { width: 4, height: 3 })
      await put(photographFiles(id).full, `JPEG ${id}`)
    }
    await stores.photographs.add({ is: 'request', id: 'lead-1' }, [gate, late], actor)
    await stores.photographs.add({ is: 'visit', id: alone.id, onlyOf: null }, [lawn], actor)
    const jpeg = (id: string) => `data:image/jpeg;base64,${btoa(`JPEG ${id}`)}`
    const data = personalData(testDependencies(stores, { now: () => now }, { files }))
    let text = ''
    for await (const piece of (await data.readPerson(who)) ?? []) text += piece
    expect(JSON.parse(text)).toMatchObject({
      // The second photograph has not arrived yet.
      requests: [{ photographs: [{ content: jpeg(gate) }, { content: null }] }, {}],
      visits: [{ photographs: [] }, { photographs: [{ content: jpeg(lawn) }] }],
      emailsReceived: [
        { files: [{ content: `data:application/pdf;base64,${btoa('%PDF-1.7')}` }] },
        // The file of the second email is missing.
        { files: [{ name: 'plan.pdf', content: null }] },
      ],
    })
    expect(text).not.toContain('fileKey')
    folder.remove()
  })

  test('is erased in every table, and payments keep the name for as long as the books need it', async () => {
    const who = await rosa()
    const later = { ...actor, at: now + 1 }
    expect(await stores.people.erase(who, later)).toMatchObject({ requests: 2, registrations: 1 })
    const { db } = stores.database
    const everything = await Promise.all(
      (
        [
          'leads',
          'customers',
          'customer_emails',
          'customer_phones',
          'customer_addresses',
          'customer_notes',
          'customer_merges',
          'customer_imports',
          'customer_import_rows',
          'notes',
          'calls',
          'search_terms',
          'emails',
          'mails',
          'bookings',
          'visits',
          'codes',
          'activity',
          'test_checkouts',
          'received_emails',
          'received_attachments',
        ] as const
      ).map((table) => db.selectFrom(table).selectAll().execute()),
    )
    const left = JSON.stringify(everything)
    expect(left).not.toMatch(/rosa|lindqvist|7705550123|gate is left|tom@example/i)
    expect(left).toContain('nell@example.com')
    expect(await stores.outbox.list(9)).toHaveLength(2)
    expect((await stores.fileRemovals.list(9)).toSorted()).toEqual(['email/rosa', 'email/rosa2'])
    const payer = () => db.selectFrom('payments').select('payer').execute()
    expect(await payer()).toEqual([{ payer: 'Rosa Lindqvist' }])
    expect(await stores.retention.erasePayers(now)).toBe(0)
    expect(await stores.retention.erasePayers(now + 1)).toBe(1)
    expect(await payer()).toEqual([{ payer: null }])
    const [entry] = await stores.activity.list(null, 1)
    expect(entry).toMatchObject({ kind: 'person-erased', data: { requests: 2, registrations: 1 } })
  })

  test('by one address leaves data of the same person under another', async () => {
    const { id } = await rosa()
    const seen = (await stores.customers.find(id))?.customer.revision ?? 0
    const reach = { emails: ['rosa@example.com', 'rosa@work.example'], phones: ['7705550123'] }
    const facts = customerFacts({ name: 'Rosa Lindqvist', ...reach })
    await stores.customers.save(id, facts, seen, actor)
    await ask(4, 'rosa@work.example')
    expect(await stores.people.erase(address(' ROSA@example.com'), actor)).toMatchObject({
      requests: 2,
      registrations: 1,
    })
    expect(await stores.customers.find(id)).toMatchObject({
      customer: { emails: ['rosa@work.example'] },
    })
    expect(await stores.customers.requestsOf(id, { page: 1, length: 9 })).toMatchObject({
      rows: [{ lead: { id: 'lead-4' } }],
    })
    // Nothing is left, so nothing is recorded.
    const activity = await stores.activity.list(null, 99)
    await stores.people.erase(address('rosa@example.com'), actor)
    expect(await stores.people.erase(address('nobody@example.com'), actor)).toBeNull()
    expect(await stores.activity.list(null, 99)).toEqual(activity)
  })

  test('of a request entered with only a phone is erased without touching others', async () => {
    await ask(1, '', { phone: '7705550100' })
    await ask(2, '', { phone: '7705550101' })
    const id = (await stores.requests.find('lead-1'))?.customerId ?? ''
    expect(await stores.people.erase({ is: 'customer', id }, actor)).toMatchObject({ requests: 1 })
    expect((await stores.leads.list()).map((lead) => lead.id)).toEqual(['lead-2'])
    expect(await stores.people.count(address(''))).toMatchObject({ requests: 0 })
  })

  test('of a customer who returns after erasure is new', async () => {
    const who = await rosa()
    await stores.people.erase(who, actor)
    await ask(5, 'rosa@example.com')
    const found = await stores.requests.find('lead-5')
    expect(found?.customerId).not.toBe(who.id)
  })
})
