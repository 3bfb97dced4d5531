import { describe, expect, test } from 'vitest'
import { unwrap } from '#domain/result.ts'
import { company } from '#content/company.ts'
import type { CustomerFacts } from '#domain/customers/customer.ts'
import { byHand, deskOn } from '#support/desk.ts'
import { askForQuote, newLead } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const yard = { street1: '9 Elm Ct', city: 'Chattanooga', state: 'TN', zip: '37402' } as const
const office = { street1: 'PO Box 12', city: 'Cumming', state: 'GA', zip: '30028' } as const

const acme: CustomerFacts = {
  name: 'Jo Acme',
  company: 'Acme Walls',
  emails: ['yard@acme.example', 'books@acme.example'],
  phones: ['7705550123', '7705550124'],
  addresses: [
    { ...office, purpose: 'mailing' },
    { ...yard, purpose: 'service' },
  ],
  replyEmail: 'books@acme.example',
}

describe.each(storesOnEachDatabase)('contacts for a new visit or quote, in %s', (_kind, open) => {
  const stores = newForEachTest(open)
  const desk = newForEachTest(() => deskOn(stores))

  async function add(change: Partial<CustomerFacts> = {}) {
    const added = unwrap(await stores.customers.add({ ...acme, ...change }, { by: null, at: 1 }))
    return { is: 'customer', id: added } as const
  }

  test('a customer has the address of the work and the email address for replies', async () => {
    const subject = await add()
    const reach = { phone: '7705550123', email: 'books@acme.example', address: yard }
    expect(await desk.customers.findContact(subject)).toMatchObject({ ...reach, name: 'Jo Acme' })
    const { member } = await desk.join('ruth@example.com', 'owner')
    const begun = unwrap(await desk.quotes.startQuote(subject, member))
    expect((await desk.quotes.findQuote(begun))?.quote).toMatchObject({
      customerId: subject.id,
      recipient: { ...reach, name: 'Jo Acme, Acme Walls' },
    })
  })

  test('the only known address is used, or else the company’s state', async () => {
    const mail = await add({ addresses: [{ ...office, purpose: 'mailing' }] })
    expect(await desk.customers.findContact(mail)).toMatchObject({ address: office })
    const reach = { emails: [], phones: [], replyEmail: '' }
    const unknown = { street1: '', city: '', state: company.address.state, zip: '' }
    expect(await desk.customers.findContact(await add({ ...reach, addresses: [] }))).toMatchObject({
      address: unknown,
      phone: '',
      email: '',
    })
    expect(await desk.customers.findContact({ is: 'nobody-known' })).toMatchObject({
      address: unknown,
    })
  })

  test('a request has person, place and purpose; an unknown one has none', async () => {
    await askForQuote(stores)
    const { contact } = newLead()
    const found = await stores.requests.find('lead-1')
    const [service] = found?.lead.request?.services ?? []
    expect(await desk.customers.findContact({ is: 'request', id: 'lead-1' })).toMatchObject({
      requestId: 'lead-1',
      customerId: found?.customerId,
      name: `${contact.firstName} ${contact.lastName}`,
      email: contact.email,
      address: { street1: service?.address.street1 },
      about: service?.name,
    })
    expect(await desk.customers.findContact({ is: 'request', id: 'gone' })).toBeNull()
    expect(await desk.customers.findContact({ is: 'customer', id: 'gone' })).toBeNull()
  })

  test('we write about a request where the customer wants it, or to the only address known', async () => {
    const { member } = await desk.join('ruth@example.com', 'owner')
    const customer = await add({ replyEmail: '' })
    const called = { ...byHand, phone: '7705550123', email: '' }
    const id = await desk.requests.addRequestByHand(called, member)
    const subject = { is: 'request', id } as const
    expect(await desk.customers.findContact(subject)).toMatchObject({ email: 'yard@acme.example' })
    const revision = (await stores.customers.find(customer.id))?.customer.revision ?? 0
    unwrap(await desk.customers.saveCustomer(customer.id, acme, revision, member))
    expect(await desk.customers.findContact(subject)).toMatchObject({ email: 'books@acme.example' })
    unwrap(await desk.photographs.askForPhotographs(id, member))
    expect((await stores.requests.find(id))?.timeline.at(-1)).toMatchObject({
      email: { to: 'books@acme.example' },
    })
  })
})
