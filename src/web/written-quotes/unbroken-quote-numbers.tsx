import { Fragment } from 'react'

/** A text in which no number of a quote breaks at its hyphen, where browsers would break it. */
export function UnbrokenQuoteNumbers({ children }: { readonly children: string }) {
  return children.split(/(\bQ-\d+)/).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
