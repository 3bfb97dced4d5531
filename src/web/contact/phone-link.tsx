import { useSite } from '#web/site.ts'

/** The company's phone number within a sentence. */
export function PhoneLink() {
  const { phone } = useSite().company
  return (
    <a href={phone.href} className="link whitespace-nowrap">
      {phone.display}
    </a>
  )
}
