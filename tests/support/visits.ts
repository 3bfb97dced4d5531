import { checkWindow } from '#domain/visits/visit-window.ts'
import { unwrap } from '#domain/result.ts'
import { day } from '#domain/time.ts'
import type { VisitFacts } from '#domain/visits/visit.ts'
import type { Actor } from '#ports/actor.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { NewVisit, VisitTerms } from '#ports/visit-store.ts'
import type { TestStores } from './stores.ts'

/** A window in the company's zone. */
export function windowAt(date: string, start: string, end: string) {
  return unwrap(checkWindow({ date, start, end }, 'America/New_York'))
}

/** Rosa's estimate visit on a Thursday from 2 to 4 PM; `change` replaces fields. */
export function visitFacts(change: Partial<VisitFacts> = {}): VisitFacts {
  return {
    ...windowAt('2027-04-15', '14:00', '16:00'),
    kind: 'estimate-visit',
    name: 'Rosa Lindqvist',
    phone: '7705550123',
    email: 'rosa@example.com',
    address: { street1: '12 Oak Street', city: 'Cumming', state: 'GA', zip: '30040' },
    about: 'French drain',
    assignedTo: null,
    truck: '',
    note: '',
    ...change,
  }
}

/** Terms without emails and without accepted warnings. */
export const quietly: VisitTerms = { accepted: [], emailFor: () => null, onlyOf: null }

/** An email to the customer of a visit, as its calendar entry with that number stands. */
export function visitEmail(sequence: number): NewEmail {
  const { kind, name, about, startsAt, endsAt } = visitFacts()
  const place = { place: '', timeZone: 'America/New_York', who: null }
  const visit = { id: 'visit-1', kind, name, about, startsAt, endsAt, ...place, sequence }
  return {
    to: 'rosa@example.com',
    email: {
      kind: 'visit-moved',
      data: { visit, before: null, message: '', pickAgain: null, at: startsAt },
    },
    about: { kind: 'visit', id: 'visit-1' },
  }
}

/** Sets a visit, by default a day before it; returns the undo. */
export async function setVisit(
  { visits }: Pick<TestStores, 'visits'>,
  { subject = { is: 'nobody-known' }, ...change }: Partial<VisitFacts> & Partial<NewVisit> = {},
  terms: Partial<VisitTerms> = {},
  actor?: Actor,
) {
  const facts = visitFacts(change)
  return unwrap(
    await visits.set(
      { facts, subject },
      { ...quietly, ...terms },
      actor ?? { by: null, at: facts.startsAt - day },
    ),
  )
}
