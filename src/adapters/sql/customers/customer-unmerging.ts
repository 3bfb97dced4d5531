import { orNone } from '#adapters/sql/chunks.ts'
import type * as z from 'zod/mini'
import { isSameAddress } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import { ok, type Result } from '#domain/result.ts'
import type { UnknownCustomer } from '#ports/customer-store.ts'
import type { Actor } from '#ports/actor.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { formerCustomer, ownedTables, unknownCustomer } from './customer-merges.ts'
import {
  customerRow,
  deleteAddress,
  indexCustomer,
  lockWithRecords,
  raiseRevision,
  saveContacts,
} from './customer-rows.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

type Former = z.infer<typeof formerCustomer>

const emailKeysOf = ({ emails }: Former) => orNone(emails.map(emailKey))

/**
 * Restores a merged customer with the data that was theirs and still exists, and with everything
 * that has arrived since for their addresses or requests.
 */
export async function unmergeCustomers(
  transaction: StoreTransaction,
  mergeId: string,
  actor: Actor,
): Promise<Result<string, UnknownCustomer>> {
  const { tx } = transaction
  const found = await tx
    .selectFrom('customer_merges')
    .select('into_id as into')
    .where('id', '=', mergeId)
    .executeTakeFirst()
  if (found === undefined) return unknownCustomer
  const { into } = found
  await lockWithRecords(transaction, [into])
  const merge = await tx
    .deleteFrom('customer_merges')
    .where('id', '=', mergeId)
    .where('into_id', '=', into)
    .returningAll()
    .executeTakeFirst()
  // They were merged into another, or taken apart, at this moment.
  if (merge === undefined) return unmergeCustomers(transaction, mergeId, actor)
  const former = readJson(formerCustomer, merge.former)
  const { id, company } = former
  await restoreContacts(transaction, former, into)
  await forgetAddresses(transaction, mergeId, former, into)
  await restoreRecords(transaction, former, into)
  await moveLaterRecords(transaction, former, into, merge.at)
  await raiseRevision(transaction, into)
  if (former.gaveCompany) {
    const stays = tx.updateTable('customers').where('id', '=', into)
    await stays.set({ company: '' }).where('company', '=', company).execute()
  }
  for (const each of [id, into]) await indexCustomer(transaction, each)
  await addActivity(transaction, actor, 'customer', into, { kind: 'merge-taken-apart', former: id })
  return ok(id)
}

async function restoreContacts(
  transaction: StoreTransaction,
  former: Former,
  into: string,
): Promise<void> {
  const { tx } = transaction
  const { id, name, company, createdAt, revision } = former
  await tx
    .insertInto('customers')
    .values({
      ...customerRow({ id, name, company, createdAt, revision: revision + 1 }),
      reply_email_key: emailKey(former.replyEmail),
    })
    .execute()
  await tx
    .updateTable('customer_emails')
    .set({ customer_id: id })
    .where('customer_id', '=', into)
    .where('email_key', 'in', emailKeysOf(former))
    .execute()
  await tx
    .updateTable('customer_phones')
    .set({ customer_id: id })
    .where('customer_id', '=', into)
    .where('phone', 'in', orNone(former.phones))
    .execute()
  await saveContacts(transaction, id, { addresses: former.addresses })
  for (const address of former.addresses) {
    if (!address.isShared) await deleteAddress(transaction, into, address)
  }
}

/** Takes the addresses from a stored customer into whom the restored one was merged before. */
async function forgetAddresses(
  { tx }: StoreTransaction,
  mergeId: string,
  { addresses }: Former,
  into: string,
): Promise<void> {
  const gone = addresses.filter(({ isShared }) => !isShared)
  const others = tx.selectFrom('customer_merges').select(['id', 'former'])
  for (const { id, former } of await others.where('into_id', '=', into).execute()) {
    const stored = readJson(formerCustomer, former)
    if (!stored.merges.includes(mergeId)) continue
    const left = stored.addresses.filter((each) => !gone.some((one) => isSameAddress(one, each)))
    await tx
      .updateTable('customer_merges')
      .set({ former: JSON.stringify({ ...stored, addresses: left }) })
      .where('id', '=', id)
      .execute()
  }
}

async function restoreRecords(
  { tx }: StoreTransaction,
  { id, owned, merges }: Former,
  into: string,
): Promise<void> {
  for (const table of ownedTables) {
    await tx
      .updateTable(table)
      .set({ customer_id: id })
      .where('customer_id', '=', into)
      .where('id', 'in', orNone(owned[table] ?? []))
      .execute()
  }
  const others = tx.updateTable('customer_merges').set({ into_id: id }).where('into_id', '=', into)
  await others.where('id', 'in', orNone(merges)).execute()
}

/**
 * Records since the merge belong to the customer with their address or request; a request without
 * an email address to the one with its phone.
 */
async function moveLaterRecords(
  { tx }: StoreTransaction,
  former: Former,
  into: string,
  mergedAt: number,
): Promise<void> {
  const { id } = former
  const keys = emailKeysOf(former)
  const arrived = tx.updateTable('leads').set({ customer_id: id }).where('customer_id', '=', into)
  await arrived
    .where('created_at', '>=', mergedAt)
    .where((row) =>
      row.or([
        row('email_key', 'in', keys),
        row.and([row('email_key', '=', ''), row('phone', 'in', orNone(former.phones))]),
      ]),
    )
    .execute()
  const requests = tx.selectFrom('leads').select('id').where('customer_id', '=', id)
  for (const table of ['visits', 'written_quotes'] as const) {
    await tx
      .updateTable(table)
      .set({ customer_id: id })
      .where('customer_id', '=', into)
      .where((row) =>
        row.or([
          row('lead_id', 'in', requests),
          row.and([
            row('email_key', 'in', keys),
            row('lead_id', 'is', null),
            row('created_at', '>=', mergedAt),
          ]),
        ]),
      )
      .execute()
  }
  const quotes = tx.selectFrom('written_quotes').select('id').where('customer_id', '=', id)
  const changes = tx.updateTable('written_quotes').set({ customer_id: id })
  await changes.where('customer_id', '=', into).where('parent_id', 'in', quotes).execute()
  const received = tx
    .updateTable('received_emails')
    .set({ customer_id: id })
    .where('customer_id', '=', into)
  await received.where('from_key', 'in', keys).where('received_at', '>=', mergedAt).execute()
}
