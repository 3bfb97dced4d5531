import type { AddressParts } from '#domain/addresses/address-parts.ts'
import { dateOf, formatDayFrom, type Instant } from '#domain/time.ts'
import type { VisitKind, VisitWindow } from './visit.ts'
import { windowWords } from './visit-window.ts'

/** A quote with what its link is made of. */
export interface QuoteReference {
  readonly id: string
  readonly revocation: number
}

/** What the customer is told of a visit. */
export interface VisitReport {
  readonly visit: {
    readonly id: string
    readonly kind: VisitKind
    /** Of the customer. */
    readonly name: string
    readonly about: string
    /** On one line; empty where none is known. */
    readonly place: string
    readonly startsAt: Instant
    readonly endsAt: Instant
    /** Of the company. */
    readonly timeZone: string
    /** Who comes; null where nobody is assigned. */
    readonly who: string | null
    readonly sequence: number
  }
  /** When it was to be before it was moved. */
  readonly before: Pick<VisitWindow, 'startsAt' | 'endsAt'> | null
  /** What a colleague adds; empty for nothing. */
  readonly message: string
  /** On whose page they pick another day; null where they do not. */
  readonly pickAgain: QuoteReference | null
  readonly at: Instant
}

/** How a colleague's text message to the customer of a visit begins: who writes, and about when. */
export function textOpening(
  visit: VisitWindow,
  sender: { readonly name: string; readonly company: string },
  now: Instant,
  zone: string,
): string {
  const isToday = visit.day === dateOf(now, zone)
  const day = isToday ? 'today' : formatDayFrom(now, visit.startsAt, zone)
  const when = `${day}, ${windowWords(visit, zone)}`
  return `Hello, this is ${sender.name} from ${sender.company}, about ${when}: `
}

/** An address on one line, of the parts that are known. */
export function placeOf({ street1, city, state, zip }: AddressParts): string {
  const region = city === '' && zip === '' ? '' : `${state} ${zip}`.trim()
  return [street1, city, region].filter((part) => part !== '').join(', ')
}
