import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import * as z from 'zod/mini'

/** A second process that works on the same database. */
export interface Racer {
  /** Registers one guest per size at once; returns the result of each. */
  race(eventId: string, sizes: readonly number[]): Promise<readonly string[]>
  /** Expires the holds that have ended; returns their number. */
  expireHolds(): Promise<number>
  stop(): Promise<void>
}

/** Starts a process that works on the database in that file, or the PostgreSQL at that address. */
export async function startRacer(name: string, address: string): Promise<Racer> {
  const script = path.join(import.meta.dirname, 'racer-process.ts')
  const child = fork(script, [name, address], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  async function answer(): Promise<readonly string[]> {
    const death = ended.then(([status]) => {
      throw new Error(`${name} ended with ${status}`)
    })
    const [message] = await Promise.race([once(child, 'message'), death])
    return z.array(z.string()).parse(message)
  }
  await answer()
  return {
    race(eventId, sizes) {
      child.send({ do: 'race', eventId, sizes })
      return answer()
    },
    async expireHolds() {
      child.send({ do: 'expire' })
      return (await answer()).length
    },
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
