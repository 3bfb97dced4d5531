import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Backlog } from '#adapters/sql/backlog.ts'
import { keysOf } from '#domain/keys-of.ts'

/** One answered request, identified by the pattern of its route, never its path. */
interface MeasuredRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Metrics of this process, in the text format of Prometheus. */
export interface Metrics {
  readonly contentType: string
  observe(request: MeasuredRequest): void
  text(): Promise<string>
}

/** Other methods share one label, so that nobody can invent more. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH'])

/** `backlog` is read at each scrape; `report` receives its errors. */
export function createMetrics(
  backlog: () => Promise<Backlog>,
  report: (error: unknown) => void,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'evergreen_requests_total',
    help: 'Requests answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'evergreen_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 5],
    registers,
  })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `evergreen_${name}`, help, registers })
  const databaseUp = gauge('database_up', '1 while the database answers.')
  const gauges = {
    mailsWaiting: gauge('mails_waiting', 'Mails to be sent, those for later included.'),
    mailsFailed: gauge('mails_failed', 'Mails that were given up.'),
    mailsLateBy: gauge('mails_late_seconds', 'How long the first mail that is due has waited.'),
    holds: gauge('holds', 'Payments under way that hold seats.'),
    refundsWaiting: gauge('refunds_waiting', 'Payments that have yet to go back.'),
    refundsRefused: gauge('refunds_refused', 'Those of them that the provider says no to.'),
    leadDeliveriesWaiting: gauge('deliveries_waiting', 'Leads that wait for the platform behind.'),
    leadDeliveriesFailed: gauge('deliveries_failed', 'Leads whose delivery was given up.'),
  } satisfies Record<keyof Backlog, Gauge>

  async function readBacklog(): Promise<void> {
    try {
      const now = await backlog()
      for (const name of keysOf(gauges)) gauges[name].set(now[name])
      gauges.mailsLateBy.set(now.mailsLateBy / 1000)
      databaseUp.set(1)
    } catch (error) {
      report(error)
      // Unknown values leave a gap in the graph; `database_up` explains it.
      for (const gauge of Object.values(gauges)) gauge.remove()
      databaseUp.set(0)
    }
  }

  return {
    contentType: registry.contentType,
    observe({ method, route, status, ms }) {
      const labels = { method: methods.has(method) ? method : 'other', route }
      requests.inc({ ...labels, status })
      durations.observe(labels, ms / 1000)
    },
    async text() {
      await readBacklog()
      return registry.metrics()
    },
  }
}
