import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { sqlEventStore } from '#adapters/sql/bookings/event-store.ts'
import { openSqlite } from '#adapters/sql/database.ts'
import { readEventList } from '#domain/events/outside-event.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { tenantHeader } from '#contract/event-paths.ts'
import { registrationBody } from '#bench/sample-bodies.ts'
import { writtenMails } from '#support/mailbox.ts'

/** An event page as a visitor sees it, and its open dialog. */
export function eventPage(page: Page) {
  const message = page.getByRole('dialog', {
    name: /^(?:Error|Response Submitted|Thank You for .+)$/,
  })
  const dialog = page.getByRole('dialog', {
    name: /^(?:Event Registration|Not Attending|Save to Calendar|Update Your RSVP)$/,
  })
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
  return {
    rsvp: (answer: 'Yes' | 'Maybe' | 'No') =>
      page.getByRole('region', { name: 'RSVP' }).getByRole('button', { name: answer, exact: true }),
    update: page.getByRole('button', { name: 'Update Your Answer Here' }),
    dialog,
    title: (name: string) => dialog.getByRole('heading', { name, exact: true }),
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    button: inDialog,
    submit: inDialog('Submit'),
    message,
    closeMessage: message.getByRole('button', { name: 'Close' }),
  }
}

export type EventPage = ReturnType<typeof eventPage>

export async function openEvent(page: Page, eventId: string): Promise<EventPage> {
  await page.goto(`/events/event-details?eventid=${eventId}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return eventPage(page)
}

/** An event in the list. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('article').filter({ hasText: name })

/** The number of text lines in an element. */
export async function linesOf(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ top }) => top)).size
  })
}

/** An address that no other test uses. */
export function someEmail(): string {
  return `guest-${crypto.randomUUID().slice(0, 8)}@example.org`
}

/** Fills in the questions of every sample event. */
export async function fillGuest({ field }: EventPage, email: string, adults = '1'): Promise<void> {
  await field('First Name').fill('Zoe')
  await field('Last Name').fill('Lee')
  await field('Email').fill(email)
  await field('Phone').fill('7705550142')
  await field('Adults').fill(adults)
}

/** The emails about something to an address, oldest first, once there are that many. */
export async function mailsTo(email: string, count: number, about = '') {
  const taken = async () => {
    const mails = await writtenMails(process.env['JOURNEY_DATA'] ?? '', email)
    return mails.filter(({ subject }) => (subject ?? '').includes(about))
  }
  await expect.poll(async () => (await taken()).length).toBe(count)
  return taken()
}

const usedCodes = new Set<string>()

/** The newest code that was mailed to an address, once it is one that no test has used. */
export async function codeMailedTo(email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const mails = await writtenMails(process.env['JOURNEY_DATA'] ?? '', email)
      const codes = mails.flatMap(({ text }) => /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1] ?? [])
      code = codes.findLast((each) => !usedCodes.has(email + each))
      return code
    })
    .toMatch(/^\d{6}$/)
  usedCodes.add(email + code)
  return code ?? ''
}

/** Goes from the button to the choice of a new answer, with the emailed code. */
export async function verifyMailbox(event: EventPage, email: string): Promise<void> {
  await event.update.click()
  await event.field('Email').fill(email)
  await event.button('Send OTP').click()
  await event.field('OTP').fill(await codeMailedTo(email))
  await event.button('Verify OTP').click()
  await expect(event.dialog).toContainText('Your answer so far')
}

/** An event in its wire format, a week ahead by default. */
function wireEvent(changes: Readonly<Record<string, unknown>> = {}) {
  const start = Date.now() + 7 * 24 * 3600_000
  return {
    _id: 'e1',
    eventId: 'fake-event',
    name: 'Fern Evening',
    description: 'Line one\nLine two',
    startDateTime: new Date(start).toISOString(),
    endDateTime: new Date(start + 3600_000).toISOString(),
    timezone: 'America/New_York',
    eventType: 'free',
    eventPrice: null,
    images: [],
    venue: { address: 'Lot B' },
    cancelled: false,
    hostedBy: null,
    guestList: [],
    perks: [],
    capacity: 20,
    totalAttendees: 0,
    videos: [],
    raffle: false,
    raffleGiftLink: [],
    raffleDescription: null,
    raffleWinners: [],
    formFields: [],
    ...changes,
  }
}

/** Imports a sample event with changes and that many taken seats; returns its id. */
export async function ownEvent(
  changes: Readonly<Record<string, unknown>> = {},
  seatsTaken = 0,
): Promise<string> {
  const eventId = `own-${crypto.randomUUID().slice(0, 8)}`
  const event = { _id: eventId, eventId, ...changes }
  // The guests register before the event has questions.
  if (seatsTaken > 0) {
    await importEvent(wireEvent({ _id: eventId, eventId }))
    await takeSeats(eventId, seatsTaken)
  }
  await importEvent(wireEvent(event))
  return eventId
}

/** Imports an event into the site; an existing one is changed. */
async function importEvent(event: ReturnType<typeof wireEvent>): Promise<void> {
  const database = openSqlite(path.join(process.env['JOURNEY_DATA'] ?? '', 'site.db'))
  try {
    const { events, errors } = readEventList([event], 'evergreen')
    if (errors.length > 0) throw new Error(JSON.stringify(errors))
    const found = events.map((each) => each.event)
    await sqlEventStore(database).importAll(found, Date.now())
  } finally {
    await database.close()
  }
}

/** Fills so many seats with anonymous guests. */
export async function takeSeats(eventId: string, count: number): Promise<void> {
  for (let guest = 0; guest < count; guest += 1) await registerGuest(eventId, someEmail())
}

/** Registers Rosa Lindqvist for one seat by a call, as no journey of its own. */
export async function registerGuest(eventId: string, email: string): Promise<void> {
  const { baseURL = '' } = test.info().project.use
  const answer = await fetch(new URL(bookingPaths.register(eventId), baseURL), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [tenantHeader]: 'evergreen' },
    body: JSON.stringify(registrationBody(eventId, email, 1)),
  })
  if (!answer.ok) throw new Error(await answer.text())
}
