import type { TestStores } from './stores.ts'

/** Deletes the data of an address; returns the numbers of requests and registrations. */
export async function erasePerson({ people }: TestStores, email: string): Promise<number> {
  const found = await people.erase({ is: 'address', email }, { by: null, at: 99_000 })
  return found === null ? 0 : found.requests + found.registrations
}
