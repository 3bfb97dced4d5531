import { nameKey } from '#domain/customers/search-terms.ts'
import type { CustomerEvent } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ContactTaken, CustomerFacts, CustomerStore } from '#ports/customer-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { Doer } from '#ports/request-store.ts'
import { addActivity, lastChange } from './activity-rows.ts'
import { customerDetails, listCustomers } from './customer-list.ts'
import { forgetTerms, indexCustomer, keepContact } from './customer-rows.ts'
import { locked, type SqlDatabase } from './database.ts'
import { inTransaction, type Running } from './transaction.ts'

export function sqlCustomerStore(database: SqlDatabase, ids: Ids): CustomerStore {
  const { db } = database
  return {
    list: (query) => listCustomers(db, query),
    find: (id) => customerDetails(db, id),

    add(facts, doer) {
      return inTransaction(database, ids, async (running) => {
        const id = ids.newId()
        const taken = await takenBy(running, id, facts)
        if (taken !== null) return err(taken)
        const { name, company } = facts
        await running.tx
          .insertInto('customers')
          .values({
            id,
            name,
            company,
            name_key: nameKey(name),
            created_at: doer.at,
            // A colleague's own work, which is not forgotten with a request.
            revision: 2,
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
        const { name, company } = facts
        await running.tx
          .updateTable('customers')
          .set({ name, company, name_key: nameKey(name), revision: revision + 1 })
          .where('id', '=', id)
          .execute()
        for (const table of contactTables) {
          await running.tx.deleteFrom(table).where('customer_id', '=', id).execute()
        }
        await writeContacts(running, id, facts)
        await tell(running, id, { kind: 'customer-saved', data: {} }, doer)
        return ok(null)
      })
    },

    merge(from, into, doer) {
      return inTransaction(
        database,
        ids,
        async (running): Promise<Result<null, { readonly code: 'unknown-customer' }>> => {
          // In one order, so that two merges of the same people do not wait for each other.
          for (const id of [from, into].toSorted()) {
            if ((await lockCustomer(running, id)) === null) return err({ code: 'unknown-customer' })
          }
          if (from === into) return ok(null)
          const { tx } = running
          for (const table of ['leads', 'visits', 'customer_emails', 'customer_phones'] as const) {
            await tx
              .updateTable(table)
              .set({ customer_id: into })
              .where('customer_id', '=', from)
              .execute()
          }
          const addresses = await tx
            .selectFrom('customer_addresses')
            .select(['street1', 'city', 'state', 'zip'])
            .where('customer_id', '=', from)
            .execute()
          for (const address of addresses) {
            await keepContact(running, into, { email: '', phone: '', address })
          }
          await tx.deleteFrom('customers').where('id', '=', from).execute()
          await forgetTerms(running, [from])
          await tx
            .updateTable('customers')
            .set((column) => ({ revision: column('revision', '+', 1) }))
            .where('id', '=', into)
            .execute()
          await indexCustomer(running, into)
          await tell(running, into, { kind: 'customers-merged', data: { from } }, doer)
          return ok(null)
        },
      )
    },
  }
}

const contactTables = ['customer_emails', 'customer_phones'] as const

/** Revision of a customer who is kept to this transaction; null for nobody. */
async function lockCustomer(running: Running, id: string): Promise<number | null> {
  const query = running.tx.selectFrom('customers').selectAll().where('id', '=', id)
  const row = await locked(query, running).executeTakeFirst()
  return row?.revision ?? null
}

/** The first way to reach somebody that is another's already. */
async function takenBy(
  { tx }: Running,
  id: string,
  { emails, phones }: CustomerFacts,
): Promise<ContactTaken | null> {
  const owners = [
    ...(await Promise.all(
      emails.map(async (email) => ({
        contact: email,
        owner: await tx
          .selectFrom('customer_emails')
          .innerJoin('customers', 'customers.id', 'customer_emails.customer_id')
          .select(['customers.id', 'customers.name'])
          .where('email_key', '=', emailKey(email))
          .executeTakeFirst(),
      })),
    )),
    ...(await Promise.all(
      phones.map(async (phone) => ({
        contact: phone,
        owner: await tx
          .selectFrom('customer_phones')
          .innerJoin('customers', 'customers.id', 'customer_phones.customer_id')
          .select(['customers.id', 'customers.name'])
          .where('phone', '=', phone)
          .executeTakeFirst(),
      })),
    )),
  ]
  const other = owners.find(({ owner }) => owner !== undefined && owner.id !== id)
  return other?.owner === undefined
    ? null
    : { code: 'contact-taken', contact: other.contact, customer: other.owner }
}

async function writeContacts(running: Running, id: string, facts: CustomerFacts): Promise<void> {
  const { emails, phones } = facts
  for (const email of emails) await keepContact(running, id, { email, phone: '', address: null })
  for (const phone of phones) await keepContact(running, id, { email: '', phone, address: null })
  await indexCustomer(running, id)
}

function tell(running: Running, id: string, event: CustomerEvent, { by, at }: Doer): Promise<void> {
  return addActivity(running, event, { at, staff: by, subject: { kind: 'customer', id } })
}
