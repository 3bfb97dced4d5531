import { setTimeout as wait } from 'node:timers/promises'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { emailSamples } from '#adapters/mail/email-samples.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventForEmail } from '#domain/emails/booking-report.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { sqlEventStore } from '#adapters/sql/bookings/event-store.ts'
import { asTenant, openEvent, registrationOf } from './sample-requests.ts'
import { openPostOffice, type PostOffice } from './kills/post-office.ts'
import { cpuMs } from './process-cost.ts'
import { median, printCircumstances, printTable } from './report.ts'
import type { BenchedSite } from './site.ts'
import { withSite } from './site-with-database.ts'

/** Emails that wait while codes are requested, as many as a canceled festival sends. */
const mailing = 10_000
const codes = 5

/** The time for which the mailing is watched, in milliseconds. */
const watchedMs = 15_000

/** Measures how fast emails are sent, and how long a code takes beside a long mailing. */
export async function benchMail({ postgres }: { readonly postgres: string | null }): Promise<void> {
  printCircumstances([`${mailing} emails of a mailing wait, a local SMTP server takes them`])
  const rows = [await rowOf(null), ...(postgres === null ? [] : [await rowOf(postgres)])]
  printTable(
    'Emails',
    ['database', 'emails a second', 'CPU ms each', 'code, median of 5, ms', 'slowest code, ms'],
    rows,
  )
}

async function rowOf(postgres: string | null) {
  const postOffice = await openPostOffice()
  try {
    return await withSite(
      postgres,
      { SMTP_URL: postOffice.url },
      async ({ site, database, databaseName }) => [
        databaseName,
        ...(await measured(site, postOffice, database)),
      ],
    )
  } finally {
    await postOffice.close()
  }
}

/** Measures the rate of a mailing, its cost, and the delay of codes meanwhile. */
async function measured(
  site: BenchedSite,
  { taken, codes: got }: PostOffice,
  database: SqlDatabase,
) {
  const guests = Array.from({ length: codes }, (_, index) => `guest${index}@example.com`)
  for (const guest of guests) await register(site, guest)
  await until(() => taken.size === codes * 2)
  await queueMailing(database)
  const before = taken.size
  await until(() => taken.size > before)
  const began = { at: performance.now(), taken: taken.size, cpuMs: cpuMs(site.pid) }
  const waits: number[] = []
  for (const guest of guests) {
    const requestedAt = performance.now()
    await requestCode(site, guest)
    await until(() => got.has(guest))
    waits.push(performance.now() - requestedAt)
  }
  await wait(Math.max(0, watchedMs - (performance.now() - began.at)))
  const sent = taken.size - began.taken
  if (taken.size === before + mailing + codes) throw new Error('nothing of the mailing was left')
  const rate = sent / ((performance.now() - began.at) / 1000)
  const cpuEach = (cpuMs(site.pid) - began.cpuMs) / sent
  const codeWaits = [median(waits), Math.max(...waits)]
  return [Math.round(rate), cpuEach.toFixed(1), ...codeWaits.map(Math.round)]
}

/** Queues emails like the cancellation of an event with that many guests. */
async function queueMailing(database: SqlDatabase): Promise<void> {
  const stored = await sqlEventStore(database).find('evergreen', openEvent)
  const sample = emailSamples['booking-to-guest'].find(
    ({ kind, data }) => kind === 'booking-to-guest' && data.news.is === 'event-cancelled',
  )
  if (stored === null || sample?.kind !== 'booking-to-guest') throw new Error('no sample')
  const data = { ...sample.data, event: eventForEmail(stored) }
  const emails = Array.from({ length: mailing }, (_, index): NewEmail => {
    const booking = { ...data.booking, id: `booking-${index}`, email: `g@g${index % 50}.example` }
    return {
      to: booking.email,
      email: { kind: 'booking-to-guest', data: { ...data, booking } },
      about: { kind: 'booking', id: booking.id },
    }
  })
  await inTransaction(database, (running) => queueEmails(running, emails, Date.now()))
}

async function register({ url }: BenchedSite, guest: string): Promise<void> {
  const request = await registrationOf(url)
  const body = request.body.replaceAll('guest{n}@example.com', guest)
  const answer = await fetch(request.url, { method: 'POST', headers: request.headers, body })
  if (answer.status !== 201) throw new Error(`a registration was answered ${answer.status}`)
}

async function requestCode({ url }: BenchedSite, email: string): Promise<void> {
  const answer = await fetch(url + bookingPaths.requestCode(openEvent), {
    method: 'POST',
    headers: { ...asTenant, 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (!answer.ok) throw new Error(`a code was answered ${answer.status}`)
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 300_000
  while (!isSo()) {
    if (Date.now() > end) throw new Error('the emails did not leave')
    await wait(5)
  }
}
