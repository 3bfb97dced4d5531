import { attachmentsKey } from '#domain/emails/attachment.ts'
import { answeredAt, passedOverEmail, senderOf } from '#domain/emails/received-email.ts'
import { emailIdsIn, threadIn } from '#domain/emails/reply-thread.ts'
import { maskLinks } from '#domain/emails/secret-links.ts'
import { forwardedFrom } from '#domain/emails/quoted-text.ts'
import { day, second } from '#domain/time.ts'
import { type Mailbox, MailboxProblem, type OpenMailbox } from '#ports/mailbox.ts'
import type { MailboxPlace } from '#ports/received-email-store.ts'
import { alertReplies } from './alert-replies.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Lease of the mailbox, which its process keeps renewing. */
const leaseMs = 90 * second

/** Interval between reads of a mailbox, whose server may not announce new email. */
const pollMs = 20 * second

/** Period that is read of a new mailbox, or one with new UIDs. */
const firstLookBack = 7 * day

/**
 * Tries that ended the program, after which the body of an email is not read, and then not even its
 * head.
 */
const maxTries = { whole: 3, withHead: 8 }

/**
 * Failures after which an email is read without its files, then its head alone, and then nothing:
 * nine minutes outlast most outages. After an email that was given up, the next one holds up the
 * rest for seconds.
 */
const failuresAllowed = { usually: 7, afterOneGivenUp: 3, withHeadAlone: 3 }

/** Pauses after failures, in seconds; the last one repeats. */
const pausesInSeconds = [1, 5, 15, 30, 60, 120, 300]

type ReaderDependencies = Pick<
  Dependencies,
  'receivedEmails' | 'alerts' | 'secrets' | 'clock' | 'ids' | 'pause' | 'publicUrl'
> & {
  readonly mailbox: Mailbox
  /** The addresses that we write from. */
  readonly ownAddresses: () => readonly string[]
  readonly onError: (error: unknown) => void
}

/** Reads the mailbox until it is stopped; one of several processes does. */
export function startMailboxReader(dependencies: ReaderDependencies): {
  stop(): Promise<void>
} {
  const { mailbox, receivedEmails, clock, pause, onError } = dependencies
  const holder = dependencies.ids.newId()
  const receive = receiveEmail(dependencies)
  /** The email that could not be read, and how often. */
  let stuck = { uid: 0, failures: 0 }
  let allowed: number = failuresAllowed.usually
  let isStopped = false
  let wake = () => {}
  const stopped = new Promise<void>((done) => (wake = done))
  const waitFor = (ms: number) => Promise.race([pause.wait(ms), stopped])
  const acquire = () => {
    const now = clock.now()
    return receivedEmails.acquire(mailbox.name, holder, now + leaseMs, now)
  }

  async function readNews(open: OpenMailbox, onSuccess: () => void): Promise<void> {
    const state = await receivedEmails.state(mailbox.name)
    const uids = await open.list(
      state?.validity === open.validity
        ? { above: state.uid }
        : { since: clock.now() - firstLookBack },
    )
    for (const uid of uids) {
      if (isStopped || !(await acquire())) return
      const place = { mailbox: mailbox.name, validity: open.validity, uid }
      const failures = stuck.uid === uid ? stuck.failures : 0
      try {
        await receive(open, place, failures - allowed)
      } catch (error) {
        stuck = { uid, failures: failures + 1 }
        await receivedEmails.endTry(place).catch(onError)
        throw error
      }
      allowed = failures < allowed ? failuresAllowed.usually : failuresAllowed.afterOneGivenUp
      // The connection works again, so that the next failure begins with a short pause.
      onSuccess()
    }
  }

  async function readWhileLeased(open: OpenMailbox, onSuccess: () => void): Promise<void> {
    while (!isStopped && (await acquire())) {
      const news = open.news()
      // Awaited below; this handler covers the case that the code does not get there.
      news.catch(() => {})
      await readNews(open, onSuccess)
      await receivedEmails.recordReading(mailbox.name, clock.now(), null)
      onSuccess()
      await Promise.race([news, waitFor(pollMs)])
    }
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!isStopped) {
      try {
        if (!(await acquire())) {
          await waitFor(pollMs)
          continue
        }
        const open = await mailbox.open()
        try {
          await readWhileLeased(open, () => {
            failures = 0
          })
        } finally {
          await open.close()
        }
      } catch (error) {
        if (isStopped) break
        onError(error)
        const seconds = pausesInSeconds[Math.min(failures, pausesInSeconds.length - 1)] ?? 1
        failures += 1
        await noteFailure(error, failures)
        await waitFor(seconds * second)
      }
    }
    await receivedEmails.release(mailbox.name, holder)
  }

  /**
   * Another process may succeed meanwhile, so a single broken connection or timeout is not reported
   * to the owner.
   */
  async function noteFailure(error: unknown, failures: number): Promise<void> {
    try {
      const problem = error instanceof MailboxProblem ? error : null
      if (problem?.isPassing === false || failures > 2) {
        const sentence = problem?.message ?? 'The mailbox could not be read.'
        await receivedEmails.recordReading(mailbox.name, clock.now(), sentence)
      }
      await receivedEmails.release(mailbox.name, holder)
    } catch (unnoted) {
      onError(unnoted)
    }
  }

  const running = run().catch(onError)
  return {
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}

/** Saves one email, once, even if the program ends meanwhile. */
export function receiveEmail({
  alerts,
  receivedEmails,
  secrets,
  clock,
  ownAddresses,
  publicUrl,
}: Omit<ReaderDependencies, 'mailbox' | 'onError' | 'pause' | 'ids'>) {
  return async (
    open: OpenMailbox,
    place: MailboxPlace,
    /** Failures beyond those after which it is not read as a whole; negative before. */
    failuresBeyond = -1,
  ): Promise<void> => {
    const tries = await receivedEmails.begin(place)
    // Every try uses the same files and row.
    const id = secrets.hash(`received ${place.mailbox} ${place.validity} ${place.uid}`)
    const isPassedOver =
      tries > maxTries.withHead || failuresBeyond >= failuresAllowed.withHeadAlone
    const email = isPassedOver
      ? passedOverEmail(clock.now())
      : tries > maxTries.whole || failuresBeyond > 0
        ? await open.readHead(place.uid, 'unreadable')
        : await open.read(place.uid, failuresBeyond === 0 ? null : attachmentsKey(id))
    if (email === null) return
    const speaksOf = email.report === null ? email.references : email.references.slice(-50)
    const alertsOf = await alertReplies({ alerts })
    const own = ownAddresses().map((address) => address.toLowerCase())
    const arriving = {
      id,
      place,
      key: secrets.hash(
        JSON.stringify([
          // These emails differ only in their ids.
          ...(isPassedOver ? [id] : []),
          email.messageId,
          email.from.address,
          email.writtenAt,
          email.subject,
          ...(email.messageId === '' ? [email.text] : []),
        ]),
      ),
      email: {
        ...email,
        from: senderOf(email, own),
        replyTo: answeredAt(email),
        text: maskLinks(email.text, publicUrl),
      },
      thread: threadIn(speaksOf, (text) => secrets.hash(text)),
      copyOf: emailIdsIn([email.messageId])[0] ?? null,
      answers: emailIdsIn(speaksOf),
      forwardedFrom: forwardedFrom(email.text, email.subject),
      ownAddresses: own,
      at: clock.now(),
    }
    await receivedEmails.take(arriving, alertsOf)
  }
}
