import type { DeliveryStore } from '#ports/delivery-store.ts'
import type { KeptDelivery, MemoryWorld } from './memory-world.ts'

/** Makes a lead due at a time, as the lead store does in its own transaction. */
export function queueDelivery({ deliveries }: MemoryWorld, leadId: string, at: number): void {
  const { leasedUntil = -Infinity, clientId = null } = deliveries.get(leadId) ?? {}
  deliveries.set(leadId, {
    state: 'waiting',
    tries: 0,
    nextTryAt: at,
    lastError: null,
    leasedUntil,
    clientId,
  })
}

/** A lead that turned out suspicious stays here, unless it is on its way already. */
export function keepBack({ deliveries }: MemoryWorld, leadId: string): void {
  if (deliveries.get(leadId)?.tries === 0) deliveries.delete(leadId)
}

export function memoryDeliveryStore({ deliveries, leads }: MemoryWorld): DeliveryStore {
  const change = (id: string, change: Partial<KeptDelivery>) => {
    const known = deliveries.get(id)
    if (known !== undefined) deliveries.set(id, { ...known, ...change })
  }
  return {
    async claim(now, leaseUntil) {
      const [due] = [...deliveries]
        .filter(
          ([, { state, nextTryAt, leasedUntil }]) =>
            state === 'waiting' && nextTryAt !== null && nextTryAt <= now && leasedUntil <= now,
        )
        .toSorted(([, a], [, b]) => (a.nextTryAt ?? 0) - (b.nextTryAt ?? 0))
      if (due === undefined) return null
      const [id, { clientId, tries }] = due
      const entry = leads.get(id)
      if (entry === undefined) return null
      change(id, { leasedUntil: leaseUntil, tries: tries + 1 })
      return { lead: entry.lead, tries: tries + 1, clientId }
    },
    async rememberClient(leadId, clientId) {
      change(leadId, { clientId: deliveries.get(leadId)?.clientId ?? clientId })
    },
    async markDelivered(delivered, _requestId, now) {
      const status = leads.get(delivered.id)?.lead.status
      const hasGrown = status === 'complete' && delivered.status === 'incomplete'
      change(delivered.id, {
        state: hasGrown ? 'waiting' : 'delivered',
        nextTryAt: hasGrown ? now : null,
        tries: 0,
        lastError: null,
        leasedUntil: -Infinity,
      })
    },
    async markFailed(leadId, reason, nextTryAt) {
      change(leadId, {
        state: nextTryAt === null ? 'failed' : 'waiting',
        nextTryAt,
        lastError: reason,
        leasedUntil: -Infinity,
      })
    },
    async all() {
      return new Map(
        [...deliveries].map(([id, { state, tries, nextTryAt, lastError }]) => [
          id,
          { state, tries, nextTryAt, lastError },
        ]),
      )
    },
    async retryAll(now) {
      const stuck = [...deliveries].filter(
        ([, { state, tries }]) => state === 'failed' || (state === 'waiting' && tries > 0),
      )
      for (const [id] of stuck) change(id, { state: 'waiting', tries: 0, nextTryAt: now })
      return stuck.length
    },
  }
}
