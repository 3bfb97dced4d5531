import { describe, expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { originalEntry } from '#content/collections.ts'
import { contentWith } from '#content/content.ts'
import { services } from '#content/services/services.ts'
import { consentToHeader, quotePaths } from '#contract/quotes.ts'
import { checkDocument } from '#domain/site/check-document.ts'
import { siteDocuments, unedited } from '#domain/site/documents.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { siteContent } from '#scripts/site-content.ts'
import { claimOne, queuedEmails, readEmail } from '#support/emails.ts'
import { sealConsent } from '#usecases/quote-requests/shown-consent.ts'
import { call } from '#support/api-calls.ts'
import { testSite } from '#support/test-site.ts'
import { clientBody, clientId, newClient, requestBody } from '#support/quote-bodies.ts'

const key = { 'Idempotency-Key': 'form-0001' }

describe('the list of services', () => {
  test('answers the eight services with the items of their pages as product options', async () => {
    const { app } = await testSite()
    const answer = await app.request(quotePaths.services)
    expect(answer.status).toBe(200)
    const body: unknown = await answer.json()
    expect(body).toEqual({
      data: services.map((service) => ({
        _id: service.slug,
        serviceName: service.name,
        productOptions: service.sections.flatMap(({ items }) =>
          items.map(({ slug, name }) => ({
            productId: `${service.slug}/${slug}`,
            productData: { name },
          })),
        ),
      })),
    })
  })
})

describe('a client and its request', () => {
  test('the consent is saved as the form showed it, unless no page of ours did', async () => {
    const site = await testSite()
    const wordingKept = async (header: string, nth: number) => {
      const keys = { 'Idempotency-Key': `consent-${nth}`, 'Consent-Shown': header }
      const client = await call(site, 'POST', quotePaths.client, clientBody(), keys)
      const id = clientId(client.body)
      return (await site.leads.list()).find((lead) => lead.id === id)?.consent.wording
    }
    const shown = sealConsent(site.secrets)('By sending this — “Über” — you agree. 100%')
    expect(await wordingKept(consentToHeader(shown), 1)).toBe(shown.wording)
    const forged = { ...shown, wording: 'You owe us a garden.' }
    expect(await wordingKept(consentToHeader(forged), 2)).toBe(siteContent.quoteConsent)
    expect(await wordingKept('%E0%A4%A', 3)).toBe(siteContent.quoteConsent)
    expect(await wordingKept(`${shown.seal}.%E0%A4%A`, 4)).toBe(siteContent.quoteConsent)
  })

  test('a quote request is saved whole and both emails are queued', async () => {
    const site = await testSite()
    const client = await call(site, 'POST', quotePaths.client, clientBody(), key)
    expect(client.status).toBe(201)
    const id = clientId(client.body)
    const requested = await call(site, 'POST', quotePaths.request, requestBody(id), key)
    expect(requested).toMatchObject({ status: 201, body: { request: { _id: expect.any(String) } } })

    const [lead] = await site.leads.list()
    expect(lead).toMatchObject({
      id,
      status: 'complete',
      contact: {
        firstName: 'Rosa',
        lastName: 'Lindqvist',
        email: 'rosa@example.com',
        phone: '7705550123',
      },
      address: { street1: '12 Oak Street', zip: '30040', addressType: 'Home' },
      consent: { wording: expect.stringContaining('may call or text you') },
      request: {
        services: [
          {
            id: 'soil-mulch',
            name: 'Soil & Mulch',
            materials: [{ name: 'Pine Mulch' }],
            address: { street1: '14 Oak Street', zip: '30040', addressType: 'Business' },
          },
        ],
        projectDetails: 'Mulch for two front beds.',
        additionalNotes: 'The gate is on the left.',
      },
    })
    const mails = await queuedEmails(site)
    const [toVisitor, toOwner] = mails.toSorted((a) => (a.to === 'rosa@example.com' ? -1 : 1))
    expect(mails).toHaveLength(2)
    expect(toVisitor).toMatchObject({ to: 'rosa@example.com', replyTo: company.email })
    expect(toVisitor?.text).toContain('Soil & Mulch: Pine Mulch')
    expect(toOwner).toMatchObject({ to: 'owner@evergreen.example', replyTo: 'rosa@example.com' })
    expect(toOwner?.text).toContain('(770) 555-0123')
    expect(toOwner?.text).toContain('14 Oak Street, Cumming, GA 30040 (Business)')
  })

  test.each([undefined, null, ''])('a last name and notes of %j are none', async (nothing) => {
    const site = await testSite()
    const who = { ...clientBody(), lastName: nothing }
    const client = await call(site, 'POST', quotePaths.client, who, key)
    expect(client.status).toBe(201)
    const what = { ...requestBody(clientId(client.body)), additionalNotes: nothing }
    expect((await call(site, 'POST', quotePaths.request, what, key)).status).toBe(201)
    expect((await site.leads.list())[0]).toMatchObject({
      contact: { firstName: 'Rosa', lastName: '' },
      request: { additionalNotes: '' },
    })
    const subjects = (await queuedEmails(site)).map(({ subject }) => subject)
    expect(subjects).toContain('Quote request from Rosa')
  })

  test('a lead without its request is saved, and the owner gets an email half an hour later', async () => {
    const site = await testSite()
    await call(site, 'POST', quotePaths.client, clientBody(), key)
    expect((await site.leads.list()).map(({ status }) => status)).toEqual(['incomplete'])
    expect(await claimOne(site.outbox, site.clock.now(), site.clock.now())).toBeNull()
    site.wait(30 * 60_000)
    const email = (await claimOne(site.outbox, site.clock.now(), site.clock.now())) ?? expect.fail()
    expect({ ...email, ...readEmail(site, email) }).toMatchObject({
      to: 'owner@evergreen.example',
      replyTo: 'rosa@example.com',
      subject: 'Unfinished quote request from Rosa Lindqvist',
    })
  })

  test('answers that break a rule are 422 with the form’s own sentences', async () => {
    const site = await testSite()
    const { status, body } = await call(
      site,
      'POST',
      quotePaths.client,
      clientBody({
        firstName: 'R2',
        contactDetails: [{ phoneNumber: '770555', textAllow: true }],
        emailDetails: [{ email: 'rosa' }],
        propertyDetails: [
          { street1: '12 Oak St.', city: '', state: 'G', zipcode: '3004', addressType: 'Barn' },
        ],
      }),
    )
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        error: 'Please correct the errors in the form.',
        code: 'invalid',
        fields: {
          firstName: 'First Name must be 2-50 characters and contain only letters and spaces.',
          email: 'Please enter a valid email address.',
          phone: 'Phone Number must be exactly 10 digits.',
          street1: 'Street 1 must contain only alphanumeric characters and spaces.',
          city: 'City is required.',
          state: 'State must be 2-50 characters and contain only letters and spaces.',
          zip: 'ZIP Code must be exactly 5 digits only.',
          addressType: 'Please select a valid Address Type (Home or Business).',
        },
      },
    })
    expect(await site.leads.list()).toEqual([])
  })

  test('a setting allows the marks that names really have', async () => {
    const site = await testSite({ characterRule: 'relaxed' })
    const body = clientBody({ firstName: "Anne-Marie O'Neil" })
    expect((await call(site, 'POST', quotePaths.client, body)).status).toBe(201)
  })

  test('a request that breaks a rule or asks for what we do not offer changes nothing', async () => {
    const site = await testSite()
    const id = await newClient(site, {}, key)
    const [soil] = requestBody(id).selectedService
    if (soil?.serviceAddress === undefined) throw new Error('no service')
    const serviceAddress = { ...soil.serviceAddress, zipcode: '3000' }
    const answer = await call(
      site,
      'POST',
      quotePaths.request,
      requestBody(id, {
        selectedService: [
          { ...soil, serviceId: 'roofing', selectedProduct: [], serviceAddress },
          { ...soil, selectedProduct: ['stone-aggregates/gravel'] },
        ],
        projectDetails: 'short',
        additionalNotes: 'x'.repeat(501),
      }),
    )
    expect(answer.status).toBe(422)
    expect(answer.body['fields']).toEqual({
      serviceZip: 'Service ZIP Code must be exactly 5 digits only.',
      interestOptions: 'This service is no longer offered. Please choose again.',
      materialOptions: 'A material is no longer offered. Please choose again.',
      projectDetails: 'Project Details must be between 10 and 500 characters.',
      additionalNotes: 'Additional Notes must not exceed 500 characters.',
    })
    expect((await site.leads.list()).map(({ status }) => status)).toEqual(['incomplete'])
  })

  test('a request for an unknown client is 404', async () => {
    const answer = await call(await testSite(), 'POST', quotePaths.request, requestBody('nobody'))
    expect(answer).toMatchObject({ status: 404, body: { code: 'unknown-client' } })
  })
})

test('a material that gets another name is asked for under it, and earlier requests keep theirs', async () => {
  let content = siteContent
  const site = await testSite({ content: () => content })
  const ask = async (form: string) => {
    const own = { 'Idempotency-Key': form }
    const client = await call(site, 'POST', quotePaths.client, clientBody(), own)
    const body = requestBody(clientId(client.body))
    expect((await call(site, 'POST', quotePaths.request, body, own)).status).toBe(201)
  }
  await ask('form-0001')
  const renamed = JSON.stringify(originalEntry('service', 'soil-mulch')).replace(
    '"name":"Pine Mulch"',
    '"name":"Shredded Pine"',
  )
  const { data, errors } = checkDocument('service', 'soil-mulch', JSON.parse(renamed))
  expect(errors).toEqual({})
  const bySlug = new Map([['soil-mulch', siteDocuments.service.parse(data)]])
  const services = { order: null, bySlug }
  content = contentWith({ ...unedited, services }, defaultRecordPeriods)
  await ask('form-0002')
  const asked = (await site.leads.list()).flatMap((lead) =>
    lead.status === 'complete' ? lead.request.services.flatMap(({ materials }) => materials) : [],
  )
  const id = 'soil-mulch/pine-mulch'
  expect(asked.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
    { id, name: 'Pine Mulch' },
    { id, name: 'Shredded Pine' },
  ])
})
