import { expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { minute } from '#domain/time.ts'
import { loader } from '#web/pages/written-quote.tsx'
import { deskOn } from '#support/desk.ts'
import { claimOne } from '#support/emails.ts'
import { contextOf } from '#support/page-context.ts'
import { sentQuote } from '#support/sent-quote.ts'
import { newQuote, sendQuote } from '#support/written-quotes.ts'

const nobodysWord = { version: 1, sha256: '', name: 'x', isTicked: true, picked: [] }

test('a link opens its quote alone, and not once it is revoked', async () => {
  const { page, id, token, send, revise, save, tokenNow } = await sentQuote()
  expect(await page.read(token)).toMatchObject({ status: 'sent', version: 1 })
  for (const forged of [
    '',
    id,
    `${id}.`,
    `${id}.${'x'.repeat(43)}`,
    `other.${token.split('.')[1]}`,
  ]) {
    expect(await page.read(forged), forged).toBeNull()
    expect(await page.pdf(forged, 1)).toBeNull()
    expect(await page.accept(forged, nobodysWord)).toMatchObject(err({ code: 'unknown-page' }))
  }
  const { recipient } = newQuote()
  await revise('Retaining wall')
  await save({ ...recipient, email: 'Rosa@Example.com', phone: '' })
  await send()
  expect(await page.read(token)).toMatchObject({ version: 2 })
  // The first address was mistyped: its link must not show a version for the right one.
  await save({ ...recipient, email: 'rosa@example.org' })
  expect(await page.read(token)).toMatchObject({ version: 2 })
  await send()
  expect(await page.read(token)).toBeNull()
  expect(await page.accept(token, { ...nobodysWord, version: 3 })).toMatchObject(
    err({ code: 'unknown-page' }),
  )
  expect(await page.read(await tokenNow())).toMatchObject({ version: 3 })
  expect(await page.pdf(await tokenNow(), 3)).not.toBeNull()
  // It names the wrong recipient.
  expect(await page.pdf(await tokenNow(), 2)).toBeNull()
})

test('a link that was texted to a wrong phone is not valid for the next version', async () => {
  const { page, token, send, save, tokenNow } = await sentQuote()
  const { recipient } = newQuote()
  await save({ ...recipient, email: '' })
  await send('link')
  const texted = await tokenNow()
  expect([texted === token, await page.read(texted)]).toMatchObject([false, { version: 2 }])
  await save({ ...recipient, email: '', phone: '7705550199' })
  await send('link')
  expect(await page.read(texted)).toBeNull()
  expect(await page.read(await tokenNow())).toMatchObject({ version: 3 })
})

test('a new link voids the earlier ones, once, and is in an email that is sent again', async () => {
  const { site, desk, page, id, token, save, tokenNow, emails } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  for (const _ of ['first', 'sent again']) {
    expect(await desk.renewQuoteLink(id, 0, member)).toBe(true)
  }
  expect(await page.read(token)).toBeNull()
  expect(await page.read(await tokenNow())).toMatchObject({ version: 1 })
  expect(await page.isReplaced(token)).toBe(true)
  for (const other of [`${token}x`, await tokenNow()]) {
    expect(await page.isReplaced(other)).toBe(false)
  }
  for (const isBackFromPaying of [false, true]) {
    const url = new URL(
      `https://evergreen.example/quotes/${token}${isBackFromPaying ? '?paid' : ''}`,
    )
    const args = {
      params: { token },
      request: new Request(url),
      context: contextOf(site),
      url,
      pattern: '',
    }
    expect(await loader(args)).toMatchObject({
      data: { is: 'replaced', isBackFromPaying },
      init: { status: 404, headers: { 'Cache-Control': expect.stringContaining('no-store') } },
    })
  }
  expect(await desk.renewQuoteLink('gone', 0, member)).toBe(false)
  const activity = await site.activity.list(null, 9)
  expect(activity.filter(({ kind }) => kind === 'quote-link-renewed')).toMatchObject([
    { by: 'june', about: 'Rosa Lindqvist' },
  ])
  const sent = async () => (await emails()).filter(({ kind }) => kind === 'written-quote')
  const linkIn = (revocation: number) => ({ data: { quote: { revocation } } })
  const setState = (state: 'sent' | 'failed') =>
    site.database.db.updateTable('emails').set({ state }).execute()
  // The one that waits, too.
  expect(await sent()).toMatchObject([linkIn(1)])
  await setState('sent')
  const [email] = await sent()
  // An unsent draft for somebody else is not for them.
  await save({ ...newQuote().recipient, email: 'rosa@example.org' })
  await desk.renewQuoteLink(id, 1, member)
  expect(await deskOn(site).emails.resendEmail(email?.id ?? '', member)).toEqual(ok(null))
  const copy = (await sent()).find((each) => each.id !== email?.id)
  expect(copy).toMatchObject(linkIn(2))
  await setState('failed')
  await desk.renewQuoteLink(id, 2, member)
  expect(await deskOn(site).emails.resendEmail(copy?.id ?? '', member)).toEqual(ok(null))
  expect((await sent()).find((each) => each.id === copy?.id)).toMatchObject(linkIn(3))
})

test('an email that a sender has while a new link is made goes out with the new one', async () => {
  const { site, desk, id, emails } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  const now = site.clock.now()
  const claimed = await claimOne(site.outbox, now, now + minute)
  expect(claimed?.body).toMatchObject({ kind: 'written-quote' })
  await desk.renewQuoteLink(id, 0, member)
  const others = (await emails()).filter((each) => each.id !== claimed?.id)
  expect(others).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({ quote: expect.objectContaining({ revocation: 1 }) }),
    }),
  )
  // The former one stays back, if it has not left yet.
  expect(claimed !== null && (await site.outbox.giveUpReplaced(claimed))).toBe(true)
})

test('a new link voids those of the change orders that the quote led to', async () => {
  const { site, desk, page, id, token, consent, tokenNow } = await sentQuote()
  await page.accept(token, await consent())
  const { recipient } = newQuote()
  const order = { kind: 'change-order', parentId: id, recipient } as const
  const content = (await site.writtenQuotes.find(id))?.versions[0]?.content ?? ''
  await sendQuote(site, site.clock.now(), order)
  const drafted = await sendQuote(site, site.clock.now(), order, { content })
  const another = { ...recipient, email: 'rosa@example.org' }
  const toAnother = await sendQuote(site, site.clock.now(), { ...order, recipient: another })
  const shown = (await page.read(token))?.changeOrders
  // A draft for another address was not sent yet.
  const { document } = newQuote()
  const actor = { by: null, at: site.clock.now() }
  await site.writtenQuotes.saveDraft(drafted, { recipient: another, document }, 2, actor)
  const { member } = await deskOn(site).join('june@example.com', 'office')
  await desk.renewQuoteLink(id, 0, member)
  expect(await page.isReplaced(shown?.[0]?.token ?? '')).toBe(true)
  expect((await page.read(await tokenNow()))?.changeOrders).toMatchObject([{ token: null }])
  expect((await site.writtenQuotes.find(drafted))?.quote.revocation).toBe(1)
  expect((await site.writtenQuotes.find(toAnother))?.quote.revocation).toBe(0)
})

test('a version of which only the link was made is emailed later, once, until it is answered', async () => {
  const { site, desk, page, id, send, revise, consent, tokenNow, emails } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  await revise('Retaining wall and steps')
  const emailed = (version: number, form = 'form-1') => desk.emailQuote(id, version, member, form)
  // The draft is not what the customer would see.
  expect(await emailed(1)).toMatchObject(err({ code: 'stale' }))
  await send('link')
  const before = (await emails()).length
  expect([await emailed(2), await emailed(2)]).toEqual([ok(null), ok(null)])
  expect((await emails()).length).toBe(before + 1)
  expect(await desk.emailQuote('gone', 2, member)).toEqual(err({ code: 'unknown-quote' }))
  expect((await page.accept(await tokenNow(), await consent())).ok).toBe(true)
  expect(await emailed(2, 'form-2')).toEqual(err({ code: 'accepted' }))
})

test('a quote that can no longer be accepted is not emailed', async () => {
  const { site, desk, id } = await sentQuote()
  const { member } = await deskOn(site).join('june@example.com', 'office')
  site.wait(Date.parse('2099-05-14') - site.clock.now())
  expect(await desk.emailQuote(id, 1, member)).toEqual(err({ code: 'over' }))
  const seen = (await desk.findQuote(id))?.quote.revision ?? 0
  expect((await desk.withdrawQuote(id, seen, member)).ok).toBe(true)
  expect(await desk.emailQuote(id, 1, member)).toEqual(err({ code: 'over' }))
})
