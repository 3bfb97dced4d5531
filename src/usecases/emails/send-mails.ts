import { triesToShow } from '#domain/emails/email-log.ts'
import { usefulLifetime } from '#domain/emails/email-priority.ts'
import { minute } from '#domain/time.ts'
import type { Claim, QueuedEmail, SentEmail } from '#ports/mail-outbox.ts'
import type { EmailRenderer, Mailer } from '#ports/mailer.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { errorCode } from '#usecases/error-code.ts'

/** How long one sender may claim an email: longer than any attempt. */
const leaseMs = 2 * minute

/** Parallel emails in total and per domain, so that a slow domain delays only itself. */
const lanes = {
  codes: { atOnce: 3, toOneDomain: 2 },
  others: { atOnce: 10, toOneDomain: 5 },
} as const satisfies Record<Claim['lane'], object>

/** Parallel emails that a mailer must support. */
export const emailsAtOnce = lanes.codes.atOnce + lanes.others.atOnce

/** Pauses after failed attempts, in minutes; after the last one the email is given up. */
const pausesInMinutes = [1, 2, 5, 15, 30, 60, 120, 240, 480, 960, 1440, 1440]

/** Longest stored answer of a mail server, in characters. */
const reasonLength = 1000

/** A failed attempt, in text that is safe to log. */
export interface FailedEmail {
  readonly id: string
  readonly kind: string
  /** `errorCode` of the error of the mail server or the program. */
  readonly code: string
  readonly givenUp: boolean
}

/** Sends due emails continuously. */
export interface EmailSender {
  /** Claims due emails; resolves when all are in progress, or no capacity is left. */
  poll(): Promise<void>
  /** Resolves when no email is in progress. */
  idle(): Promise<void>
  /** Claims nothing more; resolves when emails in progress are done. */
  stop(): Promise<void>
}

/**
 * Sends several emails in parallel, the most urgent first, with growing pauses after refusals. A
 * sent email that could not be marked as sent is marked before anything else is claimed, so that it
 * is not sent twice.
 */
export function sendMails(
  dependencies: Pick<Dependencies, 'outbox' | 'clock'> & {
    readonly renderer: EmailRenderer
    readonly mailer: Mailer
    readonly onFailure: (failure: FailedEmail) => void
    /** Called with errors of the outbox between two rounds. */
    readonly onError: (error: unknown) => void
  },
): EmailSender {
  const { outbox, renderer, mailer, clock, onFailure, onError } = dependencies
  const underWay = { codes: new Map<string, Attempt>(), others: new Map<string, Attempt>() }
  const taking = { codes: idleLane(), others: idleLane() }
  /** Sent, but not marked as sent yet. */
  const unmarked = new Map<string, SentEmail>()
  let marking = Promise.resolve()
  let stopped = false

  function markSentEmails(): Promise<void> {
    // Sequential; each write covers all emails sent meanwhile.
    marking = marking
      .catch(() => {})
      .then(async () => {
        const sent = [...unmarked.values()]
        if (sent.length === 0) return
        await outbox.markSent(sent)
        for (const { email } of sent) unmarked.delete(email.id)
      })
    return marking
  }

  /** Claims due emails of a lane until it is full or none is left; one call at a time. */
  async function take(lane: Claim['lane']): Promise<void> {
    const claiming = taking[lane]
    claiming.again = true
    claiming.done ??= Promise.resolve().then(async () => {
      try {
        while (claiming.again && !stopped) {
          claiming.again = false
          if (await takeOnce(lane)) claiming.again = true
        }
      } finally {
        claiming.done = null
      }
    })
    return claiming.done
  }

  /** False where the lane is full or nothing is due. */
  async function takeOnce(lane: Claim['lane']): Promise<boolean> {
    const capacity = capacityOf(lane)
    if (capacity.limit === 0) return false
    const now = clock.now()
    const emails = await outbox.claim({ lane, now, leaseUntil: now + leaseMs, ...capacity })
    for (const email of emails) begin(lane, email)
    return emails.length > 0
  }

  function capacityOf(lane: Claim['lane']): Pick<Claim, 'limit' | 'exceptDomains'> {
    const { atOnce, toOneDomain } = lanes[lane]
    const counts = new Map<string, number>()
    for (const { domain } of underWay[lane].values()) {
      counts.set(domain, (counts.get(domain) ?? 0) + 1)
    }
    const full = [...counts].filter(([, count]) => count >= toOneDomain)
    const most = Math.max(0, ...[...counts.values()].filter((count) => count < toOneDomain))
    return {
      // All claimed emails may go to the domain with the least capacity left.
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
    if (isTooLate(email, clock.now())) return giveUp(email)
    let stored: Pick<SentEmail, 'subject' | 'text'>
    try {
      if (await outbox.giveUpReplaced(email)) return
      const rendered = await renderer.render(email)
      await mailer.send(rendered.outgoing)
      stored = rendered.stored
    } catch (error) {
      await giveBack(email, error)
      return
    }
    unmarked.set(email.id, { email, at: clock.now(), ...stored })
    await markSentEmails()
  }

  async function giveUp(email: QueuedEmail): Promise<void> {
    await outbox.markFailed(email, {
      reason: 'The code ended before it could be sent.',
      at: clock.now(),
      nextTryAt: null,
      needsAttention: false,
    })
    onFailure({ id: email.id, kind: kindOf(email), code: 'code-ended', givenUp: true })
  }

  async function giveBack(email: QueuedEmail, error: unknown): Promise<void> {
    const pause = pausesInMinutes[email.tries - 1]
    const nextTryAt = pause === undefined ? null : clock.now() + pause * minute
    const reason = error instanceof Error ? error.message : String(error)
    const code = errorCode(error)
    // 530, 534, 535 and 538 are about our own sign-in at the mail server.
    const isRefused = /^5(?!3[0458])\d\d$/.test(code)
    await outbox.markFailed(email, {
      reason: reason.slice(0, reasonLength),
      at: clock.now(),
      nextTryAt,
      needsAttention: nextTryAt === null || email.tries >= triesToShow || isRefused,
      isRefused,
    })
    onFailure({ id: email.id, kind: kindOf(email), code, givenUp: nextTryAt === null })
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
    async poll() {
      await markSentEmails()
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

/** A lane that is not claiming; `again` is set when more emails may be due. */
const idleLane = (): { again: boolean; done: Promise<void> | null } => ({
  again: false,
  done: null,
})

const kindOf = ({ body }: QueuedEmail): string => (body.is === 'written' ? 'written' : body.kind)

/** Whether the code in it has ended. */
function isTooLate(email: QueuedEmail, now: number): boolean {
  const lifetime = usefulLifetime(kindOf(email))
  return lifetime !== null && now >= email.createdAt + lifetime
}

const domainOf = (address: string): string =>
  address.slice(address.lastIndexOf('@') + 1).toLowerCase()
