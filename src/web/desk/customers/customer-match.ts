import { useState } from 'react'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { maxSearchLength } from '#web/desk/lists/list-address.ts'
import { usePart } from '#web/desk/use-part.ts'
import { formatPhone } from '#domain/fields.ts'
import {
  type Customer,
  type CustomerFacts,
  replyAddress,
  workAddress,
} from '#domain/customers/customer.ts'

export type CustomerMatch = ReturnType<typeof customerMatch>

export function customerMatch({
  id,
  name,
  company,
  phones,
  emails,
  replyEmail,
  addresses,
}: Pick<Customer, 'id'> & CustomerFacts) {
  const about = [company, formatPhone(phones[0] ?? ''), emails[0], addresses[0]?.city]
  const { street1 = '', city = '', state = '', zip = '' } = workAddress(addresses) ?? {}
  const contact = {
    phone: formatPhone(phones[0] ?? ''),
    email: replyAddress('', { replyEmail, emails }),
    street1,
    city,
    state,
    zip,
  }
  return { id, name, about: about.filter(Boolean).join(', '), contact }
}

/** Customers to choose from, by what is typed into a field, from its second character on. */
export function useCustomerSearch() {
  const [search, setSearch] = useState('')
  const isSearching = search.length > 1
  const matches = useCustomerMatches(isSearching ? { q: search } : null)
  return {
    offered: isSearching ? matches : [],
    look: (typed: string) => setSearch(typed.trim().slice(0, maxSearchLength)),
    end: () => setSearch(''),
  }
}

/**
 * The customers who match `q`, a name, email address or phone number, or have that `id`; `exactly`:
 * those whose address or number is that, as a request of theirs would be added to them.
 */
export const useCustomerMatches = (
  search: { readonly q: string; readonly exactly?: 'yes' } | { readonly id: string } | null,
): readonly CustomerMatch[] =>
  usePart<readonly CustomerMatch[]>(
    search === null ? null : `${deskPaths.customerMatches}?${new URLSearchParams({ ...search })}`,
  ) ?? []
