import { emailKey } from '#domain/fields.ts'
import { type CustomerMatch, customerMatch } from '#web/desk/customers/customer-match.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { searchedText } from '#web/desk/lists/list-address.ts'
import type { Route } from './+types/customer-matches.ts'

const maxOffered = 6

/** Customers by the beginning of a name, email or phone; with `exactly` by all of it; or by id. */
export async function loader({
  url: { searchParams },
  context,
}: Route.LoaderArgs): Promise<readonly CustomerMatch[]> {
  const { desk } = requireSession(context)
  const id = searchParams.get('id') ?? ''
  if (id !== '') {
    const found = await desk.customers.findCustomer(id)
    return found === null ? [] : [customerMatch(found.customer)]
  }
  const search = searchedText(searchParams)
  if (search === '') return []
  const { customers } = await desk.customers.listCustomers({ search, sort: 'name', page: 1 })
  const isExactly = ({ phones, emails }: (typeof customers)[number]) =>
    phones.includes(search) || emails.some((email) => emailKey(email) === emailKey(search))
  const found = searchParams.has('exactly') ? customers.filter(isExactly) : customers
  return found.slice(0, maxOffered).map((each) => customerMatch(each))
}
