import type { CustomerContact, CustomerContacts } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { exemptFromUndo } from './customer-import-undo.ts'
import {
  customerRow,
  indexCustomer,
  lockCustomer,
  ownerOfEmail,
  ownersOfPhones,
  raiseUnedited,
  saveContacts,
} from './customer-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Contacts that find a customer: guests by email alone, which links bookings to customers. */
type FoundBy = 'email' | 'email or phone'

/**
 * Finds the customer by email address or phone, or makes a new one, and adds new contacts. A
 * customer found by phone alone gets only the address of the house, since anyone can type a number.
 */
export async function joinCustomer(
  transaction: StoreTransaction,
  contact: CustomerContact,
  now: Instant,
  foundBy: FoundBy = 'email or phone',
): Promise<string> {
  const byEmail = await ownerOfEmail(transaction, emailKey(contact.email))
  const known =
    byEmail ?? (foundBy === 'email' ? null : await ownerOfPhone(transaction, contact.phone))
  if (known === null) return addCustomer(transaction, contact, now, foundBy)
  // A customer that is deleted or merged at this moment is looked up again.
  const revision = await lockCustomer(transaction, known)
  if (revision === null) return joinCustomer(transaction, contact, now, foundBy)
  const given = contactsOf(contact)
  await exemptFromUndo(transaction, known, given)
  const added = byEmail === null ? { addresses: given.addresses } : given
  if (await saveContacts(transaction, known, added)) {
    const edited = await raiseUnedited(transaction, known)
    await indexCustomer(transaction, known)
    // Only where a form that is refused would name a colleague's earlier edit.
    if (edited > 1) {
      await addActivity(transaction, { by: null, at: now }, 'customer', known, {
        kind: 'contacts-joined',
      })
    }
  }
  return known
}

async function addCustomer(
  transaction: StoreTransaction,
  contact: CustomerContact,
  now: Instant,
  foundBy: FoundBy,
): Promise<string> {
  const id = transaction.ids.newId()
  const { name } = contact
  await transaction.tx
    .insertInto('customers')
    .values(customerRow({ id, name, company: '', createdAt: now, revision: 1 }))
    .execute()
  await saveContacts(transaction, id, contactsOf(contact))
  // Another form may have made them at the same moment.
  const first =
    (await ownerOfEmail(transaction, emailKey(contact.email))) ??
    (foundBy === 'email' ? null : await ownerOfPhone(transaction, contact.phone))
  if (first === null || first === id) {
    await indexCustomer(transaction, id)
    return id
  }
  await transaction.tx.deleteFrom('customers').where('id', '=', id).execute()
  return joinCustomer(transaction, contact, now, foundBy)
}

function contactsOf({ email, phone, addresses }: CustomerContact): CustomerContacts {
  return {
    emails: email === '' ? [] : [email],
    phones: phone === '' ? [] : [phone],
    addresses: addresses.filter(({ street1 }) => street1 !== ''),
  }
}

async function ownerOfPhone({ tx }: StoreTransaction, phone: string): Promise<string | null> {
  const [owner] = phone === '' ? [] : await ownersOfPhones(tx, [phone])
  return owner ?? null
}
