import { memoryLeadStore } from '#adapters/memory/lead-store.ts'
import { memoryMailOutbox } from '#adapters/memory/mail-outbox.ts'
import { emptyMemoryWorld } from '#adapters/memory/memory-world.ts'
import { sqlLeadStore } from '#adapters/sql/lead-store.ts'
import { sqlMailOutbox } from '#adapters/sql/mail-outbox.ts'
import type { Ids } from '#ports/ids.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import { freshDatabase } from './databases.ts'

/** The stores of one adapter, empty. */
export interface World {
  readonly leads: LeadStore
  readonly outbox: MailOutbox
  close(): Promise<void>
}

/** Ids that a test can foresee: `id-1`, `id-2`, … */
export function countedIds(): Ids {
  let count = 0
  return { newId: () => `id-${(count += 1)}` }
}

/** Every adapter that fulfils the ports; each suite runs on all of them. */
export const worlds: readonly (readonly [name: string, open: () => Promise<World>])[] = [
  [
    'memory',
    async () => {
      const world = emptyMemoryWorld()
      return {
        leads: memoryLeadStore(world, countedIds()),
        outbox: memoryMailOutbox(world),
        close: async () => {},
      }
    },
  ],
  ...(['SQLite', 'PostgreSQL'] as const).map(
    (kind) =>
      [
        kind,
        async () => {
          const database = await freshDatabase(kind)
          return {
            leads: sqlLeadStore(database, countedIds()),
            outbox: sqlMailOutbox(database),
            close: () => database.close(),
          }
        },
      ] as const,
  ),
]
