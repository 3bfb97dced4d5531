import type * as z from 'zod/mini'
import type { TypedVisit } from '#usecases/desk/visits.ts'
import type { visitForm } from './visit-forms.ts'

/** A visit as the form brought it; addresses are in the company's own state. */
export function typedVisit(
  { street1, city, zip, date, start, end, ...typed }: z.output<typeof visitForm>,
  state: string,
): TypedVisit {
  const { kind, name, phone, email, about, assignedTo, truck, note } = typed
  const address = { street1, city, state, zip }
  return {
    facts: { kind, name, phone, email, address, about, assignedTo, truck, note },
    window: { date, start, end },
    email: { isWanted: typed.emailCustomer, message: typed.message },
    accepted: typed.accepted,
  }
}
