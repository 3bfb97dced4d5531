import { nameKey } from '#domain/customers/search-terms.ts'
import { distinctEmails, type Customer, type CustomerEvent } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import type { ContactTaken, CustomerFacts, CustomerStore } from '#ports/customer-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { Doer } from '#ports/request-store.ts'
import { addActivity, lastChange } from './activity-rows.ts'
import {
  customerBookings,
  customerEmails,
  customerNotes,
  customerPayments,
  requestsOfCustomer,
} from './customer-history.ts'
import { customerDetails, customersAfter, customersAlike, listCustomers } from './customer-list.ts'
import { mergeEffects, mergeInto, takeMergeApart } from './customer-merges.ts'
import { readCustomer } from './customer-reading.ts'
import { customerRow, indexCustomer, keepContacts } from './customer-rows.ts'
import { locked, type SqlDatabase } from './database.ts'
import { madeBefore, noteForm } from './sent-forms.ts'
import { inTransaction, type Running } from './transaction.ts'

export function sqlCustomerStore(database: SqlDatabase, ids: Ids): CustomerStore {
  const { db } = database
  return {
    list: (query) => listCustomers(db, query),
    find: (id) => customerDetails(db, id),
    requestsOf: (id, slice) => requestsOfCustomer(db, id, slice),
    bookingsOf: (id, slice) => customerBookings(db, id, slice),
    paymentsOf: (id, slice) => customerPayments(db, id, slice),
    emailsWith: (id, slice) => customerEmails(db, id, slice),
    notesOn: (id, slice) => customerNotes(db, id, slice),
    alike: (facts) => customersAlike(db, facts),
    after: (id, limit) => customersAfter(db, id, limit),

    madeBefore: (doer) => madeBefore(db, doer),
    add(facts, doer) {
      return inTransaction(database, ids, async (running) => {
        const id = ids.newId()
        const taken = await takenBy(running, id, facts)
        if (taken !== null) return err(taken)
        const before = await noteForm(running, doer, id)
        if (before !== null) return ok(before)
        const { name, company } = facts
        await running.tx
          .insertInto('customers')
          .values({
            // A colleague's own work, which is not forgotten with a request.
            ...customerRow({ id, name, company, createdAt: doer.at, revision: 2 }),
            reply_email_key: emailKey(facts.replyEmail),
          })
          .execute()
        await writeContacts(running, id, facts)
        await tell(running, id, { kind: 'customer-added', data: {} }, doer)
        return ok(id)
      })
    },

    save(id, facts, seen, doer) {
      return inTransaction(database, ids, async (running) => {
        const revision = await lockCustomer(running, id)
        if (revision === null) return err({ code: 'unknown-customer' })
        if (revision !== seen) {
          const last = await lastChange(running, { kind: 'customer', id }, doer.at)
          return err({ code: 'stale', ...last })
        }
        const taken = await takenBy(running, id, facts)
        if (taken !== null) return err(taken)
        const before = await readCustomer(running.tx, id)
        if (before === null) return err({ code: 'unknown-customer' })
        const { name, company } = facts
        await running.tx
          .updateTable('customers')
          .set({
            name,
            company,
            name_key: nameKey(name),
            reply_email_key: emailKey(facts.replyEmail),
            revision: revision + 1,
          })
          .where('id', '=', id)
          .execute()
        const bounced = await running.tx
          .selectFrom('customer_emails')
          .select(['email_key', 'bounced_at'])
          .where('customer_id', '=', id)
          .where('bounced_at', 'is not', null)
          .execute()
        for (const table of contactTables) {
          await running.tx.deleteFrom(table).where('customer_id', '=', id).execute()
        }
        await writeContacts(running, id, facts)
        // An address that stayed still takes no email.
        for (const { email_key: key, bounced_at: at } of bounced) {
          const own = running.tx.updateTable('customer_emails').where('customer_id', '=', id)
          await own.set({ bounced_at: at }).where('email_key', '=', key).execute()
        }
        await tell(running, id, { kind: 'customer-saved', data: {} }, doer)
        return ok({ before: factsOf(before), revision: revision + 1 })
      })
    },

    addNote(id, text, doer) {
      return inTransaction(database, ids, async (running) => {
        const revision = await lockCustomer(running, id)
        if (revision === null) return err({ code: 'unknown-customer' })
        const note = ids.newId()
        const first = await noteForm(running, doer, note)
        if (first !== null) return ok(first)
        await running.tx
          .insertInto('customer_notes')
          .values({ id: note, customer_id: id, at: doer.at, staff: doer.by, text })
          .execute()
        // Whoever a note was written about is not forgotten with a request.
        await raiseRevision(running, id, revision)
        await tell(running, id, { kind: 'customer-noted', data: {} }, doer)
        return ok(note)
      })
    },

    takeNoteBack(id, note, doer) {
      return inTransaction(database, ids, async (running) => {
        const revision = await lockCustomer(running, id)
        if (revision === null) return err({ code: 'unknown-customer' })
        const gone = await running.tx
          .deleteFrom('customer_notes')
          .where('id', '=', note)
          .where('customer_id', '=', id)
          .where('staff', '=', doer.by)
          .returning('id')
          .executeTakeFirst()
        if (gone === undefined) return err({ code: 'unknown-note' })
        await raiseRevision(running, id, revision)
        await tell(running, id, { kind: 'customer-note-taken-back', data: {} }, doer)
        return ok(null)
      })
    },

    mergeEffects: (from, into) => mergeEffects(db, from, into),
    merge: (from, into, doer) =>
      inTransaction(database, ids, (running) => mergeInto(running, from, into, doer)),
    takeApart: (mergeId, doer) =>
      inTransaction(database, ids, (running) => takeMergeApart(running, mergeId, doer)),

    noteExport(doer) {
      return inTransaction(database, ids, async (running) => {
        const { customers } = await running.tx
          .selectFrom('customers')
          .select((row) => row.fn.countAll<number>().as('customers'))
          .executeTakeFirstOrThrow()
        const event = { kind: 'customers-exported', data: { customers } } as const
        const subject = { kind: 'customers', id: 'all' } as const
        return addActivity(running, event, { at: doer.at, staff: doer.by, subject })
      })
    },
  }
}

const contactTables = ['customer_emails', 'customer_phones', 'customer_addresses'] as const

/** Revision of a customer who is kept to this transaction; null for nobody. */
async function lockCustomer(running: Running, id: string): Promise<number | null> {
  const query = running.tx.selectFrom('customers').selectAll().where('id', '=', id)
  const row = await locked(query, running).executeTakeFirst()
  return row?.revision ?? null
}

function raiseRevision({ tx }: Running, id: string, revision: number) {
  return tx
    .updateTable('customers')
    .set({ revision: revision + 1 })
    .where('id', '=', id)
    .execute()
}

/** The first way to reach somebody that is another's already. */
async function takenBy(
  { tx }: Running,
  id: string,
  { emails, phones }: CustomerFacts,
): Promise<ContactTaken | null> {
  const contacts = [...emails, ...phones]
  if (contacts.length === 0) return null
  // A phone is its own key.
  const keys = contacts.map(emailKey)
  const others = await tx
    .selectFrom((from) =>
      from
        .selectFrom('customer_emails')
        .select(['email_key as key', 'customer_id'])
        .where('email_key', 'in', keys)
        .unionAll(
          from
            .selectFrom('customer_phones')
            .select(['phone as key', 'customer_id'])
            .where('phone', 'in', keys),
        )
        .as('taken'),
    )
    .innerJoin('customers', 'customers.id', 'taken.customer_id')
    .select(['taken.key', 'customers.id', 'customers.name'])
    .where('customers.id', '<>', id)
    .execute()
  const ownerOf = new Map(others.map(({ key, ...customer }) => [key, customer]))
  for (const contact of contacts) {
    const customer = ownerOf.get(emailKey(contact))
    if (customer !== undefined) return { code: 'contact-taken', contact, customer }
  }
  return null
}

function factsOf(customer: Customer): CustomerFacts {
  const { name, company, emails, phones, addresses, replyEmail } = customer
  return { name, company, emails, phones, addresses, replyEmail }
}

async function writeContacts(running: Running, id: string, facts: CustomerFacts): Promise<void> {
  const { emails, phones, addresses } = facts
  await keepContacts(running, id, { emails: distinctEmails(emails), phones, addresses })
  await indexCustomer(running, id)
}

function tell(running: Running, id: string, event: CustomerEvent, { by, at }: Doer): Promise<void> {
  return addActivity(running, event, { at, staff: by, subject: { kind: 'customer', id } })
}
