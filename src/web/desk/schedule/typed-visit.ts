import type * as z from 'zod/mini'
import type { TypedVisit } from '#usecases/desk/visits.ts'
import type { visitForm } from './visit-forms.ts'

/** A visit from the form; its address is in the company's own state unless it names another. */
export function typedVisit(
  { street1, city, state, zip, date, start, end, ...typed }: z.output<typeof visitForm>,
  ownState: string,
): TypedVisit {
  const { kind, name, phone, email, about, assignedTo, truck, note } = typed
  const address = { street1, city, state: state || ownState, zip }
  return {
    facts: { kind, name, phone, email, address, about, assignedTo, truck, note },
    window: { date, start, end },
    email: { isWanted: typed.emailCustomer, message: typed.message },
    accepted: typed.accepted,
  }
}
