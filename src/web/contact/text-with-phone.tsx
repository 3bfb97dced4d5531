import { Fragment } from 'react'
import { useSite } from '#web/site.ts'
import { PhoneLink } from './phone-link.tsx'

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
