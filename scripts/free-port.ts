import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports below those that Linux assigns to outgoing connections (from 32768), so that a restarted
 * server finds its port free.
 */
const [first, beyond] = [15_000, 32_000]

/**
 * A port stays free until its server listens, and while that is down. So concurrent test processes
 * choose from disjoint ranges, and none reuses a port soon.
 */
const shares = 20
// Workers of Vitest, then of Playwright, which run at the same time.
const { VITEST_POOL_ID: unit = 0, TEST_PARALLEL_INDEX: journey } = process.env
const share = Number(journey === undefined ? unit : Number(journey) + shares / 2) % shares
const perShare = (beyond - first) / shares
let turn = randomInt(perShare)

/** A port of 127.0.0.1 on which nothing listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % perShare
    const port = first + share + shares * turn
    if (await isFree(port)) return port
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
