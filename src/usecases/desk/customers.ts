import type { StaffMember } from '#domain/desk/staff.ts'
import { ownColumns } from '#domain/customers/customer-columns.ts'
import { customerCsvRow } from '#domain/customers/customer-csv.ts'
import { csvLine } from '#domain/csv.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type {
  ContactTaken,
  CustomerFacts,
  CustomerStore,
  ListedCustomer,
  Slice,
} from '#ports/customer-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Possible duplicates exist. */
export interface Recognized {
  readonly code: 'recognized'
  readonly customers: readonly ListedCustomer[]
}

/**
 * Adds a customer by hand. Possible duplicates are returned first; `anyway` adds the customer
 * nevertheless, without contact details that belong to another.
 */
export function addCustomer({ customers, clock }: Dependencies) {
  return async (
    facts: CustomerFacts,
    { anyway }: { readonly anyway: boolean },
    by: StaffMember,
    formKey?: string,
  ): Promise<Result<string, Recognized | ContactTaken>> => {
    const actor = { by: by.id, at: clock.now(), formKey }
    const alike = await customers.alike(facts)
    // A repeated form has found its own customer as a duplicate.
    const before = await customers.madeBefore(actor)
    if (before !== null) return ok(before)
    if (alike.length > 0 && !anyway) return err({ code: 'recognized', customers: alike })
    const taken = new Set(alike.flatMap(({ emails, phones }) => [...emails, ...phones].map(lower)))
    const own = {
      ...facts,
      emails: facts.emails.filter((email) => !taken.has(lower(email))),
      phones: facts.phones.filter((phone) => !taken.has(phone)),
    }
    return customers.add(own, actor)
  }
}

const lower = (text: string) => text.toLowerCase()

/** Parts of a customer's page, each newest first. */
const customerParts = ['requests', 'bookings', 'payments', 'emails', 'notes'] as const
export type CustomerPart = (typeof customerParts)[number]

/** Rows per part on the page of a customer, and of a part by itself. */
const rowsOfPart = { together: 8, alone: 50 } as const

/** Everything about a customer: the newest of each part, or a page of one. */
export function findCustomer({ customers }: Dependencies) {
  return async (
    id: string,
    only: { readonly part: CustomerPart; readonly page: number } | null = null,
  ) => {
    const details = await customers.find(id)
    if (details === null) return null
    const slice = (part: CustomerPart): Slice => {
      if (only === null) return { page: 1, length: rowsOfPart.together }
      return only.part === part
        ? { page: only.page, length: rowsOfPart.alone }
        : { page: 1, length: 0 }
    }
    const [requests, bookings, payments, emails, notes] = await Promise.all([
      customers.requestsOf(id, slice('requests')),
      customers.bookingsOf(id, slice('bookings')),
      customers.paymentsOf(id, slice('payments')),
      customers.emailsWith(id, slice('emails')),
      customers.notesOn(id, slice('notes')),
    ])
    return {
      ...details,
      parts: { requests, bookings, payments, emails, notes },
      pageLength: rowsOfPart.alone,
    }
  }
}

/** Customers read at a time for an export. */
const exportedAtOnce = 200

/** All customers as CSV, in pieces; the export is recorded before the first of them. */
export function exportCustomers({ customers, clock }: Dependencies) {
  return async (by: StaffMember, timeZone: string): Promise<AsyncIterable<string>> => {
    await customers.recordExport({ by: by.id, at: clock.now() })
    return csvOf(customers, timeZone)
  }
}

async function* csvOf(customers: CustomerStore, timeZone: string): AsyncGenerator<string> {
  yield csvLine(ownColumns)
  for (let after = ''; ;) {
    const some = await customers.after(after, exportedAtOnce)
    const last = some.at(-1)
    if (last === undefined) return
    yield some.map((each) => csvLine(customerCsvRow(each, timeZone))).join('')
    after = last.id
  }
}
