import { Fragment } from 'react'
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

/** A text in which the company's phone number is a link. */
export function TextWithPhone({ text }: { readonly text: string }) {
  const [first, ...others] = text.split(useSite().company.phone.display)
  return (
    <>
      {first}
      {others.map((other, at) => (
        <Fragment key={`${at} ${other}`}>
          <PhoneLink />
          {other}
        </Fragment>
      ))}
    </>
  )
}
