import type { StaffMember } from '#domain/desk/staff.ts'
import { customerCsvRow, ownColumns } from '#domain/customers/customer-csv.ts'
import type { CustomerFacts } from '#domain/customers/customer.ts'
import { csvLine } from '#domain/csv.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { RowOutcome } from '#ports/customer-import-store.ts'
import type {
  ContactTaken,
  CustomerEmail,
  CustomerQuery,
  CustomerStore,
  ListedCustomer,
  Slice,
} from '#ports/customer-store.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'
import { correctColumns, draftColumns, prepareImport } from './customer-imports.ts'
import { findContact } from './find-contact.ts'

/** Possible duplicates exist. */
export interface Recognized {
  readonly code: 'recognized'
  readonly customers: readonly ListedCustomer[]
}

/** A part of a customer's page, newest first; bookings by the start of their event. */
export type CustomerPart = 'requests' | 'bookings' | 'payments' | 'emails' | 'notes'

/** Rows per part on the page of a customer, and of a part by itself. */
const rowsOfPart = { together: 8, alone: 50 } as const

/** Customers read at a time for an export. */
const exportedAtOnce = 200

export function deskCustomers(dependencies: Dependencies) {
  const { customers, customerImports, activity, emailTexts, clock } = dependencies
  const actor = actorOf(clock)
  const subjectOf = (subject: string | QueuedEmail) =>
    typeof subject === 'string' ? subject : emailTexts.masked(subject).subject
  const withSubject = (email: CustomerEmail) =>
    email.is === 'theirs' ? email : { ...email, subject: subjectOf(email.subject) }
  return {
    listCustomers: (query: CustomerQuery) => customers.list(query),
    findContact: findContact(dependencies),
    saveCustomer: (id: string, facts: CustomerFacts, seen: number, by: StaffMember) =>
      customers.save(id, facts, seen, actor(by)),
    mergeCustomers: (from: string, into: string, by: StaffMember) =>
      customers.merge(from, into, actor(by)),
    mergeEffects: (from: string, into: string) => customers.mergeEffects(from, into),
    mergedInto: (id: string) => customers.mergedInto(id),
    unmergeCustomers: (mergeId: string, by: StaffMember) => customers.unmerge(mergeId, actor(by)),
    addCustomerNote: (id: string, text: string, by: StaffMember, formKey?: string) =>
      customers.addNote(id, text, actor(by, formKey)),
    undoCustomerNote: (id: string, note: string, by: StaffMember) =>
      customers.undoNote(id, note, actor(by)),
    prepareImport: prepareImport(dependencies),
    draftColumns: draftColumns(dependencies),
    correctColumns: correctColumns(dependencies),
    findImport: (id: string) => customerImports.find(id),
    listImports: () => customerImports.list(),
    importRows: (
      id: string,
      query: { readonly outcome: RowOutcome | null; readonly page: number },
    ) => customerImports.rows(id, query),
    startImport: (id: string) => customerImports.start(id),
    discardImport: (id: string) => customerImports.discard(id),
    importTraces: (id: string) => customerImports.traces(id),
    undoImport: (id: string, by: StaffMember) => customerImports.undo(id, actor(by)),

    /**
     * Adds a customer by hand. Possible duplicates are returned first; `anyway` adds the customer
     * nevertheless, without contact details that belong to another.
     */
    async addCustomer(
      facts: CustomerFacts,
      { anyway }: { readonly anyway: boolean },
      by: StaffMember,
      formKey?: string,
    ): Promise<Result<string, Recognized | ContactTaken>> {
      const adder = actor(by, formKey)
      const alike = await customers.alike(facts)
      // A repeated form has found its own customer as a duplicate.
      const before = await customers.madeBefore(adder)
      if (before !== null) return ok(before)
      if (alike.length > 0 && !anyway) return err({ code: 'recognized', customers: alike })
      const taken = new Set(
        alike.flatMap(({ emails, phones }) => [...emails, ...phones].map(lower)),
      )
      const own = {
        ...facts,
        emails: facts.emails.filter((email) => !taken.has(lower(email))),
        phones: facts.phones.filter((phone) => !taken.has(phone)),
      }
      return customers.add(own, adder)
    },

    /** Everything about a customer: the newest of each part, or a page of one. */
    async findCustomer(
      id: string,
      only: { readonly part: CustomerPart; readonly page: number } | null = null,
    ) {
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
        parts: {
          requests,
          bookings,
          payments,
          emails: { ...emails, rows: emails.rows.map(withSubject) },
          notes,
        },
        pageLength: rowsOfPart.alone,
      }
    },

    /** All customers as CSV, in pieces; the export is recorded before the first of them. */
    async exportCustomers(by: StaffMember, timeZone: string): Promise<AsyncIterable<string>> {
      await activity.record(actor(by), 'customers', 'all', {
        kind: 'customers-exported',
        customers: await customers.count(),
      })
      return csvOf(customers, timeZone)
    },
  }
}

const lower = (text: string) => text.toLowerCase()

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
