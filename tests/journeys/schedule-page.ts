import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { sqlVisitStore } from '#adapters/sql/visits/visit-store.ts'
import { day } from '#domain/time.ts'
import type { VisitStore } from '#ports/visit-store.ts'
import { setVisit, windowAt } from '#support/visits.ts'
import { sendForm } from './desk-page.ts'

/**
 * A Thursday and its Friday within a year that no other journey plans for, after the days that
 * customers are offered. Journeys that run at once each have every third week.
 */
export async function someThursday() {
  const { parallelIndex, config } = test.info()
  const week = 7 * day
  // The first day of all was a Thursday.
  const first = (Math.floor(Date.now() / week) + 7 + parallelIndex) * week
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const all = Array.from({ length: 42 / config.workers }, (_, turn) => {
    const thursday = first + turn * config.workers * week
    return { thursday: dateOf(thursday), friday: dateOf(thursday + day) }
  })
  return withVisits(async (visits) => {
    for (const days of all.toSorted(() => Math.random() - 0.5)) {
      const { thursday: from, friday: to } = days
      if ((await visits.between({ from, to, assignedTo: null })).length === 0) return days
    }
    throw new Error('no Thursday is free')
  })
}

export async function fillWindow(page: Page, date: string, from: string, to: string) {
  await page.getByLabel('Date', { exact: true }).fill(date)
  await page.getByLabel('From', { exact: true }).fill(from)
  await page.getByLabel('To', { exact: true }).fill(to)
}

/** Emails the customer of the request that the page shows a colleague's visit from 2 to 4 PM. */
export async function scheduleFor(
  page: Page,
  { date, email, colleague }: { date: string; email: string; colleague: string },
): Promise<void> {
  const assignedTo = await withVisits((_, { db }) => staffIdOf(db, colleague))
  const request = new URL(page.url()).pathname.split('/').at(-1)
  const times = { date, start: '14:00', end: '16:00' }
  const visit = { kind: 'estimate-visit', name: 'Ann Photographer', email, ...times }
  const form = { intent: 'save', seen: 0, ...visit, assignedTo, emailCustomer: 'on' }
  const scheduled = await sendForm(page, `/desk/schedule/new?request=${request}`, form)
  expect(scheduled.ok()).toBe(true)
}

/**
 * Sets visits of customers who know of them on that day; the first is assigned to the colleague.
 */
export function plannedVisits(date: string, emails: readonly string[], colleague: string) {
  return withVisits(async (visits, { db }) => {
    const id = await staffIdOf(db, colleague)
    for (const [place, email] of emails.entries()) {
      const facts = {
        ...windowAt(
          date,
          `${String(8 + place).padStart(2, '0')}:00`,
          `${String(8 + place).padStart(2, '0')}:45`,
        ),
        name: `Stop ${place + 1}`,
        email,
        phone: '',
        assignedTo: place === 0 ? id : null,
      }
      const actor = { by: null, at: Date.now() }
      const set = await setVisit({ visits }, facts, {}, actor)
      await visits.change(
        [{ id: set.id, seen: set.seen, change: { is: 'called' } }],
        { accepted: [], emailFor: () => null, onlyOf: null },
        actor,
      )
    }
  })
}

async function staffIdOf(db: SqlDatabase['db'], email: string): Promise<string> {
  const of = db.selectFrom('staff').select('id').where('email', '=', email)
  return (await of.executeTakeFirstOrThrow()).id
}

/** Runs a function with the visits of the journeys' site. */
async function withVisits<Done>(
  work: (visits: VisitStore, database: SqlDatabase) => Promise<Done>,
): Promise<Done> {
  const database = openSqlite(path.join(process.env['JOURNEY_DATA'] ?? '', 'site.db'))
  try {
    return await work(sqlVisitStore(database), database)
  } finally {
    await database.close()
  }
}
