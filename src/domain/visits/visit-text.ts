import { dateOf, formatDayFrom, type Instant } from '#domain/time.ts'
import { visitKindNames, type Visit, type VisitWindow } from './visit.ts'
import { windowText } from './visit-window.ts'

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

/** `Delivery, 6 yards of mulch`; a text that begins with the kind, as of a quote, stands alone. */
export function visitSubject({ kind, about }: Pick<Visit, 'kind' | 'about'>): string {
  const name = visitKindNames[kind]
  return about.startsWith(name) ? about : [name, about].filter(Boolean).join(', ')
}
