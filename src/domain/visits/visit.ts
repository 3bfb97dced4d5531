import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { type CalendarDate, type Instant } from '#domain/time.ts'

export const visitKinds = ['estimate-visit', 'delivery', 'work-start'] as const
export type VisitKind = (typeof visitKinds)[number]

/** The name of each kind at the desk. */
export const visitKindNames: Readonly<Record<VisitKind, string>> = {
  'estimate-visit': 'Estimate visit',
  delivery: 'Delivery',
  'work-start': 'Work start',
}

/** Statuses of a visit. `missed`: a colleague was there, but the customer was not. */
export const visitStatuses = ['planned', 'done', 'missed', 'canceled'] as const
export type VisitStatus = (typeof visitStatuses)[number]

/** Whether a customer can miss that kind of visit: work starts without them too. */
export const mayBeMissed = (kind: VisitKind): boolean => kind !== 'work-start'

/** The time in which the customer expects the visit. */
export interface VisitWindow {
  /** Date of the start, in the company's zone. */
  readonly day: CalendarDate
  readonly startsAt: Instant
  readonly endsAt: Instant
}

type Moments = Pick<VisitWindow, 'startsAt' | 'endsAt'>

/** The visit as the customer was last notified of it. */
export interface VisitNotification {
  readonly by: 'email' | 'phone'
  readonly sequence: number
  /** Null if unknown: the visit is from before windows were stored here, and was moved since. */
  readonly window: Moments | null
}

/** The fields of a visit that colleagues edit. */
export interface VisitFacts extends VisitWindow {
  readonly kind: VisitKind
  readonly name: string
  /** 10 digits, US; empty if unknown. */
  readonly phone: string
  /** Empty if unknown. */
  readonly email: string
  readonly address: AddressParts
  /** Its subject or load: `pine straw, 120 bales`. */
  readonly about: string
  /** Id of the colleague; null if unassigned. */
  readonly assignedTo: string | null
  readonly truck: string
  /** Only for colleagues. */
  readonly note: string
}

/** An estimate visit, a delivery or a start of work. */
export interface Visit extends VisitFacts {
  readonly id: string
  readonly customerId: string | null
  readonly requestId: string | null
  readonly status: VisitStatus
  readonly doneAt: Instant | null
  /** The work that was done. */
  readonly doneNote: string
  /** Duration in minutes; null if unknown. */
  readonly doneMinutes: number | null
  /** The SEQUENCE of its calendar entry; rises with every change that a calendar shows. */
  readonly sequence: number
  /** Null before the first notification of the customer. */
  readonly notified: VisitNotification | null
  readonly createdAt: Instant
  /** Rises with every change, so that nobody overwrites a change that they have not seen. */
  readonly revision: number
}

export type VisitChange =
  | { readonly is: 'edit'; readonly facts: VisitFacts }
  | { readonly is: 'move'; readonly window: VisitWindow }
  | { readonly is: 'done'; readonly note: string; readonly minutes: number | null }
  | { readonly is: 'missed' }
  | { readonly is: 'reopen' }
  | { readonly is: 'cancel' }
  /** Adds a line to the note. */
  | { readonly is: 'note'; readonly text: string }
  /** The customer was told on the phone. */
  | { readonly is: 'called' }

export type VisitEvent =
  | { readonly kind: 'visit-set'; readonly visit: VisitKind; readonly on: CalendarDate }
  | { readonly kind: 'visit-moved'; readonly from: CalendarDate; readonly to: CalendarDate }
  | {
      readonly kind:
        | 'visit-changed'
        | 'visit-done'
        | 'visit-missed'
        | 'visit-reopened'
        | 'visit-canceled'
        | 'visit-noted'
        | 'visit-confirmed'
        | 'visit-taken-back'
        /** The customer has picked another day than that of a canceled delivery. */
        | 'visit-replaced'
        | 'visit-photograph-removed'
        | 'visit-photograph-restored'
    }
  /** A colleague has added photographs on the visit. */
  | { readonly kind: 'visit-photographed'; readonly count: number }

export type UnchangedVisit =
  /** It was canceled, done or missed. */
  | { readonly code: 'visit-over'; readonly status: VisitStatus }
  /** Its note has no room for another line. */
  | { readonly code: 'note-full' }

/** Longest note of a visit with all that was added to it, in characters. */
export const visitNoteLength = 20_000

/** Whether the customer knows the present window. */
export function isConfirmed({ notified, sequence }: Pick<Visit, 'notified' | 'sequence'>): boolean {
  return notified !== null && notified.sequence === sequence
}

/**
 * The SEQUENCE of a visit whose last change is undone: a colleague's calendar may have fetched that
 * change, and keeps the entry with the highest number. The customer counts as notified as before.
 */
export function sequenceUndone(
  before: Pick<Visit, 'sequence' | 'notified'>,
  after: Pick<Visit, 'sequence'>,
): Pick<Visit, 'sequence' | 'notified'> {
  const { notified } = before
  if (after.sequence === before.sequence) return { sequence: before.sequence, notified }
  const sequence = after.sequence + 1
  return {
    sequence,
    notified: notified !== null && isConfirmed(before) ? { ...notified, sequence } : notified,
  }
}

/** Applies a change to a visit; returns it with its activity. */
export function changeVisit(
  visit: Visit,
  change: VisitChange,
  now: Instant,
): Result<{ readonly visit: Visit; readonly event: VisitEvent }, UnchangedVisit> {
  const { status } = visit
  const over = err({ code: 'visit-over', status })
  const changed = (
    after: Partial<Visit>,
    kind: Exclude<VisitEvent['kind'], 'visit-set' | 'visit-photographed'>,
  ) => {
    const isMoved = kind === 'visit-moved'
    const next = { ...visit, ...after, revision: visit.revision + 1 }
    const event: VisitEvent = isMoved ? { kind, from: visit.day, to: next.day } : { kind }
    return ok({ visit: next, event })
  }
  const sequence = visit.sequence + 1
  switch (change.is) {
    case 'edit': {
      if (status !== 'planned') return over
      const { facts } = change
      const isMoved = !isSameWindow(facts, visit)
      const shows = isMoved || calendarText(facts) !== calendarText(visit)
      // Whoever reads the new address was told nothing yet.
      const isElsewhere =
        visit.notified?.by === 'email' && emailKey(facts.email) !== emailKey(visit.email)
      const after = {
        ...facts,
        sequence: shows ? sequence : visit.sequence,
        notified: isElsewhere && facts.email !== '' ? null : visit.notified,
      }
      return changed(after, isMoved ? 'visit-moved' : 'visit-changed')
    }
    case 'move':
      if (status !== 'planned') return over
      return changed({ ...change.window, sequence }, 'visit-moved')
    case 'done':
      // A visit that is done already only gets its report changed.
      if (status === 'canceled') return over
      return changed(
        {
          status: 'done',
          doneAt: visit.doneAt ?? now,
          doneNote: change.note,
          doneMinutes: change.minutes,
        },
        'visit-done',
      )
    case 'missed':
      if (status !== 'planned' || !mayBeMissed(visit.kind)) return over
      return changed({ status: 'missed' }, 'visit-missed')
    case 'reopen':
      if (status === 'planned') return over
      return changed(
        {
          status: 'planned',
          doneAt: null,
          doneNote: '',
          doneMinutes: null,
          sequence: status === 'canceled' ? sequence : visit.sequence,
        },
        'visit-reopened',
      )
    case 'cancel':
      if (status !== 'planned') return over
      return changed({ status: 'canceled', sequence }, 'visit-canceled')
    case 'note': {
      const note = [visit.note, change.text].filter(Boolean).join('\n')
      return note.length > visitNoteLength
        ? err({ code: 'note-full' })
        : changed({ note }, 'visit-noted')
    }
    case 'called':
      return changed({ notified: notificationOf(visit, 'phone') }, 'visit-confirmed')
  }
}

/** The visit as the customer knows it after a notification now. */
export function notificationOf(
  { sequence, startsAt, endsAt }: Visit,
  by: VisitNotification['by'],
): VisitNotification {
  return { by, sequence, window: { startsAt, endsAt } }
}

/** Whether two windows have the same start and end. */
export const isSameWindow = (one: Moments, other: Moments): boolean =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt

/** The texts of a visit in a calendar, besides its window. */
function calendarText({ kind, about, address }: VisitFacts): string {
  const { street1, city, state, zip } = address
  return JSON.stringify([kind, about, street1, city, state, zip])
}
