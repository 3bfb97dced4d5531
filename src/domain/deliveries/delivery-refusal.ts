/** Why the price of a delivery was not sent. */
export type DeliveryRefusal =
  | { readonly code: 'unknown-request' | 'no-email' | 'changed' | 'being-sent' }
  | { readonly code: 'edited'; readonly quote: string }
  | { readonly code: 'missing'; readonly missing: readonly string[] }

export function deliveryRefusalText(refusal: DeliveryRefusal): string {
  switch (refusal.code) {
    case 'unknown-request':
      return 'This request is no longer there.'
    case 'no-email':
      return 'No email address on file. Text a link instead.'
    case 'changed':
      return 'Prices or the request have changed in the meantime, or a colleague has sent a price. Please look again.'
    case 'being-sent':
      return 'Somebody has begun to send a price for this request. Try again in two minutes.'
    case 'edited':
      return `${refusal.quote}, the draft of this price, was edited by hand. Send it from there, or remove it and open this price again.`
    case 'missing':
      return refusal.missing.join(' ')
  }
}
