import { hasDeletable } from '#domain/customers/personal-data.ts'
import { emailKey } from '#domain/fields.ts'
import type { PersonKey, PersonStore } from '#ports/person-store.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { eraseGuests } from '#adapters/sql/bookings/booking-erasure.ts'
import {
  forgetAddress,
  removeLeads,
  removeReceived,
} from '#adapters/sql/requests/lead-lifecycle.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { deleteQuotes, forgetCheckouts } from '#adapters/sql/written-quotes/delete-quotes.ts'
import { deliveryWithoutDay } from '#adapters/sql/written-quotes/quoted-delivery-store.ts'
import { indexQuote } from '#adapters/sql/written-quotes/written-quote-rows.ts'
import { deleteEmailsAbout, removeEmails } from '#adapters/sql/emails/mail-rows.ts'
import { lockCustomer, ownerOfEmail } from './customer-rows.ts'
import { eraseFromImports, lockUnfinishedImports } from './customer-import-lines.ts'
import { personFile } from './person-file.ts'
import { countPerson, emailsOf, personScope, receivedOf, type PersonScope } from './person-scope.ts'
import { incompleteLeadKey } from '#adapters/sql/requests/lead-rows.ts'
import { deleteRestockWaits } from '#adapters/sql/site/restock-store.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import { inTransaction, lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlPersonStore(database: SqlDatabase): PersonStore {
  const { db } = database
  return {
    async count(who) {
      const scope = await personScope(db, who)
      return scope === null ? null : countPerson(db, scope)
    },

    async read(who) {
      const scope = await personScope(db, who)
      return scope === null ? null : personFile(db, scope)
    },

    erase: (who, actor) =>
      inTransaction(database, async (transaction) => {
        // Locked before the scope is read, so that whatever is added meanwhile comes before or after.
        await lockPerson(transaction, who)
        const scope = await personScope(transaction.tx, who)
        if (scope === null) return null
        const counted = await countPerson(transaction.tx, scope)
        const waits = await deleteRestockWaits(transaction, (row) =>
          row('email_key', 'in', orNone(scope.emailKeys)),
        )
        // Read first: the customer of erased guests goes with them.
        const received = await receivedOf(transaction.tx, scope).select('id').execute()
        await eraseFromImports(transaction, scope)
        await eraseGuests(transaction, scope.bookings)
        await removeReceived(transaction, idsOf(received))
        await eraseEmails(transaction, scope)
        await eraseVisits(transaction, scope)
        await eraseQuotes(transaction, scope)
        const leads = idsOf(scope.leads)
        await removeLeads(transaction, leads)
        await forgetFacts(transaction, 'request', leads)
        const customerId = await eraseCustomer(transaction, scope)
        if (customerId === null && waits === 0 && !hasDeletable(counted)) {
          return counted.paymentsAt.length + counted.acceptedAt.length === 0 ? null : counted
        }
        const { requests, registrations, emails } = counted
        await addActivity(transaction, actor, 'customer', customerId ?? 'unknown', {
          kind: 'person-erased',
          requests,
          registrations,
          emails,
        })
        return counted
      }),
  }
}

async function lockPerson(transaction: StoreTransaction, who: PersonKey): Promise<void> {
  const { tx } = transaction
  const scope = await personScope(tx, who)
  if (scope === null) return
  await lockUnfinishedImports(transaction)
  await lockRows(
    transaction,
    'received_emails',
    idsOf(await receivedOf(tx, scope).select('id').execute()),
  )
  await lockRows(transaction, 'bookings', idsOf(scope.bookings))
  await lockRows(transaction, 'written_quotes', idsOf(scope.quotes))
  await lockRows(transaction, 'visits', idsOf(scope.visits))
  await lockRows(transaction, 'leads', idsOf(scope.leads))
  const known =
    who.is === 'customer' ? who.id : await ownerOfEmail(transaction, emailKey(who.email))
  if (known !== null) await lockCustomer(transaction, known)
}

async function eraseEmails(transaction: StoreTransaction, scope: PersonScope): Promise<void> {
  const { tx } = transaction
  const { emailKeys, leads } = scope
  const keys = orNone(emailKeys)
  await removeEmails(transaction, (row) => row('id', 'in', emailsOf(tx, scope).select('id')))
  // These name many people at once, and are of use for a day only.
  await removeEmails(transaction, (row) => row('kind', 'in', ['desk-digest', 'desk-failures']))
  await tx
    .deleteFrom('mails')
    .where((row) =>
      row.or([
        row('recipient_key', 'in', keys),
        row('reply_to_key', 'in', keys),
        row('withdrawal_key', 'in', orNone(leads.map(({ id }) => incompleteLeadKey(id)))),
      ]),
    )
    .execute()
  await tx.deleteFrom('codes').where('email_key', 'in', keys).execute()
}

async function eraseVisits(transaction: StoreTransaction, { visits }: PersonScope): Promise<void> {
  const ids = idsOf(visits)
  await transaction.tx.deleteFrom('visits').where('id', 'in', orNone(ids)).execute()
  await deleteSearchTerms(transaction, ids)
  await forgetFacts(transaction, 'visit', ids)
}

/** Accepted quotes stay, with the name, for as long as their payments must. */
async function eraseQuotes(transaction: StoreTransaction, { quotes }: PersonScope): Promise<void> {
  const all = idsOf(quotes)
  const { tx } = transaction
  // Checked again: the customer may have accepted it since the first read.
  const query = tx.selectFrom('written_quotes').select('id').where('status', '<>', 'accepted')
  const open = await query.where('id', 'in', orNone(all)).orderBy('id').forUpdate().execute()
  await tx.deleteFrom('written_quote_questions').where('quote_id', 'in', orNone(all)).execute()
  await tx.deleteFrom('written_quote_declines').where('quote_id', 'in', orNone(all)).execute()
  // Gate codes and the like of deliveries that were never scheduled.
  await tx.deleteFrom('quoted_deliveries').where('quote_id', 'in', orNone(all)).execute()
  await deleteQuotes(transaction, idsOf(open))
  await forgetCheckouts(transaction, orNone(all))
  const kept = await tx
    .selectFrom('written_quotes')
    .select(['id', 'number', 'kind'])
    .where('id', 'in', orNone(all))
    .execute()
  await closeDeliveries(transaction, idsOf(kept.filter(({ kind }) => kind === 'delivery')))
  // The books name them by number, which alone finds them now.
  for (const quote of kept) await indexQuote(transaction, { ...quote, ...withoutWords })
  await deleteEmailsAbout(transaction, 'quote', all)
  await forgetFacts(transaction, 'quote', all)
}

const withoutWords = {
  title: '',
  recipient: {
    name: '',
    email: '',
    phone: '',
    address: { street1: '', city: '', state: '', zip: '' },
  },
}

/** Without a name and an address, no day can be picked for what was ordered. */
async function closeDeliveries({ tx }: StoreTransaction, quotes: readonly string[]): Promise<void> {
  if (quotes.length === 0) return
  await tx.insertInto('quoted_deliveries').values(quotes.map(deliveryWithoutDay)).execute()
}

/** Returns the id of the customer; null for an address that had none. */
async function eraseCustomer(
  transaction: StoreTransaction,
  { customerId, emailKeys }: PersonScope,
): Promise<string | null> {
  if (customerId === null) {
    const [key] = emailKeys
    return key === undefined ? null : forgetAddress(transaction, key)
  }
  await transaction.tx.deleteFrom('customers').where('id', '=', customerId).execute()
  await deleteSearchTerms(transaction, [customerId])
  await forgetFacts(transaction, 'customer', [customerId])
  return customerId
}

/** Keeps the activity and deletes its facts. */
async function forgetFacts(
  { tx }: StoreTransaction,
  kind: 'request' | 'customer' | 'visit' | 'quote',
  ids: readonly string[],
): Promise<void> {
  await tx
    .updateTable('activity')
    .set({ data: '{}' })
    .where('subject_kind', '=', kind)
    .where('subject_id', 'in', orNone(ids))
    .execute()
}
