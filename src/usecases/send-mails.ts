import type { Clock } from '#ports/clock.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { Mailer } from '#ports/mailer.ts'

/** How long one sender may keep a mail to itself, in milliseconds. */
const leaseMs = 2 * 60_000

/** Pauses after the first, second, … failed attempt, in minutes; then the mail is given up. */
const pausesInMinutes = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440, 1440]

/** What one round of sending did. */
export interface SendingRound {
  readonly sent: number
  readonly failed: readonly {
    readonly id: string
    readonly reason: string
    readonly givenUp: boolean
  }[]
}

/** Sends what is due; a mail that is refused waits longer each time. */
export function sendMails(world: {
  readonly outbox: MailOutbox
  readonly mailer: Mailer
  readonly clock: Clock
}) {
  return async (): Promise<SendingRound> => {
    const now = world.clock.now()
    const due = await world.outbox.claim(now, now + leaseMs, 10)
    let sent = 0
    const failed: { id: string; reason: string; givenUp: boolean }[] = []
    for (const mail of due) {
      try {
        await world.mailer.send(mail)
        await world.outbox.markSent(mail.id, world.clock.now())
        sent += 1
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        const pause = pausesInMinutes[mail.tries - 1]
        const nextTryAt = pause === undefined ? null : world.clock.now() + pause * 60_000
        await world.outbox.markFailed(mail.id, reason, nextTryAt)
        failed.push({ id: mail.id, reason, givenUp: nextTryAt === null })
      }
    }
    return { sent, failed }
  }
}
