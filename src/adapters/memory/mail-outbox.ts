import type { MailDraft, MailOutbox, QueuedMail } from '#ports/mail-outbox.ts'
import type { MemoryWorld } from './memory-world.ts'

/** Puts a mail into the queue, as a store does in its own transaction. */
export function queueMail({ mails }: MemoryWorld, id: string, draft: MailDraft, now: number): void {
  mails.set(id, {
    ...draft,
    id,
    createdAt: now,
    state: 'waiting',
    tries: 0,
    nextTryAt: draft.notBefore ?? now,
    sentAt: null,
    lastError: null,
  })
}

export function memoryMailOutbox(world: MemoryWorld): MailOutbox {
  const change = (id: string, change: Partial<QueuedMail>) => {
    const mail = world.mails.get(id)
    if (mail !== undefined) world.mails.set(id, { ...mail, ...change })
  }
  return {
    async claim(now, leaseUntil, limit) {
      const due = [...world.mails.values()]
        .filter(
          ({ state, nextTryAt }) => state === 'waiting' && nextTryAt !== null && nextTryAt <= now,
        )
        .toSorted((a, b) => (a.nextTryAt ?? 0) - (b.nextTryAt ?? 0))
        .slice(0, limit)
      return due
        .map((mail) => {
          const claimed = { ...mail, nextTryAt: leaseUntil, tries: mail.tries + 1 }
          world.mails.set(mail.id, claimed)
          return claimed
        })
        .toSorted((a, b) => a.createdAt - b.createdAt)
    },
    async markSent(id, now) {
      change(id, { state: 'sent', sentAt: now, nextTryAt: null, lastError: null })
    },
    async markFailed(id, reason, nextTryAt) {
      change(id, {
        state: nextTryAt === null ? 'failed' : 'waiting',
        nextTryAt,
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
      for (const { id } of stuck) change(id, { state: 'waiting', nextTryAt: now })
      return stuck.length
    },
  }
}
