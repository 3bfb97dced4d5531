import type { MailDraft, MailOutbox } from '#ports/mail-outbox.ts'
import type { KeptMail, MemoryWorld } from './memory-world.ts'

/** Puts a mail into the queue, as a store does in its own transaction. */
export function queueMail({ mails }: MemoryWorld, id: string, draft: MailDraft, now: number): void {
  mails.set(id, {
    ...draft,
    id,
    createdAt: now,
    state: 'waiting',
    tries: 0,
    nextTryAt: draft.notBefore ?? now,
    leasedUntil: -Infinity,
    sentAt: null,
    lastError: null,
  })
}

export function memoryMailOutbox(world: MemoryWorld): MailOutbox {
  const change = (id: string, change: Partial<KeptMail>) => {
    const mail = world.mails.get(id)
    if (mail !== undefined) world.mails.set(id, { ...mail, ...change })
  }
  return {
    async claim(now, leaseUntil) {
      const [due] = [...world.mails.values()]
        .filter(
          ({ state, nextTryAt, leasedUntil }) =>
            state === 'waiting' && nextTryAt !== null && nextTryAt <= now && leasedUntil <= now,
        )
        .toSorted((a, b) => (a.nextTryAt ?? 0) - (b.nextTryAt ?? 0) || a.createdAt - b.createdAt)
      if (due === undefined) return null
      const claimed = { ...due, leasedUntil: leaseUntil, tries: due.tries + 1 }
      world.mails.set(due.id, claimed)
      return claimed
    },
    async markSent(id, now) {
      change(id, {
        state: 'sent',
        sentAt: now,
        nextTryAt: null,
        leasedUntil: -Infinity,
        lastError: null,
      })
    },
    async markFailed(id, reason, nextTryAt) {
      if (world.mails.get(id)?.state === 'sent') return
      change(id, {
        state: nextTryAt === null ? 'failed' : 'waiting',
        nextTryAt,
        leasedUntil: -Infinity,
        lastError: reason,
      })
    },
    async list(limit) {
      return [...world.mails.values()].toSorted((a, b) => b.createdAt - a.createdAt).slice(0, limit)
    },
    async retryAll(now) {
      const stuck = [...world.mails.values()].filter(
        ({ state, tries }) => state === 'failed' || (state === 'waiting' && tries > 0),
      )
      for (const { id } of stuck) change(id, { state: 'waiting', tries: 0, nextTryAt: now })
      return stuck.length
    },
  }
}
