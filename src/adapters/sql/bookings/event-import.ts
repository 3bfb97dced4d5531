import { isDeepStrictEqual } from 'node:util'
import { isExpected } from '#domain/bookings/booking.ts'
import { hasMoved, type GardenEvent } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'
import type { ImportCount, EmailsOfMove, Move, StoredEvent } from '#ports/event-store.ts'
import { bookingFrom } from './booking-rows.ts'
import { searchableEvent, storedEvent, importedColumns } from './event-rows.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { insertSearchTerms, writeSearchTerms } from '#adapters/sql/search-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Result of an import for one event. */
interface ImportStep {
  /** Id in the database, not the public one. */
  readonly id: string
  readonly did: keyof ImportCount
  /** Null if no guest needs an email about a new time or place. */
  readonly move: Move | null
  /** The event if it has fewer seats now than are taken, otherwise null. */
  readonly overbooked: StoredEvent | null
}

/** Adds an event or replaces the one with its public id; emails guests about a move if wanted. */
export async function importEvent(
  transaction: StoreTransaction,
  event: GardenEvent,
  now: Instant,
  emailsOfMove: EmailsOfMove | null,
): Promise<ImportStep> {
  const row = await transaction.tx
    .selectFrom('events')
    .selectAll()
    .where('tenant', '=', event.tenant)
    .where('public_id', '=', event.publicId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) {
    const id = await addEvent(transaction, event, now)
    return { id, did: 'added', move: null, overbooked: null }
  }
  const known = storedEvent(row)
  // Guests were emailed about the cancellation; an old file must not undo it.
  const cancelled = known.event.cancelled || event.cancelled
  const changed = { ...event, id: known.event.id, cancelled }
  const isSame = isDeepStrictEqual(known.event, changed)
  const after: StoredEvent = isSame
    ? known
    : { ...known, event: changed, revision: known.revision + 1 }
  const unannouncedSince = hasMoved(known.event, changed)
    ? await momentOfMove(transaction, row.id, now)
    : row.untold_move_at
  const move = await moveOf(transaction, after, unannouncedSince, now)
  const isAnnounced = move !== null && emailsOfMove !== null
  if (isAnnounced) await queueEmails(transaction, emailsOfMove(move.event, move.guests), now)
  if (!isSame) await writeSearchTerms(transaction, 'event', row.id, searchableEvent(changed))
  const untold = move === null || isAnnounced ? null : unannouncedSince
  if (!isSame || row.untold_move_at !== untold) {
    const change = { ...importedColumns(changed), revision: after.revision, changed_at: now }
    await transaction.tx
      .updateTable('events')
      .set({ ...(isSame ? {} : change), untold_move_at: untold })
      .where('id', '=', row.id)
      .execute()
  }
  return {
    id: row.id,
    did: isSame ? 'unchanged' : 'changed',
    move: move && { event: move.event, guests: move.guests.length },
    overbooked: isOverbooked(after) ? after : null,
  }
}

function isOverbooked({ event, seatsTaken }: StoredEvent): boolean {
  return !event.cancelled && event.capacity !== null && seatsTaken > event.capacity
}

async function addEvent(
  transaction: StoreTransaction,
  event: GardenEvent,
  now: Instant,
): Promise<string> {
  const { tx, ids } = transaction
  const twin = tx.selectFrom('events').where('id', '=', event.id)
  const id = (await hasRows(twin)) ? ids.newId() : event.id
  await tx
    .insertInto('events')
    .values({
      id,
      tenant: event.tenant,
      public_id: event.publicId,
      revision: 0,
      changed_at: now,
      seats_taken: 0,
      ...importedColumns(event),
    })
    .execute()
  await insertSearchTerms(transaction, 'event', [{ id, found: searchableEvent(event) }])
  return id
}

/** Later than every registration so far, even those made while the import waited. */
async function momentOfMove(
  { tx }: StoreTransaction,
  eventId: string,
  now: Instant,
): Promise<Instant> {
  const { last } = await tx
    .selectFrom('bookings')
    .select(({ fn }) => fn.max('booked_at').as('last'))
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()
  return Math.max(now, last ?? now)
}

/** Expected guests who booked before the move; null if there are none. */
async function moveOf(
  transaction: StoreTransaction,
  stored: StoredEvent,
  unannouncedSince: Instant | null,
  now: Instant,
) {
  const { event } = stored
  if (unannouncedSince === null || event.cancelled || event.start <= now) return null
  const rows = await transaction.tx
    .selectFrom('bookings')
    .selectAll()
    .where('event_id', '=', event.id)
    .where('booked_at', '<=', unannouncedSince)
    .where('superseded_key', 'is', null)
    .where('email', '!=', '')
    .orderBy('id')
    .execute()
  const guests = rows.map(bookingFrom).filter(isExpected)
  return guests.length === 0 ? null : { event: stored, guests }
}
