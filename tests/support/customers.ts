import type { CustomerFacts } from '#domain/customers/customer.ts'
import { unwrap } from '#domain/result.ts'
import type { Stores } from '#stores.ts'

type CustomerStores = Pick<Stores, 'customers'>

/** A customer of whom nothing else is known. */
export function customerFacts(facts: Partial<CustomerFacts> = {}): CustomerFacts {
  const nothing = { name: '', company: '', emails: [], phones: [], addresses: [], replyEmail: '' }
  return { ...nothing, ...facts }
}

/** Adds that customer, as a colleague does; returns the id. */
export async function addCustomer(
  { customers }: CustomerStores,
  facts: Partial<CustomerFacts>,
  at = 0,
): Promise<string> {
  return unwrap(await customers.add(customerFacts(facts), { by: null, at }))
}

/** The customers whom a search finds, by name. */
export async function findCustomers({ customers }: CustomerStores, search = '') {
  return (await customers.list({ search, sort: 'name', page: 1 })).customers
}
