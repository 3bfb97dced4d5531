import { describe, expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { brokenComposer, labels } from '#support/stored-bookings.ts'
import { claimOne, noteSent, noteFailed } from '#support/emails.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { arriving } from '#support/received-emails.ts'
import { erasePerson } from '#support/erase-person.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

describe.each(storesOnEachDatabase)('leads in %s', (_, open) => {
  const stores = newForEachTest(open)

  const warning = draft({ label: 'Unfinished', notBefore: 60_000 })
  const correct = () =>
    stores.leads.saveContact(
      newLead({ id: 'lead-2', contact: { ...newLead().contact, phone: '7705550199' } }),
      draft({ label: 'Unfinished, corrected', notBefore: 70_000 }),
    )
  const bothMails = () => [draft({ label: 'Thanks', to: 'rosa@example.com' }), draft()]

  test('contact details are stored before the request comes', async () => {
    expect(await stores.leads.saveContact(newLead(), warning)).toEqual(ok({ id: 'lead-1' }))
    const [lead] = await stores.leads.list()
    expect(lead).toMatchObject({ id: 'lead-1', status: 'incomplete', request: null })
    expect(lead?.contact).toEqual(newLead().contact)
    expect(lead?.consent).toEqual(newLead().consent)
  })

  test('several colleagues are warned, and no longer once the request comes', async () => {
    const to = (name: string) => draft({ label: name, to: `${name}@example.com` })
    await stores.leads.saveContact(newLead(), to('ruth'), to('june'))
    expect((await labels(stores)).toSorted()).toEqual(['june', 'ruth'])
    await stores.leads.complete('lead-1', request(), () => [])
    expect(await labels(stores)).toEqual([])
  })

  test('the same form sent twenty times at once is one lead', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        stores.leads.saveContact(newLead({ id: `lead-${index}` }), warning),
      ),
    )
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.id : answer.error.code)))
    expect(ids.size).toBe(1)
    expect(await stores.leads.list()).toHaveLength(1)
    expect(await stores.outbox.list(10)).toHaveLength(1)
  })

  test('a correction before the request came replaces the details', async () => {
    await stores.leads.saveContact(newLead(), warning)
    expect(await correct()).toEqual(ok({ id: 'lead-1' }))
    expect((await stores.leads.list()).map((lead) => lead.contact.phone)).toEqual(['7705550199'])
    expect(await stores.outbox.list(10)).toMatchObject([
      { state: 'waiting', tries: 0, nextTryAt: 70_000 },
    ])
    expect(await labels(stores)).toEqual(['Unfinished, corrected'])
  })

  test('a correction after the warning was sent warns the owner anew', async () => {
    await stores.leads.saveContact(newLead(), warning)
    await noteSent(stores.outbox, await claimOne(stores.outbox, 60_000, 69_000), 61_000)
    await correct()
    expect(await claimOne(stores.outbox, 69_999, 80_000)).toBeNull()
    expect(await claimOne(stores.outbox, 70_000, 80_000)).not.toBeNull()
    expect(await labels(stores)).toEqual(['Unfinished, corrected'])
  })

  test('a correction after the warning bounced warns the owner anew', async () => {
    await stores.leads.saveContact(newLead(), warning)
    const email = await claimOne(stores.outbox, 60_000, 69_000)
    await noteSent(stores.outbox, email, 61_000)
    const report = { recipient: 'owner@example.com', reason: '550 Mailbox full' }
    const bounce = arriving(1, 'daemon@mx.example', {
      answers: [email?.id ?? ''],
      at: 62_000,
      email: { report },
    })
    await stores.receivedEmails.take(bounce, () => [])
    expect(await stores.outbox.list(10)).toMatchObject([{ state: 'bounced' }])
    expect(await correct()).toEqual(ok({ id: 'lead-1' }))
    expect(await stores.outbox.list(10)).toMatchObject([{ state: 'waiting', nextTryAt: 70_000 }])
  })

  test('a warning not sent yet, or given up, is withdrawn too', async () => {
    for (const [key, nextTryAt] of [
      ['waits', 99_000],
      ['given-up', null],
    ] as const) {
      await stores.leads.saveContact(newLead({ id: key, idempotencyKey: key }), warning)
      const email = (await claimOne(stores.outbox, 60_000, 69_000)) ?? expect.fail()
      await noteFailed(stores.outbox, email, '451 try later', nextTryAt)
      await stores.leads.complete(key, request({ id: `request-${key}` }), bothMails)
    }
    expect(await labels(stores)).toEqual(['A lead', 'A lead', 'Thanks', 'Thanks'])
  })

  test('a sent warning stays in the list of mails', async () => {
    await stores.leads.saveContact(newLead(), warning)
    await noteSent(stores.outbox, await claimOne(stores.outbox, 60_000, 69_000), 61_000)
    await stores.leads.complete('lead-1', request(), bothMails)
    expect(await labels(stores)).toEqual(['A lead', 'Thanks', 'Unfinished'])
  })

  test('the request completes the lead, queues its mails and withdraws the warning', async () => {
    await stores.leads.saveContact(newLead(), warning)
    const done = await stores.leads.complete('lead-1', request(), bothMails)
    expect(done).toEqual(ok({ requestId: 'request-1' }))
    const [lead] = await stores.leads.list()
    expect(lead).toMatchObject({ status: 'complete', request: request() })
    expect(await labels(stores)).toEqual(['A lead', 'Thanks'])
  })

  test('the same request again, even at once, queues nothing and makes no duplicate', async () => {
    await stores.leads.saveContact(newLead(), warning)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, index) =>
        stores.leads.complete('lead-1', request({ id: `request-${index}` }), bothMails),
      ),
    )
    const ids = new Set(
      answers.map((answer) => (answer.ok ? answer.value.requestId : answer.error.code)),
    )
    expect(ids.size).toBe(1)
    expect(await labels(stores)).toEqual(['A lead', 'Thanks'])
  })

  test('spam signals of a lead are stored, with those of its text', async () => {
    await stores.leads.saveContact(newLead({ signs: ['token-missing'] }), warning)
    await stores.leads.saveContact(newLead({ id: 'lead-2' }), warning)
    expect((await stores.leads.list()).map(({ signs }) => signs)).toEqual([['token-missing']])
    const signsInMail: unknown[] = []
    const linked = request({ additionalNotes: 'See www.example.com' })
    await stores.leads.complete('lead-1', linked, (lead) => {
      signsInMail.push(lead.signs)
      return bothMails()
    })
    const [lead] = await stores.leads.list()
    expect(lead?.signs).toEqual(['token-missing', 'a-link'])
    expect(signsInMail).toEqual([['token-missing', 'a-link']])
  })

  test('corrected details have spam signals of their own', async () => {
    await stores.leads.saveContact(newLead({ signs: ['token-missing'] }), warning)
    const contact = { ...newLead().contact, phone: '7705550199' }
    await stores.leads.saveContact(newLead({ contact, signs: ['trap-filled'] }), warning)
    expect((await stores.leads.list()).map(({ signs }) => signs)).toEqual([['trap-filled']])
  })

  test('another request for a complete lead is refused', async () => {
    await stores.leads.saveContact(newLead(), warning)
    await stores.leads.complete('lead-1', request(), bothMails)
    const other = request({ projectDetails: 'Something else entirely.' })
    expect(await stores.leads.complete('lead-1', other, bothMails)).toEqual(
      err({ code: 'already-requested' }),
    )
    const contact = { ...newLead().contact, firstName: 'Eve' }
    expect(await stores.leads.saveContact(newLead({ contact }), warning)).toEqual(
      err({ code: 'key-reused' }),
    )
  })

  test('when the mails cannot be written, the lead stays incomplete', async () => {
    await stores.leads.saveContact(newLead(), warning)
    await expect(stores.leads.complete('lead-1', request(), brokenComposer)).rejects.toThrow(
      'no words',
    )
    expect((await stores.leads.list()).map(({ status }) => status)).toEqual(['incomplete'])
    expect(await labels(stores)).toEqual(['Unfinished'])
  })

  test('leads are listed from the newest, and since a time', async () => {
    await stores.leads.saveContact(newLead(), warning)
    await stores.leads.saveContact(
      newLead({ id: 'lead-2', idempotencyKey: 'key-2', createdAt: 5_000 }),
      warning,
    )
    expect((await stores.leads.list()).map(({ id }) => id)).toEqual(['lead-2', 'lead-1'])
    expect((await stores.leads.list(5_000)).map(({ id }) => id)).toEqual(['lead-2'])
  })

  test('an address in any script is erased in upper or lower case', async () => {
    const contact = { ...newLead().contact, email: 'ünal@example.com' }
    await stores.leads.saveContact(newLead({ contact }), warning)
    await stores.leads.complete('lead-1', request(), () => [
      draft({ to: 'Ünal@example.com' }),
      draft(),
    ])
    expect(await erasePerson(stores, 'ÜNAL@example.com')).toBe(1)
    expect(await labels(stores)).toEqual([])
  })
})
