import type { MetaFunction } from 'react-router'
import { plainPages } from '#content/pages.ts'
import { PaymentFailure } from '#web/bookings/payment-failure.tsx'
import { resultHeaders } from '#web/bookings/result-headers.ts'
import { pageMeta } from '#web/head.ts'
import { paths } from '#web/paths.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'

export const meta: MetaFunction = () => [
  ...pageMeta({ ...plainPages['event-failure'], path: paths.eventFailure }),
  { name: 'referrer', content: 'no-referrer' },
]

export const headers = resultHeaders

export default function EventFailurePage() {
  return (
    <>
      <BreadcrumbFacts
        trail={[
          { name: 'Events', path: paths.events },
          { name: 'Payment Failed', path: paths.eventFailure },
        ]}
      />
      <PaymentFailure />
    </>
  )
}
