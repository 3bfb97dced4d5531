import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { sqlVisitStore } from '#adapters/sql/visits/visit-store.ts'
import { day } from '#domain/time.ts'
import type { VisitStore } from '#ports/visit-store.ts'
import { setVisit, windowAt } from '#support/visits.ts'
import { expectAccessible } from './accessible.ts'
import { someEmail, type mailsTo } from './event-page.ts'

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

/** The calendar entry that came with an email. */
export function calendarOf(mail: Awaited<ReturnType<typeof mailsTo>>[number] | undefined): string {
  const content = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')?.content
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

export const lineOf = (calendar: string, name: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(calendar)?.[1]?.trim()

/**
 * Sets visits of customers who know of them on that day; the first is assigned to the colleague.
 */
export function plannedVisits(date: string, emails: readonly string[], colleague: string) {
  return withVisits(async (visits, { db }) => {
    const { id } = await db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', colleague)
      .executeTakeFirstOrThrow()
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

/** Sets a visit without an email, tells the customer later, cancels it and schedules it again. */
export async function scheduleAgain(page: Page, date: string): Promise<void> {
  const emailed = page.getByLabel('Email the customer')
  await page.goto('/desk/schedule/new')
  await page.getByLabel('Name', { exact: true }).fill('Tom Abernathy')
  await page.getByLabel('Email', { exact: true }).fill(someEmail())
  await emailed.uncheck()
  await fillWindow(page, date, '08:00', '09:00')
  await page.getByRole('button', { name: 'Schedule the visit' }).click()
  await expect(page.getByText('Not confirmed', { exact: true })).toBeVisible()
  // Who was not told is not told by a correction, unless a colleague says so.
  await expect(page.getByText('They have not been told of this visit as it is now.')).toBeVisible()
  await expect(emailed).not.toBeChecked()
  await emailed.check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const confirmed = page.getByText('Confirmed', { exact: true })
  await expect(confirmed).toBeVisible()
  await expect(emailed).toBeChecked()
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Cancel the visit' }).click()
  await dialog.getByRole('button', { name: 'Cancel the visit' }).click()
  // Who was told that it is canceled is told that it takes place.
  await page.getByRole('button', { name: 'Schedule it again' }).click()
  await expect(dialog.getByText(/^1 customer gets an email with the day/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Schedule it again' }).click()
  await expect(page.getByText(/^Scheduled again/)).toBeVisible()
  await expect(confirmed).toBeVisible()
}
