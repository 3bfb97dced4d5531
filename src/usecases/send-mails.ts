import type { Clock } from '#ports/clock.ts'
import type { MailOutbox, QueuedMail } from '#ports/mail-outbox.ts'
import type { Mailer } from '#ports/mailer.ts'
import { minute } from '#domain/time.ts'

/** How long one sender may keep a mail to itself: several times what sending one can take. */
const leaseMs = 2 * minute

/** Mails tried in one round at most, so that a sender that stops is not waited for long. */
const mailsInARound = 10

/** Pauses after the first, second, … failed attempt, in minutes; then the mail is given up. */
const pausesInMinutes = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440, 1440]

interface FailedMail {
  readonly id: string
  readonly reason: string
  readonly givenUp: boolean
}

/** What one round of sending did. */
export interface SendingRound {
  readonly sent: number
  readonly failed: readonly FailedMail[]
}

/**
 * Sends what is due, one mail after the other; a mail that is refused waits longer each time.
 * Throws what the outbox throws. A mail that was sent and could not be noted as such is noted
 * before anything else in the next round, rather than sent again.
 */
export function sendMails(world: {
  readonly outbox: MailOutbox
  readonly mailer: Mailer
  readonly clock: Clock
}) {
  const { outbox, mailer, clock } = world
  /** When each mail went out that the outbox does not know of yet. */
  const sentAt = new Map<string, number>()

  async function noteSent(): Promise<void> {
    for (const [id, at] of sentAt) {
      await outbox.markSent(id, at)
      sentAt.delete(id)
    }
  }

  /** Null where it was sent. */
  async function send(mail: QueuedMail): Promise<FailedMail | null> {
    try {
      await mailer.send(mail)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const pause = pausesInMinutes[mail.tries - 1]
      const nextTryAt = pause === undefined ? null : clock.now() + pause * minute
      await outbox.markFailed(mail.id, reason, nextTryAt)
      return { id: mail.id, reason, givenUp: nextTryAt === null }
    }
    sentAt.set(mail.id, clock.now())
    await noteSent()
    return null
  }

  return async (): Promise<SendingRound> => {
    await noteSent()
    let sent = 0
    const failed: FailedMail[] = []
    while (sent + failed.length < mailsInARound) {
      const now = clock.now()
      const mail = await outbox.claim(now, now + leaseMs)
      if (mail === null) break
      const failure = await send(mail)
      if (failure === null) sent += 1
      else failed.push(failure)
    }
    return { sent, failed }
  }
}
