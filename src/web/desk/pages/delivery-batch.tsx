import { formatCount } from '#domain/counts.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { BatchOutcome } from '#domain/deliveries/batch-outcome.ts'
import { TextLink } from '#web/desk/button.tsx'
import { PriceDeliveries } from '#web/desk/deliveries/delivery-dialog.tsx'
import { attributionText, orNotFound, requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon } from '#web/desk/icon.tsx'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { usePolling } from '#web/use-polling.ts'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import type { Route } from './+types/delivery-batch.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const batch = await requireSession(context).desk.deliveries.findDeliveryBatch(params.batchId)
  const { at, by, rows } = orNotFound(batch)
  const count = (state: BatchOutcome['state']) => rows.filter((row) => row.state === state).length
  return {
    rows,
    sent: count('sent'),
    failed: count('failed'),
    left: count('waiting'),
    when: attributionText(context, { at, by }),
  }
}

export default function DeliveryBatch({ loaderData }: Route.ComponentProps) {
  const { rows, sent, failed, left, when } = loaderData
  usePolling(left > 0)
  return (
    <>
      <UpLink to={deskPaths.requests}>Requests</UpLink>
      <PageHead title="Delivery prices" aside={when} />
      <div className="desk:max-w-3xl">
        <section aria-label="Progress" className="mb-5">
          <progress
            value={rows.length === 0 ? 1 : (sent + failed) / rows.length}
            aria-label="Prices sent"
            className="mb-2 block h-2 w-full"
          />
          <output className="flex flex-wrap gap-x-5 gap-y-1 font-semibold">
            <span>{formatCount(sent)} sent</span>
            {failed === 0 ? null : (
              <span className="text-brick">{formatCount(failed)} not sent</span>
            )}
            <span>{left === 0 ? 'Done' : `${formatCount(left)} left`}</span>
          </output>
          {left > 0 || failed === 0 ? null : (
            <PriceDeliveries
              ids={rows.filter(({ state }) => state === 'failed').map(({ requestId }) => requestId)}
              className="mt-2"
            >
              {failed === 1 ? 'Price it again' : `Price these ${formatCount(failed)} again`}
            </PriceDeliveries>
          )}
          {left === 0 ? null : (
            <p className="mt-1 text-second text-bark-soft">
              It keeps going, even if you leave this page.
            </p>
          )}
        </section>
        <Sheet title="Customers" count={rows.length}>
          <Rows empty="These requests are no longer there.">
            {rows.map((row) => (
              <BatchRow key={row.requestId} row={row} />
            ))}
          </Rows>
        </Sheet>
      </div>
    </>
  )
}

function BatchRow({
  row: { requestId, name, state, problem, quote },
}: {
  readonly row: Route.ComponentProps['loaderData']['rows'][number]
}) {
  return (
    <Row
      title={name}
      to={deskPaths.request(requestId)}
      second={state === 'failed' ? problem : (quote?.email ?? '')}
    >
      {state === 'waiting' ? <span className="text-bark-soft">Waiting</span> : null}
      {state === 'failed' ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-brick">
          <Icon name="warning" className="size-4" />
          Not sent
        </span>
      ) : null}
      {state === 'sent' ? (
        <span className="inline-flex items-center gap-1.5">
          <Icon name="check" className="size-4 text-moss" />
          {quote === null ? (
            'Sent'
          ) : (
            <TextLink to={deskPaths.quote(quote.id)}>
              <UnbrokenQuoteNumbers>{quoteNumber(quote)}</UnbrokenQuoteNumbers>
            </TextLink>
          )}
        </span>
      ) : null}
    </Row>
  )
}
