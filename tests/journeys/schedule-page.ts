import path from 'node:path'
import type { Page } from '@playwright/test'
import { openSqlite } from '#adapters/sql/database.ts'
import { sqlVisitStore } from '#adapters/sql/visit-store.ts'
import { randomIds } from '#adapters/system/system.ts'
import { setVisit, windowAt } from '#support/visits.ts'
import type { mailsTo } from './event-page.ts'

/** A Thursday and its Friday in years to come that no other journey plans for. */
export function someThursday() {
  const first = Date.parse('2031-01-02T00:00:00Z')
  const thursday = first + Math.floor(Math.random() * 1500) * 7 * 86_400_000
  const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  return { thursday: dateOf(thursday), friday: dateOf(thursday + 86_400_000) }
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

/** Visits of that day to people who know of them: the first is that colleague's. */
export async function plannedVisits(day: string, emails: readonly string[], colleague: string) {
  const database = openSqlite(path.join(process.env['JOURNEY_DATA'] ?? '', 'site.db'))
  try {
    const { id } = await database.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', colleague)
      .executeTakeFirstOrThrow()
    const visits = sqlVisitStore(database, randomIds)
    for (const [place, email] of emails.entries()) {
      const facts = {
        ...windowAt(
          day,
          `${String(8 + place).padStart(2, '0')}:00`,
          `${String(8 + place).padStart(2, '0')}:45`,
        ),
        name: `Stop ${place + 1}`,
        email,
        phone: '',
        assignedTo: place === 0 ? id : null,
      }
      const doer = { by: null, at: Date.now() }
      const set = await setVisit({ visits }, facts, {}, doer)
      await visits.change(
        [{ id: set.id, seen: set.seen, change: { is: 'called' } }],
        { accepted: [], emailFor: () => null, onlyOf: null },
        doer,
      )
    }
  } finally {
    await database.close()
  }
}
