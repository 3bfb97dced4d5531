import { checkWindow } from '#domain/visits/visit-window.ts'
import { day } from '#domain/time.ts'
import type { VisitFacts } from '#domain/visits/visit.ts'
import type { Actor } from '#ports/request-store.ts'
import type { NewVisit, VisitTerms } from '#ports/visit-store.ts'
import type { TestStores } from './stores.ts'

/** A window in the company's zone. */
export function windowAt(date: string, start: string, end: string) {
  const checked = checkWindow({ date, start, end }, 'America/New_York')
  if (!checked.ok) throw new Error(JSON.stringify(checked.error.fields))
  return checked.value
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

/** Sets a visit, by default a day before it; returns the undo. */
export async function setVisit(
  { visits }: Pick<TestStores, 'visits'>,
  { subject = { is: 'nobody-known' }, ...change }: Partial<VisitFacts> & Partial<NewVisit> = {},
  terms: Partial<VisitTerms> = {},
  actor?: Actor,
) {
  const facts = visitFacts(change)
  const set = await visits.set(
    { facts, subject },
    { ...quietly, ...terms },
    actor ?? { by: null, at: facts.startsAt - day },
  )
  if (!set.ok) throw new Error(set.error.code)
  return set.value
}
