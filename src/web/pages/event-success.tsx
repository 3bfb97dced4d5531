import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { plainPages } from '#content/pages.ts'
import { PaymentSuccess } from '#web/bookings/payment-success.tsx'
import { pageMeta } from '#web/head.ts'
import { pageServices } from '#web/page-services.ts'
import { paths } from '#web/paths.ts'

/** The address names a booking, so it goes to nobody: no search engine, no linked site. */
export const meta: MetaFunction = () => [
  ...pageMeta({ ...plainPages['event-success'], path: paths.eventSuccess }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
]

export const loader = ({ context }: LoaderFunctionArgs) => ({
  tenant: context.get(pageServices).tenant,
})

export default function EventSuccessPage() {
  return <PaymentSuccess {...useLoaderData<typeof loader>()} />
}
