import type { Selectable } from 'kysely'
import { contactOfLead } from '#domain/customers/lead-contact.ts'
import { nameKey } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'
import { arrivalStatus, isUnhandled, isOpen } from '#domain/requests/request-status.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import {
  deleteIdleCustomers,
  indexCustomer,
  lockCustomer,
  ownersOfEmails,
  ownersOfPhones,
  raiseUnedited,
} from '#adapters/sql/customers/customer-rows.ts'
import { joinCustomer } from '#adapters/sql/customers/join-customer.ts'
import { releaseFiles } from '#adapters/sql/emails/received-rows.ts'
import { searchableLead, serviceTerm } from './request-rows.ts'
import {
  deleteSearchTerms,
  deleteSearchTermsOfParts,
  writeSearchTerms,
} from '#adapters/sql/search-rows.ts'
import type { LeadRow } from './lead-tables.ts'
import { lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'

/**
 * Gives a lead its customer, whose id it returns, and its search terms. A suspected spam lead has no
 * customer: the person it names may not have asked for anything.
 */
export async function joinLead(
  transaction: StoreTransaction,
  lead: Lead,
  earlierCustomer: string | null,
): Promise<string | null> {
  const contact = contactOfLead(lead)
  if (earlierCustomer !== null) {
    const { tx } = transaction
    const byEmail = await ownersOfEmails(tx, [emailKey(contact.email)])
    const byPhone = await ownersOfPhones(tx, [contact.phone])
    await lockRows(transaction, 'customers', [earlierCustomer, ...byEmail, ...byPhone])
  }
  const customer = isSpam(lead.signs)
    ? null
    : await joinCustomer(transaction, contact, lead.createdAt)
  await setCustomer(transaction, lead.id, customer, earlierCustomer)
  const services = (lead.request?.services ?? []).map(({ id }) => serviceTerm(id))
  await writeSearchTerms(transaction, 'request', lead.id, searchableLead(lead), services)
  return customer
}

/** Sets or clears a lead's customer. A former customer without other records is deleted. */
export async function setCustomer(
  transaction: StoreTransaction,
  leadId: string,
  customer: string | null,
  earlierCustomer: string | null,
): Promise<void> {
  if (customer === earlierCustomer) return
  await transaction.tx
    .updateTable('leads')
    .set({ customer_id: customer })
    .where('id', '=', leadId)
    .execute()
  if (earlierCustomer !== null) await deleteIdleCustomers(transaction, [earlierCustomer])
}

/** Shows a complete lead at the desk, with its alerts. A lead in progress keeps its status. */
export async function bringToDesk(
  transaction: StoreTransaction,
  lead: CompleteLead,
  before: Pick<Selectable<LeadRow>, 'desk_status' | 'customer_id' | 'revision'>,
): Promise<void> {
  const { at } = lead.request
  const status = isUnhandled(before.desk_status) ? arrivalStatus(lead) : before.desk_status
  await transaction.tx
    .updateTable('leads')
    .set({
      desk_status: status,
      is_open: isOpen(status) ? 1 : 0,
      waiting_since: status === 'possible-spam' ? null : at,
      last_activity_at: at,
      name_key: nameKey(`${lead.contact.lastName} ${lead.contact.firstName}`),
      revision: before.revision + 1,
    })
    .where('id', '=', lead.id)
    .execute()
  await joinLead(transaction, lead, before.customer_id)
  const arrived = { kind: 'request-arrived', by: 'website' } as const
  await addActivity(transaction, { by: null, at }, 'request', lead.id, arrived)
}

/** Deletes leads with all their records, and their customers if nothing else is known. */
export async function removeLeads(
  transaction: StoreTransaction,
  ids: readonly string[],
): Promise<void> {
  await releaseFiles(transaction, 'received_emails.lead_id', ids)
  const customers: string[] = []
  for (const some of chunks(ids)) {
    await deleteSearchTermsOfParts(transaction, 'lead_id', some)
    const gone = transaction.tx.deleteFrom('leads').where('id', 'in', some).returning('customer_id')
    customers.push(...(await gone.execute()).flatMap(({ customer_id: id }) => id ?? []))
  }
  await deleteSearchTerms(transaction, ids)
  await deleteIdleCustomers(transaction, customers)
}

/** Deletes received emails with their files. */
export async function removeReceived(
  transaction: StoreTransaction,
  ids: readonly string[],
): Promise<void> {
  await releaseFiles(transaction, 'received_emails.id', ids)
  for (const some of chunks(ids)) {
    await transaction.tx.deleteFrom('received_emails').where('id', 'in', some).execute()
  }
  await deleteSearchTerms(transaction, ids)
}

/**
 * Deletes an email address from its customer and returns the customer's id; null if it had none.
 * The customer goes as well, even with notes of colleagues, unless another address, a request, a
 * visit or a quote is left that was not this person's.
 */
export async function forgetAddress(
  transaction: StoreTransaction,
  key: string,
): Promise<string | null> {
  const { tx } = transaction
  const owner = await tx
    .deleteFrom('customer_emails')
    .where('email_key', '=', key)
    .returning('customer_id')
    .executeTakeFirst()
  if (owner === undefined) return null
  const id = owner.customer_id
  // Locked before the check, so that a visit or request added at this moment is seen.
  await lockCustomer(transaction, id)
  const ofCustomer = (table: 'customer_emails' | 'leads' | 'visits' | 'written_quotes') =>
    tx.selectFrom(table).select('customer_id').where('customer_id', '=', id)
  const left = await ofCustomer('customer_emails')
    .union(ofCustomer('leads'))
    .union(ofCustomer('visits'))
    .union(ofCustomer('written_quotes').where('email_key', '<>', key))
    .executeTakeFirst()
  // The stored merge names the address.
  await tx.deleteFrom('customer_merges').where('into_id', '=', id).execute()
  if (left !== undefined) {
    // A form that is open now would bring the address back.
    await raiseUnedited(transaction, id)
    await indexCustomer(transaction, id)
    return id
  }
  await deleteSearchTermsOfParts(transaction, 'customer_id', [id])
  await tx.deleteFrom('customers').where('id', '=', id).execute()
  await deleteSearchTerms(transaction, [id])
  return id
}
