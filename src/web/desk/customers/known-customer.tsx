import { digitsOf } from '#domain/fields.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { useCustomerMatches } from './customer-match.ts'

/** Names the existing customer with the typed phone number or email address. */
export function KnownCustomer({
  phone = '',
  email = '',
}: {
  readonly phone: string | undefined
  readonly email: string | undefined
}) {
  const digits = digitsOf(phone)
  const search =
    digits.length === 10 ? digits : /^\S+@\S+\.\S+$/.test(email.trim()) ? email.trim() : ''
  const matches = useCustomerMatches(search === '' ? null : { q: search, exactly: 'yes' })
  const [match] = search === '' ? [] : matches
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
