import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import { deliveryAnswers } from '#domain/deliveries/delivery-answers.ts'
import type { Instant } from '#domain/time.ts'
import type { NewVisitRefusal } from '#ports/visit-store.ts'
import type {
  QuotedDelivery,
  QuotedDeliveryStore,
  Scheduled,
  ScheduleTerms,
  WaitingDelivery,
  WantedDay,
} from '#ports/quoted-delivery-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { orNone } from '#adapters/sql/chunks.ts'
import { lockCustomer } from '#adapters/sql/customers/customer-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { bookedLoads, loadsOnDay, lockDeliveryDay } from '#adapters/sql/visits/delivery-days.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { lockLead } from '#adapters/sql/requests/lead-rows.ts'
import { setVisit } from '#adapters/sql/visits/set-visit.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import {
  inRefusableTransaction,
  inTransaction,
  type StoreTransaction,
} from '#adapters/sql/transaction.ts'
import { visitFrom, visitsIn, withFailedEmails } from '#adapters/sql/visits/visit-rows.ts'
import { quoteMoney, sentDocument } from './written-quote-details.ts'
import { lockQuote, quoteFrom } from './written-quote-rows.ts'
import type { QuotedDeliveryRow, WrittenQuoteRow } from './written-quote-tables.ts'

export function sqlQuotedDeliveryStore(database: SqlDatabase): QuotedDeliveryStore {
  const { db } = database
  return {
    async find(quoteId): Promise<QuotedDelivery | null> {
      const row = await rowOf(db, quoteId)
      if (row === undefined) return null
      const visits = await visitsIn(db).where('visits.id', '=', row.visit_id).execute()
      const [visit = null] = await withFailedEmails(db, visits.map(visitFrom))
      const wanted = wantedFrom(row)
      return {
        answers: wanted?.answers ?? answersFrom(row),
        wanted: wanted?.window ?? null,
        visit,
        hasLostDay: row.day_lost_at !== null,
        isVisitGone: isVisitGone(row),
      }
    },

    bookedFrom: (day) => bookedLoads(db, { from: day, to: null }),

    async loadsWith(day, visitIds) {
      const there = await loadsOnDay(db, day)
      const coming = await db
        .selectFrom('visits')
        .leftJoin('quoted_deliveries', 'quoted_deliveries.visit_id', 'visits.id')
        .select('quoted_deliveries.loads')
        .where('visits.id', 'in', orNone(visitIds))
        .where('day', '<>', day)
        .execute()
      return [...there, ...coming.map(({ loads }) => loads ?? 1)]
    },

    want: (quoteId, wanted, now) =>
      inTransaction(database, async (transaction) => {
        const quote = await lockQuote(transaction, quoteId)
        return quote !== null && saveWantedDay(transaction, quote, wanted, now)
      }),

    async schedule(quoteId, terms) {
      const done = await inRefusableTransaction<Scheduled, NewVisitRefusal>(
        database,
        (transaction, refuse) => scheduleOne(transaction, quoteId, terms, refuse),
      )
      // The customer or request was deleted at the same moment: the next round sees it.
      return done.ok ? done.value : 'no-day'
    },

    toSchedule: (after, limit) => toSchedule(db, after).limit(limit).execute(),

    async deleteAnswers(before) {
      // Usually there is none, and a read first saves a turn of the writer.
      if (!(await hasRows(oldAnswers(db, before)))) return
      await db.updateTable('quoted_deliveries').set({ answers: '' }).where(isOver(before)).execute()
    },
  }
}

/** Saves day and answers for a locked quote; false if its delivery is scheduled or gone. */
export async function saveWantedDay(
  transaction: StoreTransaction,
  quote: Selectable<WrittenQuoteRow>,
  { answers, window, loads }: WantedDay,
  now: Instant,
): Promise<boolean> {
  const before = await rowOf(transaction.tx, quote.id)
  if (quote.called_off_at !== null) return false
  if (before !== undefined && isVisitGone(before)) return false
  const visitId = before?.visit_id ?? null
  if (visitId !== null && !(await replaceCanceled(transaction, visitId, now))) return false
  const columns = {
    answers: JSON.stringify(answers),
    wanted_day: window.day,
    starts_at: window.startsAt,
    ends_at: window.endsAt,
    loads,
    visit_id: null,
    changed_at: now,
  }
  await transaction.tx
    .insertInto('quoted_deliveries')
    .values({ quote_id: quote.id, ...columns })
    .onConflict((conflict) => conflict.column('quote_id').doUpdateSet(columns))
    .execute()
  return true
}

/** Paid deliveries without a visit, in the order in which they were chosen. */
export const toSchedule = (db: Db, after: WaitingDelivery | null) =>
  db
    .selectFrom('quoted_deliveries')
    .select(['quote_id as quoteId', 'changed_at as changedAt'])
    .where('visit_id', 'is', null)
    // A partial index is used only if the query repeats its constant.
    .where('wanted_day', '<>', sql.lit(''))
    // One that was called off gets its day only if that is undone.
    .where((row) =>
      row.exists(
        row
          .selectFrom('written_quotes')
          .select('written_quotes.id')
          .whereRef('written_quotes.id', '=', 'quoted_deliveries.quote_id')
          .where('called_off_at', 'is', null),
      ),
    )
    .where((row) =>
      row.exists(
        row
          .selectFrom('payments')
          .select('payments.id')
          .where('subject_kind', '=', 'quote')
          .whereRef('subject_id', '=', 'quoted_deliveries.quote_id')
          .where('mismatch', 'is', null),
      ),
    )
    .$if(after !== null, (query) =>
      query.where((row) =>
        row(
          row.refTuple('changed_at', 'quote_id'),
          '>',
          row.tuple(after?.changedAt ?? 0, after?.quoteId ?? ''),
        ),
      ),
    )
    .orderBy('changed_at')
    .orderBy('quote_id')

export const oldAnswers = (db: Db, before: Instant) =>
  db.selectFrom('quoted_deliveries').select('quote_id').where(isOver(before))

/** True for a delivery with answers that was made, or was planned before that moment. */
const isOver = (before: Instant) => (row: ExpressionBuilder<Tables, 'quoted_deliveries'>) =>
  row.and([
    // A partial index is used only if the query repeats its constant.
    row('answers', '<>', sql.lit('')),
    row('visit_id', 'is not', null),
    row.exists(
      row
        .selectFrom('visits')
        .select('visits.id')
        .whereRef('visits.id', '=', 'quoted_deliveries.visit_id')
        .where((visit) => visit.or([visit('status', '=', 'done'), visit('ends_at', '<', before)])),
    ),
  ])

async function scheduleOne(
  transaction: StoreTransaction,
  quoteId: string,
  { now, isFree, factsOf, emailFor, emailsForFull }: ScheduleTerms,
  refuse: (refusal: NewVisitRefusal) => never,
): Promise<Scheduled> {
  const { tx } = transaction
  const row = await lockQuote(transaction, quoteId)
  const delivery = await rowOf(tx, quoteId)
  if (row === null || delivery === undefined) return 'no-day'
  if (delivery.visit_id !== null) return 'scheduled'
  if (row.called_off_at !== null) return 'no-day'
  const wanted = wantedFrom(delivery)
  if (wanted === null) return 'no-day'
  const { acceptance, states, payments } = await quoteMoney(tx, quoteId)
  const isPaid = states.length > 0 && states.every(({ leftCents }) => leftCents === 0)
  if (!isPaid) return 'not-paid'
  const { day } = wanted.window
  // Locked before the day, as where a colleague sets a visit.
  const lead = row.lead_id === null ? undefined : await lockLead(transaction, row.lead_id)
  const customerId = lead?.customer_id ?? row.customer_id
  if (customerId !== null) await lockCustomer(transaction, customerId)
  await lockDeliveryDay(transaction, day)
  const booked = await bookedLoads(tx, { from: day, to: day })
  const paidAt = payments.findLast(({ mismatch }) => mismatch === null)?.at ?? now
  const quote = quoteFrom(row)
  const byCustomer = { by: null, at: now }
  const updateDelivery = (columns: Partial<Omit<Selectable<QuotedDeliveryRow>, 'quote_id'>>) =>
    tx
      .updateTable('quoted_deliveries')
      .set({ changed_at: now, ...columns })
      .where('quote_id', '=', quoteId)
      .execute()
  if (!isFree(wanted, { booked, paidAt })) {
    await updateDelivery({ wanted_day: '', day_lost_at: now })
    await addActivity(transaction, byCustomer, 'quote', quoteId, { kind: 'delivery-day-full' })
    await queueEmails(transaction, emailsForFull(quote), now)
    return 'day-full'
  }
  const terms = { accepted: [], emailFor, onlyOf: null }
  const agreed = {
    document: await sentDocument(tx, quoteId, row.version),
    picked: acceptance?.picked ?? [],
  }
  const visit = await setVisit(
    { transaction, refuse, terms, actor: byCustomer },
    { facts: factsOf(quote, wanted, agreed), subject: subjectOf(quote) },
  )
  await updateDelivery({ visit_id: visit.id, wanted_day: '', day_lost_at: null })
  return 'scheduled'
}

function subjectOf({ requestId, customerId }: ReturnType<typeof quoteFrom>) {
  if (requestId !== null) return { is: 'request', id: requestId } as const
  return customerId === null
    ? ({ is: 'nobody-known' } as const)
    : ({ is: 'customer', id: customerId } as const)
}

/** Ends the undo of a canceled visit, as another takes its place; false if it is not canceled. */
async function replaceCanceled(
  transaction: StoreTransaction,
  visitId: string,
  at: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.tx
    .updateTable('visits')
    .set((visit) => ({ undo: null, revision: visit('revision', '+', 1) }))
    .where('id', '=', visitId)
    .where('status', '=', 'canceled')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await addActivity(transaction, { by: null, at }, 'visit', visitId, { kind: 'visit-replaced' })
  return true
}

/** A row of a delivery whose day and answers are gone, which gets no other. */
export const deliveryWithoutDay = (quoteId: string) => ({
  quote_id: quoteId,
  answers: '',
  wanted_day: '',
  starts_at: 0,
  ends_at: 0,
  loads: 0,
  visit_id: null,
  day_lost_at: null,
  changed_at: 0,
})

/** A day is given up for a visit, or is lost: it was no longer free, or the visit was canceled. */
function isVisitGone(row: Selectable<QuotedDeliveryRow>): boolean {
  return row.visit_id === null && row.wanted_day === '' && row.day_lost_at === null
}

function rowOf(db: Db, quoteId: string) {
  return db
    .selectFrom('quoted_deliveries')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .executeTakeFirst()
}

const answersFrom = ({ answers }: Selectable<QuotedDeliveryRow>) =>
  readKnownJson(deliveryAnswers, answers === '' ? null : answers)

function wantedFrom(row: Selectable<QuotedDeliveryRow>): WantedDay | null {
  const answers = answersFrom(row)
  if (row.wanted_day === '' || answers === null) return null
  const { wanted_day: day, starts_at: startsAt, ends_at: endsAt, loads } = row
  return { answers, window: { day, startsAt, endsAt }, loads }
}
