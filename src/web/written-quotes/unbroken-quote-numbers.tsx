import { Unbroken } from '#web/ui/unbroken.tsx'

/** A text in which no number of a quote breaks at its hyphen, where browsers would break it. */
export function UnbrokenQuoteNumbers({ children }: { readonly children: string }) {
  return <Unbroken pattern={/(\bQ-\d+)/}>{children}</Unbroken>
}
