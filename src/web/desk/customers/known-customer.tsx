import { digitsOf } from '#domain/fields.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { type CustomerMatch, useCustomerMatches } from './customer-match.ts'

/** Names the existing customer to whom a request is added: first by email address, then by phone. */
export function KnownCustomer({
  phone = '',
  email = '',
}: {
  readonly phone: string | undefined
  readonly email: string | undefined
}) {
  const digits = digitsOf(phone)
  const address = email.trim()
  const byEmail = useExactMatch(/^\S+@\S+\.\S+$/.test(address) ? address : '')
  const byPhone = useExactMatch(digits.length === 10 ? digits : '')
  const match = byEmail ?? byPhone
  return (
    <output className="empty:sr-only desk:col-span-2">
      {match === undefined ? null : (
        <>
          Already a customer: <b className="font-semibold">{match.name}</b>, {match.about}. This
          will be added to{' '}
          <TextLink to={deskPaths.customer(match.id)} variant="in-text">
            what they asked for before
          </TextLink>
          .
        </>
      )}
    </output>
  )
}

function useExactMatch(search: string): CustomerMatch | undefined {
  const [match] = useCustomerMatches(search === '' ? null : { q: search, exactly: 'yes' })
  return search === '' ? undefined : match
}
