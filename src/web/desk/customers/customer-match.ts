import { formatPhone } from '#domain/fields.ts'
import type { Customer } from '#domain/customers/customer.ts'

/** A customer to choose among several. */
export interface CustomerMatch {
  readonly id: string
  readonly name: string
  readonly about: string
}

export function customerMatch({
  id,
  name,
  company,
  phones,
  emails,
  addresses,
}: Pick<Customer, 'id' | 'name' | 'company' | 'phones' | 'emails' | 'addresses'>): CustomerMatch {
  const about = [company, formatPhone(phones[0] ?? ''), emails[0], addresses[0]?.city]
  return { id, name, about: about.filter(Boolean).join(', ') }
}
