import { PaymentFailure } from '#web/bookings/payment-failure.tsx'
import { resultHeaders } from '#web/bookings/result-headers.ts'
import { pageMeta, type PageMeta, siteIn } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'
import type { Route } from './+types/event-failure.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) => [
  ...(loaderData ? pageMeta(siteIn(matches), { ...loaderData, path: paths.eventFailure }) : []),
  { name: 'referrer', content: 'no-referrer' },
]

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(siteContext).content.plainPages['event-failure']

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
