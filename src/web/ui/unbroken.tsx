import { Fragment } from 'react'

/** A text that breaks nowhere within what the pattern finds; the pattern is one group. */
export function Unbroken({
  pattern,
  children,
}: {
  readonly pattern: RegExp
  readonly children: string
}) {
  return children.split(pattern).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/** A text in which no time breaks before its AM or PM. */
export function UnbrokenTimes({ children }: { readonly children: string }) {
  return <Unbroken pattern={/([\d:]+ [AP]M\b)/}>{children}</Unbroken>
}
