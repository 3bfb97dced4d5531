import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { dateOf, formatDayFrom, type Instant } from '#domain/time.ts'
import type { VisitKind, VisitWindow } from './visit.ts'
import { windowText } from './visit-window.ts'

/** A quote, with the parts of its link. */
export interface QuoteReference {
  readonly id: string
  readonly revocation: number
}

/** A visit as its emails to the customer describe it. */
export interface VisitReport {
  readonly visit: {
    readonly id: string
    readonly kind: VisitKind
    /** Name of the customer. */
    readonly name: string
    readonly about: string
    /** Address on one line; empty if unknown. */
    readonly place: string
    readonly startsAt: Instant
    readonly endsAt: Instant
    /** Time zone of the company. */
    readonly timeZone: string
    /** Name of the assigned colleague; null if unassigned. */
    readonly who: string | null
    readonly sequence: number
  }
  /** The window before it was moved; null if it was not. */
  readonly before: Pick<VisitWindow, 'startsAt' | 'endsAt'> | null
  /** The colleague's message; empty if there is none. */
  readonly message: string
  /** The quote on whose page the customer picks another day; null if they do not. */
  readonly pickAgain: QuoteReference | null
  readonly at: Instant
}

/** The beginning of a colleague's text message to the customer of a visit: sender and date. */
export function textOpening(
  visit: VisitWindow,
  sender: { readonly name: string; readonly company: string },
  now: Instant,
  zone: string,
): string {
  const isToday = visit.day === dateOf(now, zone)
  const day = isToday ? 'today' : formatDayFrom(now, visit.startsAt, zone)
  const when = `${day}, ${windowText(visit, zone)}`
  return `Hello, this is ${sender.name} from ${sender.company}, about ${when}: `
}

/** The known parts of an address, on one line. */
export function placeOf({ street1, city, state, zip }: AddressParts): string {
  const region = city === '' && zip === '' ? '' : `${state} ${zip}`.trim()
  return [street1, city, region].filter((part) => part !== '').join(', ')
}
