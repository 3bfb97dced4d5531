import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Ports below those that Linux gives to outgoing connections, which begin at 32768: a restarted
 * server finds its port free.
 */
const [first, beyond] = [15_000, 32_000]

/**
 * A port stays free until its server listens, and whenever that is down. So processes that run
 * tests at the same time choose from ports of their own, and none chooses one again soon.
 */
const shares = 20
const share = Number(process.env['VITEST_POOL_ID'] ?? 0) % shares
const perShare = (beyond - first) / shares
let turn = randomInt(perShare)

/** A port that nothing listens on at 127.0.0.1. */
export async function freePort(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % perShare
    const port = first + share + shares * turn
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
