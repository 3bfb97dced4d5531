import type { WebhookTest } from '#usecases/desk/going-live.ts'

export function webhookText(test: WebhookTest): string {
  switch (test.is) {
    case 'taken':
      return 'It arrived unchanged, and the secret is right'
    case 'none':
      return 'Stripe is not set up: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, and restart the server.'
    case 'unreachable':
      return 'The public address does not answer. Check PUBLIC_URL, the proxy and its certificate.'
    case 'refused':
      return `The public address answered ${test.status}. A proxy that changes requests, or a page in front of the site, can cause that.`
  }
}
