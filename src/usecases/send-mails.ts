import { minute } from '#domain/time.ts'
import type { Clock } from '#ports/clock.ts'
import type { Claim, MailOutbox, QueuedEmail, SentEmail } from '#ports/mail-outbox.ts'
import type { EmailRenderer, Mailer } from '#ports/mailer.ts'
import { errorCode } from './error-code.ts'

/** How long one sender may keep an email to itself: longer than any attempt lasts. */
const leaseMs = 2 * minute

/** Emails under way at once, in all and to one domain, so that a slow one holds up only itself. */
const lanes = {
  codes: { atOnce: 3, toOneDomain: 2 },
  others: { atOnce: 10, toOneDomain: 5 },
} as const satisfies Record<Claim['lane'], object>

/** Emails under way at once, as a mailer has to be made for. */
export const emailsAtOnce = lanes.codes.atOnce + lanes.others.atOnce

/** Pauses after the first, second, … failed attempt, in minutes; then the email is given up. */
const pausesInMinutes = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440, 1440]

/** Longest answer of a mail server that is kept, in characters. */
const reasonLength = 1000

/** An attempt that failed, in words that may stand in a log. */
export interface FailedEmail {
  readonly id: string
  readonly kind: string
  /** `errorCode` of what the mail server or the program said. */
  readonly code: string
  readonly givenUp: boolean
}

/** Sends what is due, and goes on as room becomes free. */
export interface EmailSender {
  /** Takes what is due; resolves when all of it is under way, or there is no room for more. */
  look(): Promise<void>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
  /** Takes nothing more; resolves when what is under way is done. */
  stop(): Promise<void>
}

/**
 * Several emails at once, the most pressing first; one that is refused waits longer each time. An
 * email that went out and could not be noted as such is noted before anything else is taken,
 * rather than sent again.
 */
export function sendMails(dependencies: {
  readonly outbox: MailOutbox
  readonly renderer: EmailRenderer
  readonly mailer: Mailer
  readonly clock: Clock
  readonly onFailure: (failure: FailedEmail) => void
  /** Hears what the outbox throws between two looks. */
  readonly onError: (error: unknown) => void
}): EmailSender {
  const { outbox, renderer, mailer, clock, onFailure, onError } = dependencies
  const underWay = { codes: new Map<string, Attempt>(), others: new Map<string, Attempt>() }
  const taking = { codes: idleLane(), others: idleLane() }
  /** Went out, and the outbox does not know yet. */
  const unnoted = new Map<string, SentEmail>()
  let noting = Promise.resolve()
  let stopped = false

  function noteSent(): Promise<void> {
    // One after the other, each with all that has come meanwhile.
    noting = noting
      .catch(() => {})
      .then(async () => {
        const sent = [...unnoted.values()]
        if (sent.length === 0) return
        await outbox.markSent(sent)
        for (const { email } of sent) unnoted.delete(email.id)
      })
    return noting
  }

  /** Takes what is due in a lane until it is full or nothing more is; one call at a time. */
  async function take(lane: Claim['lane']): Promise<void> {
    const turn = taking[lane]
    turn.again = true
    turn.done ??= Promise.resolve().then(async () => {
      try {
        while (turn.again && !stopped) {
          turn.again = false
          if (await takeOnce(lane)) turn.again = true
        }
      } finally {
        turn.done = null
      }
    })
    return turn.done
  }

  /** False where the lane is full or nothing is due. */
  async function takeOnce(lane: Claim['lane']): Promise<boolean> {
    const room = roomIn(lane)
    if (room.limit === 0) return false
    const now = clock.now()
    const emails = await outbox.claim({ lane, now, leaseUntil: now + leaseMs, ...room })
    for (const email of emails) begin(lane, email)
    return emails.length > 0
  }

  function roomIn(lane: Claim['lane']): Pick<Claim, 'limit' | 'exceptDomains'> {
    const { atOnce, toOneDomain } = lanes[lane]
    const counts = new Map<string, number>()
    for (const { domain } of underWay[lane].values()) {
      counts.set(domain, (counts.get(domain) ?? 0) + 1)
    }
    const full = [...counts].filter(([, count]) => count >= toOneDomain)
    const most = Math.max(0, ...[...counts.values()].filter((count) => count < toOneDomain))
    return {
      // All that are taken may go to the domain that has the least room left.
      limit: Math.min(atOnce - underWay[lane].size, toOneDomain - most),
      exceptDomains: full.map(([domain]) => domain),
    }
  }

  function begin(lane: Claim['lane'], email: QueuedEmail): void {
    const done = attempt(email)
      .catch(onError)
      .then(() => {
        underWay[lane].delete(email.id)
        void take(lane).catch(onError)
      })
    underWay[lane].set(email.id, { domain: domainOf(email.to), done })
  }

  async function attempt(email: QueuedEmail): Promise<void> {
    let kept: Pick<SentEmail, 'subject' | 'text'>
    try {
      const rendered = await renderer.render(email)
      await mailer.send(rendered.outgoing)
      kept = rendered.kept
    } catch (error) {
      await giveBack(email, error)
      return
    }
    unnoted.set(email.id, { email, at: clock.now(), ...kept })
    await noteSent()
  }

  async function giveBack(email: QueuedEmail, error: unknown): Promise<void> {
    const pause = pausesInMinutes[email.tries - 1]
    const nextTryAt = pause === undefined ? null : clock.now() + pause * minute
    const reason = error instanceof Error ? error.message : String(error)
    await outbox.markFailed(email, reason.slice(0, reasonLength), nextTryAt)
    const kind = email.body.is === 'written' ? 'written' : email.body.kind
    onFailure({ id: email.id, kind, code: errorCode(error), givenUp: nextTryAt === null })
  }

  async function idle(): Promise<void> {
    for (;;) {
      const attempts = [...underWay.codes.values(), ...underWay.others.values()]
      const takes = [taking.codes.done, taking.others.done].filter((done) => done !== null)
      if (attempts.length + takes.length === 0) return
      await Promise.allSettled([...attempts.map(({ done }) => done), ...takes])
    }
  }

  return {
    async look() {
      await noteSent()
      await Promise.all([take('codes'), take('others')])
    },
    idle,
    async stop() {
      stopped = true
      await idle()
    },
  }
}

interface Attempt {
  readonly domain: string
  readonly done: Promise<void>
}

/** A lane that is not taking emails; `again` is set when there may be more to take. */
function idleLane(): { again: boolean; done: Promise<void> | null } {
  return { again: false, done: null }
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
