import { expect, test } from 'vitest'
import { photographPaths } from '#contract/photograph-paths.ts'
import { quotePaths } from '#contract/quotes.ts'
import { maxPhotographs } from '#domain/photographs/photograph.ts'
import { customerNoteLength } from '#domain/requests/request-work.ts'
import { err, unwrap } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import {
  makeNextPhotograph,
  removeUnclaimedPhotographs,
} from '#usecases/photographs/make-photographs.ts'
import type { VisitTerms } from '#ports/visit-store.ts'
import { requestLinks } from '#usecases/quote-requests/request-links.ts'
import { customerRequestPage } from '#usecases/quote-requests/request-page.ts'
import { opensQuote } from '#usecases/written-quotes/quote-links.ts'
import { deskOn } from '#support/desk.ts'
import { queuedEmails } from '#support/emails.ts'
import { newPhotographId, pngPicture, sendPhotograph } from '#support/photographs.ts'
import { newClient, requestBody } from '#support/quote-bodies.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'
import { newQuote, newVersion, sendQuote, writeQuote } from '#support/written-quotes.ts'
import { quietly, setVisit, windowAt } from '#support/visits.ts'

/** A request from the website, with the tokens of its two links. */
async function asked(site: TestSite, more: object = {}, person: object = {}) {
  const id = await newClient(site, person)
  const sent = await call(site, 'POST', quotePaths.request, { ...requestBody(id), ...more })
  const links = requestLinks(site)
  const token = links.request(id, 0).split('/').pop() ?? ''
  return { id, sent, token, week: links.photographs(id, 0).split('/').pop() ?? '' }
}

test('a request names photographs that have not come yet, and answers beside its fields', async () => {
  const site = await testSite()
  const ids = [newPhotographId(), newPhotographId()]
  const { id, sent, token } = await asked(site, {
    photoIds: [...ids, ids[0], 'not an id', 7, null],
    preferences: { budget: '1000-5000', reachBy: 'pigeon', unknown: 'x' },
  })
  expect(sent.status).toBe(201)
  const found = await site.requests.find(id)
  expect(found?.lead.request?.preferences).toEqual({ budget: '1000-5000' })
  const page = customerRequestPage(site)
  expect(await page.read(token)).toMatchObject({
    photographs: [{ state: 'uploading' }, { state: 'uploading' }],
    room: maxPhotographs - 2,
  })
  await sendPhotograph(site.app.request, await pngPicture(), {
    id: ids[0] ?? '',
  })
  expect((await page.read(token))?.photographs.map(({ state }) => state).toSorted()).toEqual([
    'received',
    'uploading',
  ])
})

test.each([
  ['text', 'will text you at (770) 555-0123 to talk it through'],
  ['email', 'will email you to talk it through'],
  [undefined, 'will call or text you at (770) 555-0123 to talk it through'],
])('whoever wants to be reached by %s is told so', async (reachBy, words) => {
  const site = await testSite()
  const { token } = await asked(site, { preferences: { reachBy } })
  expect((await customerRequestPage(site).read(token))?.reach).toBe(reachBy ?? 'call or text')
  const toVisitor = (await queuedEmails(site)).find(({ to }) => to === 'rosa@example.com')
  expect(toVisitor?.text).toContain(words)
})

test.each([
  ['photoIds', 'none'],
  ['photoIds', { a: 1 }],
  ['preferences', []],
  ['preferences', 'soon'],
])('%s of %j never spoil a request', async (name, value) => {
  const { sent } = await asked(await testSite(), { [name]: value })
  expect(sent.status).toBe(201)
})

test('the page shows the services that were asked for, and nothing that was typed', async () => {
  const site = await testSite()
  const photograph = newPhotographId()
  const { token, week, id } = await asked(site, {
    projectDetails: 'Pay this bill at evil.example',
    additionalNotes: 'Call evil 900',
    photoIds: [photograph],
  })
  await sendPhotograph(site.app.request, await pngPicture(), {
    id: photograph,
    caption: 'See evil.example',
  })
  const read = await customerRequestPage(site).read(token)
  expect(read?.services.length).toBeGreaterThan(0)
  expect(JSON.stringify(read)).not.toMatch(/evil|Rosa|Oak Street|example\.com/)
  expect(JSON.stringify(read)).not.toContain(id)
  // The owner's link shows captions as well.
  const sent = (await customerRequestPage(site).read(week))?.photographs
  expect(sent).toMatchObject([{ id: photograph, caption: 'See evil.example' }])
})

test('the page says when we come, once the customer was told, until it is over', async () => {
  const site = await testSite()
  const { token, id } = await asked(site)
  const page = customerRequestPage(site)
  const soon = new Date(site.clock.now() + 7 * day).toISOString().slice(0, 10)
  const window = windowAt(soon, '14:00', '16:00')
  await setVisit(site, { ...window, subject: { is: 'request', id } })
  expect((await page.read(token))?.visits).toEqual([])
  const data = { from: 'Ruth', subject: 'Visit', text: 'Thursday' }
  const emailFor: VisitTerms['emailFor'] = (visit) => ({
    to: visit.email,
    email: { kind: 'desk-reply', data },
    about: { kind: 'visit', id: visit.id },
  })
  const actor = { by: null, at: 5000 }
  const announced = await setVisit(
    site,
    { ...window, subject: { is: 'request', id } },
    { emailFor },
  )
  const { startsAt, endsAt } = window
  const shown = { kind: 'estimate-visit', startsAt, endsAt }
  expect((await page.read(token))?.visits).toEqual([{ ...shown, isMissed: false }])
  site.wait(9 * day)
  expect((await page.read(token))?.visits).toEqual([])
  // A missed visit stays on the page until a new one is set.
  const change = { is: 'missed' } as const
  await site.visits.change([{ id: announced.id, seen: null, change }], quietly, actor)
  expect((await page.read(token))?.visits).toEqual([{ ...shown, isMissed: true }])
  const next = new Date(site.clock.now() + day).toISOString().slice(0, 10)
  const again = { ...windowAt(next, '14:00', '16:00'), subject: { is: 'request', id } } as const
  await setVisit(site, again, { emailFor })
  expect((await page.read(token))?.visits).toMatchObject([{ isMissed: false }])
})

test('the page leads to the quote once it was sent, for the customer alone, and says how it stands', async () => {
  const site = await testSite()
  const { token, week, id } = await asked(site)
  const page = customerRequestPage(site)
  const actor = { by: null, at: site.clock.now() }
  const quote = await writeQuote(site, actor.at, { requestId: id })
  expect((await page.read(token))?.quotes, 'a draft').toEqual([])
  const sent = unwrap(await site.writtenQuotes.send(quote, newVersion(1), 1, actor, () => []))
  const [shown] = (await page.read(token))?.quotes ?? []
  expect(shown).toMatchObject({ title: 'Retaining wall', status: 'sent' })
  expect(opensQuote(site.secrets, shown?.token ?? '', sent)).toBe(true)
  await site.writtenQuotes.renewLink(quote, 0, actor)
  expect((await page.read(token))?.quotes).toMatchObject([{ token: null }])
  // The owner's link of a week opens nothing that can be accepted.
  expect((await page.read(week))?.quotes).toMatchObject([{ title: 'Retaining wall', token: null }])
})

test('the link of a mistyped address leads to no quote for the right one', async () => {
  const site = await testSite()
  const { token, id } = await asked(site)
  const { recipient } = newQuote()
  const right = { ...recipient, email: 'rosa@example.org' }
  await sendQuote(site, site.clock.now(), { requestId: id, recipient: right })
  expect((await customerRequestPage(site).read(token))?.quotes).toEqual([])
})

test('a photograph from a visit is shown to staff who go there, and not on the customer’s page', async () => {
  const site = await testSite()
  const { token, week, id: requestId } = await asked(site)
  const desk = deskOn(site, { files: site.files, startsAt: site.clock.now() })
  const { member: teo } = await desk.join('teo@example.com', 'helper')
  const { member: ana } = await desk.join('ana@example.com', 'helper')
  const { member: ruth } = await desk.join('ruth@example.com', 'owner')
  const visit = await setVisit(site, {
    subject: { is: 'request', id: requestId },
    assignedTo: teo.id,
  })
  const other = await setVisit(site, { assignedTo: ana.id })
  const send = async () => (await sendPhotograph(site.app.request, await pngPicture())).id
  const [theirs, ours] = [await send(), await send()]
  const page = customerRequestPage(site)
  await page.addPhotographs(token, [theirs])
  await desk.photographs.addPhotographs({ is: 'visit', id: visit.id }, [ours], teo)
  while (await makeNextPhotograph(site)()) {
    // The next one.
  }
  expect((await page.read(token))?.photographs).toEqual([
    { id: theirs, state: 'ready', caption: '' },
  ])
  expect((await page.read(week))?.photographs).toHaveLength(2)
  const statusOf = async (id: string, key: string) =>
    (await site.app.request(photographPaths.picture(id, 'small', key))).status
  expect(await statusOf(theirs, token)).toBe(200)
  expect(await statusOf(ours, token)).toBe(404)
  expect(await statusOf(ours, week)).toBe(200)
  for (const id of [theirs, ours]) {
    const read = (visitId: string, by: typeof teo) =>
      desk.photographs.readPhotographOfVisit(visitId, id, 'full', by)
    expect(await read(visit.id, teo)).not.toBeNull()
    expect(await read(visit.id, ruth)).not.toBeNull()
    expect(await read(visit.id, ana)).toBeNull()
    expect(await read(other.id, ana)).toBeNull()
    expect(await read(other.id, ruth)).toBeNull()
    expect(await desk.photographs.readPhotograph(requestId, id, 'small')).not.toBeNull()
    expect(await desk.photographs.readPhotograph('another', id, 'small')).toBeNull()
  }
})

test('a forged, changed or ended link opens nothing', async () => {
  const site = await testSite()
  const { token, week } = await asked(site)
  const other = await asked(site, {}, { firstName: 'Nell' })
  const page = customerRequestPage(site)
  const [, seal = ''] = token.split('.')
  for (const bad of ['', 'x', '.', `${other.id}.${seal}`, `${token}x`, `${token}.1`, `${week}.1`]) {
    expect(await page.read(bad), bad).toBeNull()
  }
  expect((await page.read(week))?.opens).toBe('photographs')
  // The owner's link adds nothing.
  expect(await page.addNote(week, 'Hello')).toMatchObject({ ok: false })
  site.wait(7 * day)
  expect(await page.read(week)).toBeNull()
  expect((await page.read(token))?.opens).toBe('request')
})

test('a customer adds photographs up to the most, and a note that waits for an answer', async () => {
  const site = await testSite()
  const { token, id } = await asked(site)
  const page = customerRequestPage(site)
  const some = Array.from({ length: maxPhotographs }, newPhotographId)
  expect(await page.addPhotographs(token, some)).toMatchObject({ ok: true })
  expect(await page.addPhotographs(token, [newPhotographId()])).toMatchObject(
    err({ code: 'too-many' }),
  )
  // Photographs that never arrive stop counting after a day, and are removed after another.
  site.wait(day + 1000)
  expect(await page.read(token)).toMatchObject({ room: maxPhotographs })
  site.wait(day)
  expect(await removeUnclaimedPhotographs(site)()).toBe(maxPhotographs)
  expect(await page.read(token)).toMatchObject({ photographs: [] })
  expect(await page.addNote(token, '  ')).toMatchObject(err({ code: 'empty-note' }))
  expect(await page.addNote(token, 'x'.repeat(customerNoteLength + 1))).toMatchObject(
    err({ code: 'long-note' }),
  )
  // The same note is sent again because its answer was lost.
  for (const key of ['note-1', 'note-1', 'note-2']) {
    unwrap(await page.addNote(token, 'The <b>dog</b> is friendly.', key))
  }
  const found = await site.requests.find(id)
  expect(found?.work.repliedAt).not.toBeNull()
  const { member: ruth } = await deskOn(site).join('ruth@example.com', 'owner')
  const at = site.clock.now()
  await site.requests.addNote(id, 'Ask about the dog.', { by: ruth.id, at })
  const read = await page.read(token)
  expect(read?.notesSentAt, 'their own, not the colleague’s').toEqual([at, at])
  expect(JSON.stringify(read)).not.toContain('dog')
  const note = { is: 'note', by: null, text: 'The <b>dog</b> is friendly.' }
  expect(found?.timeline.filter(({ is }) => is === 'note')).toMatchObject([note, note])
})
