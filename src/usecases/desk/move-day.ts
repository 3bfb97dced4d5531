import { isEmail } from '#domain/fields.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err } from '#domain/result.ts'
import type { CalendarDate } from '#domain/time.ts'
import {
  isFarAhead,
  isPast,
  overlapKey,
  overlaps,
  warningKey,
  windowOn,
} from '#domain/visits/visit-window.ts'
import { overLimit } from '#domain/deliveries/delivery-days.ts'
import { readLoadsPerDay } from '#usecases/deliveries/schedule-deliveries.ts'
import type { ListedVisit, VisitUndo } from '#ports/visit-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { visitEmails, type EmailChoice } from './visit-emails.ts'

/** Effects of moving a day, in numbers and names. */
export interface DayMove {
  readonly to: CalendarDate
  /** Visits that move, by the revision that the page has shown. */
  readonly stops: readonly VisitUndo[]
  /** Number of emails to customers, one for each visit. */
  readonly emails: number
  /** Customers without an email address, who must be called, each by one of their visits. */
  readonly callList: readonly Pick<ListedVisit, 'id' | 'name' | 'phone'>[]
  /** Loads on that day and its capacity, if they exceed it; else null. */
  readonly fullDay: { readonly loads: number; readonly most: number } | null
  /** Whether the day is more than a year ahead. */
  readonly isFarAhead: boolean
  /** Number of overlapping windows of the same colleague on that day. */
  readonly overlaps: number
  /** Visits that stay, because their time of day does not exist on that day. */
  readonly impossible: readonly Pick<ListedVisit, 'id' | 'name'>[]
  /** `warningKey` of each warning shown with it. */
  readonly warnings: readonly string[]
}

/** How many emails go out, and who must be called. */
const customersOf = (
  found: readonly Pick<ListedVisit, 'id' | 'customerId' | 'name' | 'phone' | 'email'>[],
): Pick<DayMove, 'emails' | 'callList'> => {
  const called = found.filter(({ email }) => !isEmail(email))
  // One call is about all visits of a customer.
  const people = new Map(
    called.map(({ customerId, id, name, phone }) => [
      JSON.stringify([customerId ?? id, name, phone]),
      { id, name, phone },
    ]),
  )
  return {
    emails: found.length - called.length,
    callList: [...people.values()],
  }
}

/** Moves the rest of a day to another, with one message for all customers. */
export function moveDay({ visits, quotedDeliveries, settings, clock, company }: Dependencies) {
  const zone = () => company().timeZone
  const dayOf = (day: CalendarDate) => visits.between({ from: day, to: day, assignedTo: null })
  return {
    /** Previews the move of a day's planned visits, of one colleague or all, that are not over. */
    async previewMove(
      from: CalendarDate,
      to: CalendarDate,
      assignedTo: string | null,
    ): Promise<DayMove> {
      const now = clock.now()
      const [all, there] = await Promise.all([
        visits.between({ from, to: from, assignedTo }),
        dayOf(to),
      ])
      const moved = all
        .filter((visit) => visit.status === 'planned' && !isPast(visit, now))
        .map((visit) => ({ visit, window: windowOn(to, visit, zone()) }))
      const going = moved.flatMap(({ visit, window }) =>
        window.ok ? [{ ...visit, ...window.value }] : [],
      )
      const others = there.filter(({ id }) => !going.some((visit) => visit.id === id))
      const clashes = going.map((visit) =>
        [...others, ...going].filter(
          (other) =>
            other.id !== visit.id &&
            other.status === 'planned' &&
            other.assignedTo !== null &&
            other.assignedTo === visit.assignedTo &&
            overlaps(visit, other),
        ),
      )
      const most = await readLoadsPerDay(settings)
      const brought = going.filter(({ kind }) => kind === 'delivery' && to !== from)
      const loads = await quotedDeliveries.loadsWith(
        to,
        brought.map(({ id }) => id),
      )
      const fullDay = brought.length > 0 ? overLimit(loads, most) : null
      const isFar = to !== from && going.some((visit) => isFarAhead(visit, now))
      return {
        to,
        fullDay,
        isFarAhead: isFar,
        stops: going.map(({ id, revision: seen }) => ({ id, seen })),
        ...customersOf(going),
        overlaps: clashes.filter(({ length }) => length > 0).length,
        impossible: moved.flatMap(({ visit: { id, name }, window }) =>
          window.ok ? [] : [{ id, name }],
        ),
        warnings: [
          ...new Set([
            ...clashes.flat().map(overlapKey),
            ...(going.some((visit) => isPast(visit, now)) ? [warningKey({ is: 'past' })] : []),
            ...(isFar ? [warningKey({ is: 'far', day: to })] : []),
            ...(fullDay === null ? [] : [warningKey({ is: 'full-day', day: to, ...fullDay })]),
          ]),
        ],
      }
    },

    /** The customers of a preview's visits. */
    listCustomersOfMove: async (stops: readonly VisitUndo[]) =>
      customersOf(await visits.findAll(stops.map(({ id }) => id))),

    /** Moves the visits of a preview, all or none. */
    async moveStops(
      stops: readonly VisitUndo[],
      to: CalendarDate,
      accepted: readonly string[],
      email: EmailChoice,
      by: StaffMember,
    ) {
      const found = await visits.findAll(stops.map(({ id }) => id))
      const byId = new Map(found.map((visit) => [visit.id, visit]))
      const edits = []
      for (const { id, seen } of stops) {
        const visit = byId.get(id)
        if (visit === undefined) return err({ code: 'unknown-visit' })
        const window = windowOn(to, visit, zone())
        if (!window.ok) return window
        const change = { is: 'move', window: window.value } as const
        edits.push({ id, seen, change })
      }
      const at = clock.now()
      const loadsPerDay = await readLoadsPerDay(settings)
      const emailFor = visitEmails(email, zone(), at)
      const terms = { accepted, emailFor, loadsPerDay, onlyOf: null }
      return visits.change(edits, terms, { by: by.id, at })
    },
  }
}
