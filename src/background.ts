import path from 'node:path'
import { emailRenderer, type RendererSettings } from '#adapters/mail/email-renderer.ts'
import { fileMailer, smtpMailer } from '#adapters/mail/mailers.ts'
import type { Logger } from '#adapters/system/log.ts'
import { repeat, type Repeated } from '#adapters/system/repeat.ts'
import { second } from '#domain/time.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { requestLinks } from '#usecases/quote-requests/request-links.ts'
import { startMailboxReader } from '#usecases/emails/read-mailbox.ts'
import { emailsAtOnce, sendMails } from '#usecases/emails/send-mails.ts'
import { backgroundJobs } from './background-jobs.ts'
import type { Config } from './config.ts'
import { senderOf } from './dependencies.ts'

/**
 * Starts the background work: emails, the mailbox, and the jobs of `background-jobs.ts`. Every
 * process runs it; each job claims its work in the database, so that two never do the same.
 */
export function startBackgroundWork(
  config: Config,
  log: Logger,
  dependencies: Dependencies,
  renderMarkup: RendererSettings['renderMarkup'],
): Repeated {
  const sender = {
    from: () => senderOf(config, dependencies.company()),
    domain: new URL(config.publicUrl).hostname,
  }
  const mailer =
    config.smtpUrl === null
      ? fileMailer(path.join(config.dataDir, 'mail'), sender)
      : smtpMailer(config.smtpUrl, sender, emailsAtOnce)
  const onFailure = (work: string) => (error: unknown) => {
    log.error({ err: error, work }, 'background work failed')
  }
  const logged = (work: string, run: () => Promise<unknown>) => async () => {
    const count = await run()
    if (typeof count === 'number' && count > 0) log.info({ work, count }, 'background work done')
  }
  let isStopping = false
  const emails = sendMails({
    ...dependencies,
    mailer,
    renderer: emailRenderer({ ...dependencies, links: requestLinks(dependencies), renderMarkup }),
    onFailure: (failure) => log.warn(failure, 'an email was not sent'),
    onError: onFailure('emails'),
  })
  const endListening = dependencies.outbox.onQueued(() => {
    emails.poll().catch(onFailure('emails'))
  })
  const jobs = [
    // Emails that other processes queued, and those whose time has come.
    { name: 'emails', pauseMs: second, run: () => emails.poll() },
    ...backgroundJobs({ config, log, dependencies, isStopping: () => isStopping, onFailure }),
  ]
  const running = [
    ...jobs.map(({ name, pauseMs, run }) => repeat(logged(name, run), pauseMs, onFailure(name))),
    ...mailboxReaders(dependencies, onFailure('mailbox')),
    emails,
  ]
  return {
    async stop() {
      isStopping = true
      endListening()
      await Promise.all(running.map((each) => each.stop()))
      await mailer.close()
    },
  }
}

/** A job that reads the mailbox, if the company has one. */
function mailboxReaders(
  dependencies: Dependencies,
  onError: (error: unknown) => void,
): readonly Repeated[] {
  const { mailbox } = dependencies
  if (mailbox === null) return []
  const ownAddresses = () => [dependencies.company().email, dependencies.senderAddress()]
  return [startMailboxReader({ ...dependencies, mailbox, ownAddresses, onError })]
}
