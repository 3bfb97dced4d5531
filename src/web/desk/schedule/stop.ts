import { addressLine } from '#domain/addresses/address-parts.ts'
import { mapLink } from '#domain/contact/map-link.ts'
import { formatPhone } from '#domain/fields.ts'
import { dateOf, formatCalendarDateFrom, formatTime } from '#domain/time.ts'
import { isConfirmed, mayBeMissed, visitKindNames } from '#domain/visits/visit.ts'
import { visitSubject } from '#domain/visits/visit-text.ts'
import { windowText } from '#domain/visits/visit-window.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import type { ShownPhotograph } from '#web/desk/photographs/shown-photograph.ts'

type Listed = DeskResult<'visits', 'listVisits'>[number]

/** A visit as lists show it. */
export type Stop = ReturnType<typeof stopOf>

/** A visit for lists, with the number of photographs of its place. */
export interface StopWithPhotographs extends Stop {
  readonly photographs: number
}

/** A stop with the photographs of its place by the customer and by staff. */
export interface OwnStopText extends Stop {
  readonly photographs: readonly ShownPhotograph[]
  /** Beginning of a text message to the customer: the sender and the visit. */
  readonly message: string
}

export function stopOf(visit: Listed, timeZone: string) {
  const { address, phone, status, doneAt } = visit
  const place = addressLine(address)
  const doneOn = dateOf(doneAt ?? visit.startsAt, timeZone)
  const confirmed = visit.failedEmail === undefined ? 'confirmed' : 'not-reached'
  const state = status === 'planned' ? (isConfirmed(visit) ? confirmed : 'not-confirmed') : status
  return {
    id: visit.id,
    kind: visit.kind,
    kindName: visitKindNames[visit.kind],
    window: windowText(visit, timeZone),
    /** `8:00 AM` */
    start: formatTime(visit.startsAt, timeZone),
    name: visit.name,
    about: visit.about,
    /** `Delivery, 6 yards of mulch` */
    subject: visitSubject(visit),
    note: visit.note,
    street: address.street1,
    town: address.city,
    /** Null where no address is known. */
    mapHref: address.street1 === '' && address.city === '' ? null : mapLink(place),
    phone: formatPhone(phone),
    phoneDigits: phone,
    who: visit.assignee,
    assignedTo: visit.assignedTo,
    truck: visit.truck,
    state,
    /** `Done 8:40 AM`, or `Done Nov 26` where that was on another day. */
    stateText:
      state === 'done' && doneAt !== null
        ? `Done ${doneOn === visit.day ? formatTime(doneAt, timeZone) : formatCalendarDateFrom(visit.day, doneOn)}`
        : stateNames[state],
    /** Id of the email that did not arrive; null if none is missing. */
    failedEmail: state === 'not-reached' ? (visit.failedEmail ?? null) : null,
    isOver: status !== 'planned',
    mayBeMissed: mayBeMissed(visit.kind),
    doneNote: visit.doneNote,
    doneMinutes: visit.doneMinutes,
    endsAt: visit.endsAt,
    revision: visit.revision,
  }
}

const stateNames = {
  done: 'Done',
  missed: 'Nobody there',
  canceled: 'Canceled',
  confirmed: 'Confirmed',
  'not-confirmed': 'Not confirmed',
  'not-reached': 'Not reached',
} as const

/** The stops of each colleague, by name; two of the same name have a page each. */
export function printedPages<Printed extends Pick<Stop, 'who' | 'assignedTo'>>(
  stops: readonly Printed[],
) {
  const groups = Map.groupBy(stops, ({ assignedTo }) => assignedTo ?? '')
  return [...groups]
    .map(([id, stops]) => ({ id, person: stops[0]?.who ?? 'Nobody yet', stops }))
    .toSorted((one, other) => (one.person < other.person ? -1 : 1))
}
