import { describe, expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { senderText } from '#domain/emails/received-email.ts'
import { noEmails } from '#support/emails.ts'
import { arriving, onRequest, pdfAt } from '#support/received-emails.ts'
import { askForQuote } from '#support/leads.ts'
import { newForEachTest, storesOnEachDatabase } from '#support/stores.ts'

const actor = { by: null, at: 50_000 }

describe.each(storesOnEachDatabase)('received email and its senders, in %s', (_kind, open) => {
  const stores = newForEachTest(open)

  test('a customer’s page says who sent an email and whether that is known, and has no email forwarded by others', async () => {
    await askForQuote(stores)
    const id = (await stores.requests.find('lead-1'))?.customerId ?? ''
    const take = (...email: Parameters<typeof arriving>) =>
      stores.receivedEmails.take(arriving(...email), noEmails)
    await take(1, 'rosa@example.com', { at: 1_000 })
    await take(2, 'rosa@example.com', { at: 2_000, ...onRequest('lead-1') })
    await take(3, 'hello@evergreen.example', { at: 3_000, ...onRequest('lead-1') })
    // A stranger claims that she wrote this.
    await take(4, 'tom@example.net', { at: 4_000, forwardedFrom: 'rosa@example.com' })
    await take(5, 'tom@example.net', { at: 5_000, ...onRequest('lead-1') })
    expect((await stores.receivedEmails.find('received-4'))?.customer?.id).toBe(id)
    const onPage = async () => {
      const { rows } = await stores.customers.emailsWith(id, { page: 1, length: 9 })
      return rows.flatMap((row) => (row.is === 'theirs' ? [senderText(row)] : []))
    }
    const known = [
      'hello@evergreen.example, sender not verified',
      'rosa@example.com',
      'rosa@example.com, sender not verified',
    ]
    const other = 'tom@example.net, which is not the customer’s email address'
    expect(await onPage()).toEqual([other, ...known])
    const put = await stores.receivedEmails.putOnRequest('received-4', 'lead-1', null, actor)
    expect(put.ok).toBe(true)
    expect(await onPage()).toEqual([other, 'tom@example.net, sender not verified', ...known])
  })

  test('an email of ours or of a machine that is put on a request is no answer of the customer, a forwarded one is', async () => {
    await askForQuote(stores)
    const text =
      'FYI\n\n---------- Forwarded message ---------\nFrom: Rosa <rosa@example.com>\n\nA path?'
    const from = 'hello@evergreen.example'
    await stores.receivedEmails.take(arriving(1, from, { at: 2_000 }), noEmails)
    await stores.receivedEmails.take(arriving(2, from, { at: 3_000, email: { text } }), noEmails)
    const repliedAt = async () => (await stores.requests.find('lead-1'))?.work.repliedAt
    const put = (number: number) =>
      stores.receivedEmails.putOnRequest(`received-${number}`, 'lead-1', null, actor)
    expect((await put(1)).ok).toBe(true)
    expect(await repliedAt()).toBeNull()
    expect((await put(2)).ok).toBe(true)
    expect(await repliedAt()).toBe(3_000)
    // Nothing that waits is left: our own email stays.
    expect((await stores.receivedEmails.takeOffRequest('received-2', 'lead-1', actor)).ok).toBe(
      true,
    )
    expect(await repliedAt()).toBeNull()
  })

  test('an email that is on a wrong request is taken off it, and waits in the list again', async () => {
    await askForQuote(stores)
    await stores.receivedEmails.take(arriving(1, 'tom@example.net', { at: 2_000 }), noEmails)
    await stores.receivedEmails.putOnRequest('received-1', 'lead-1', null, actor)
    const takeOff = () => stores.receivedEmails.takeOffRequest('received-1', 'lead-1', actor)
    expect((await takeOff()).ok).toBe(true)
    expect(await takeOff()).toEqual(err({ code: 'already-placed' }))
    expect((await stores.requests.find('lead-1'))?.work.repliedAt).toBeNull()
    const waiting = await stores.receivedEmails.listOther({ isOpen: true, search: '', page: 1 })
    expect(waiting.emails).toMatchObject([{ id: 'received-1', requestId: null, customer: null }])
  })

  test('files of a copy are removed in the background, even if the program ends as it was taken', async () => {
    const withFile = (fileKey: string) => ({ email: { attachments: [pdfAt(fileKey)] } })
    const first = arriving(1, 'rosa@example.com', withFile('email/first'))
    const copy = arriving(2, 'rosa@example.com', { ...withFile('email/copy'), key: first.key })
    expect(await stores.receivedEmails.take(first, noEmails)).toBe('taken')
    expect(await stores.receivedEmails.take(copy, noEmails)).toBe('copy')
    // Read again by another process: its files are those of the stored email.
    expect(await stores.receivedEmails.take(first, noEmails)).toBe('known')
    expect(await stores.fileRemovals.list(9)).toEqual(['email/copy'])
  })
})
