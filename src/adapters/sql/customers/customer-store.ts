import { nameKey } from '#domain/customers/search-terms.ts'
import { distinctEmails, type Customer, type CustomerFacts } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import type { ContactTaken, CustomerStore } from '#ports/customer-store.ts'
import { addActivity, isSentAgain, stale } from '#adapters/sql/activity-rows.ts'
import { customerHistory } from './customer-history.ts'
import { customerLists } from './customer-list.ts'
import { mergedInto, mergeEffects, mergeInto, unknownCustomer } from './customer-merges.ts'
import { readCustomer } from './customer-reading.ts'
import {
  customerRow,
  editedRevision,
  indexCustomer,
  lockCustomer,
  raiseRevision,
  saveContacts,
} from './customer-rows.ts'
import { unmergeCustomers } from './customer-unmerging.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { madeBefore, recordForm } from '#adapters/sql/desk/sent-forms.ts'
import {
  inRefusableTransaction,
  inTransaction,
  type StoreTransaction,
} from '#adapters/sql/transaction.ts'

export function sqlCustomerStore(database: SqlDatabase): CustomerStore {
  const { db, ids } = database
  return {
    ...customerLists(db),
    ...customerHistory(db),

    madeBefore: (actor) => madeBefore(db, actor),
    add: (facts, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const id = ids.newId()
        const before = await recordForm(transaction, actor, id)
        if (before !== null) return before
        const { name, company } = facts
        await transaction.tx
          .insertInto('customers')
          .values({
            // Revision 2: added by a colleague, so it is not deleted with a request.
            ...customerRow({ id, name, company, createdAt: actor.at, revision: 2 }),
            reply_email_key: emailKey(facts.replyEmail),
          })
          .execute()
        await writeContacts(transaction, id, facts, refuse)
        await addActivity(transaction, actor, 'customer', id, { kind: 'customer-added' })
        return id
      }),

    save: (id, facts, seen, actor) =>
      inRefusableTransaction(database, async (transaction, refuse) => {
        const revision = await lockCustomer(transaction, id)
        const before = await readCustomer(transaction.tx, id)
        if (revision === null || before === null) return refuse({ code: 'unknown-customer' })
        if (revision !== seen) {
          const sent = { ...facts, emails: distinctEmails(facts.emails) }
          const saved = { stored: factsOf(before), sent }
          if (await isSentAgain(transaction, actor, ['customer', id], ['customer-saved'], saved)) {
            return { before: null, revision }
          }
          const imports = await lastImport(transaction, id)
          return refuse(await stale(transaction, actor, 'customer', id, imports))
        }
        const { name, company } = facts
        await transaction.tx
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
        const bounced = await transaction.tx
          .selectFrom('customer_emails')
          .select(['email_key', 'bounced_at'])
          .where('customer_id', '=', id)
          .where('bounced_at', 'is not', null)
          .execute()
        for (const table of contactTables) {
          await transaction.tx.deleteFrom(table).where('customer_id', '=', id).execute()
        }
        await writeContacts(transaction, id, facts, refuse)
        // An address that stays is still marked as bounced.
        for (const { email_key: key, bounced_at: at } of bounced) {
          const own = transaction.tx.updateTable('customer_emails').where('customer_id', '=', id)
          await own.set({ bounced_at: at }).where('email_key', '=', key).execute()
        }
        await addActivity(transaction, actor, 'customer', id, { kind: 'customer-saved' })
        return { before: factsOf(before), revision: revision + 1 }
      }),

    addNote: (id, text, actor) =>
      inTransaction(database, async (transaction) => {
        if ((await lockCustomer(transaction, id)) === null) return unknownCustomer
        const note = ids.newId()
        const first = await recordForm(transaction, actor, note)
        if (first !== null) return ok(first)
        await transaction.tx
          .insertInto('customer_notes')
          .values({ id: note, customer_id: id, at: actor.at, staff: actor.by, text })
          .execute()
        // A customer with a note is not deleted with a request.
        await raiseRevision(transaction, id)
        await addActivity(transaction, actor, 'customer', id, { kind: 'customer-noted' })
        return ok(note)
      }),

    undoNote: (id, note, actor) =>
      inTransaction(database, async (transaction) => {
        if ((await lockCustomer(transaction, id)) === null) return unknownCustomer
        const gone = await transaction.tx
          .deleteFrom('customer_notes')
          .where('id', '=', note)
          .where('customer_id', '=', id)
          .where('staff', '=', actor.by)
          .returning('id')
          .executeTakeFirst()
        if (gone === undefined) return err({ code: 'nothing-to-undo' })
        await raiseRevision(transaction, id)
        await addActivity(transaction, actor, 'customer', id, { kind: 'customer-note-taken-back' })
        return ok(null)
      }),

    mergeEffects: (from, into) => mergeEffects(db, from, into),
    merge: (from, into, actor) =>
      inTransaction(database, (transaction) => mergeInto(transaction, from, into, actor)),
    mergedInto: (id) => mergedInto(db, id),
    unmerge: (mergeId, actor) =>
      inTransaction(database, (transaction) => unmergeCustomers(transaction, mergeId, actor)),
  }
}

/** The import that was the last to edit a customer, itself or undone, if one was. */
async function lastImport({ tx }: StoreTransaction, id: string): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('customer_import_rows')
    .innerJoin('customers', 'customers.id', 'customer_import_rows.customer_id')
    .select('import_id')
    .where('customers.id', '=', id)
    .where('revision_after', '=', editedRevision)
    .execute()
  return rows.map((row) => row.import_id)
}

const contactTables = ['customer_emails', 'customer_phones', 'customer_addresses'] as const

/** The first contact that belongs to another customer. */
async function takenBy(
  { tx }: StoreTransaction,
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

/** Checks after writing, which waits for others who write the same contact at this moment. */
async function writeContacts(
  transaction: StoreTransaction,
  id: string,
  facts: CustomerFacts,
  refuse: (taken: ContactTaken) => never,
): Promise<void> {
  const { emails, phones, addresses } = facts
  await saveContacts(transaction, id, { emails: distinctEmails(emails), phones, addresses })
  const taken = await takenBy(transaction, id, facts)
  if (taken !== null) refuse(taken)
  await indexCustomer(transaction, id)
}
