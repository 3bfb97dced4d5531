import path from 'node:path'
import { httpQuotePlatform } from '#adapters/provider/quote-platform.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { emailRenderer, type RendererSettings } from '#adapters/mail/email-renderer.ts'
import { removeUnfinished } from '#adapters/sql/archive.ts'
import { fileMailer, smtpMailer } from '#adapters/mail/mailers.ts'
import type { Logger } from '#adapters/system/log.ts'
import { repeat, type Repeated } from '#adapters/system/repeat.ts'
import { day, hour, minute, second } from '#domain/time.ts'
import { unusedDrawingsKept } from '#domain/written-quotes/document.ts'
import { issueRefunds } from '#usecases/issue-refunds.ts'
import { forgetImports, runImports } from '#usecases/desk/customer-imports.ts'
import { deliverLead } from '#usecases/deliver-lead.ts'
import { sendDigests } from '#usecases/desk/send-digests.ts'
import { expireHolds } from '#usecases/expire-holds.ts'
import { forgetOld } from '#usecases/forget-old.ts'
import {
  makeNextPhotograph,
  removeUnclaimedPhotographs,
} from '#usecases/photographs/make-photographs.ts'
import { makeNextPictureFile, removeUnusedPictures } from '#usecases/pictures/make-pictures.ts'
import { requestLinks } from '#usecases/photographs/request-links.ts'
import { backInStock } from '#usecases/restock.ts'
import { readRecordPeriods } from '#usecases/record-periods.ts'
import { startMailboxReader, removeOldFiles } from '#usecases/read-mailbox.ts'
import { readFees, readPayouts } from '#usecases/read-fees.ts'
import { startReconciling } from '#usecases/reconcile-payments.ts'
import { schedulePaidDeliveries } from '#usecases/deliveries/schedule-deliveries.ts'
import { sendNextOfBatch } from '#usecases/deliveries/send-batches.ts'
import { deskDeliveries } from '#usecases/desk/price-deliveries.ts'
import { deskQuotes } from '#usecases/desk/written-quotes.ts'
import { remindOfQuotes } from '#usecases/written-quotes/remind-of-quotes.ts'
import { alertAdditions } from '#usecases/alert-additions.ts'
import { alertFailedEmails, alertFailedHandOvers } from '#usecases/alert-failures.ts'
import { emailsAtOnce, sendMails } from '#usecases/send-mails.ts'
import { senderOf, type Dependencies } from './dependencies.ts'
import type { Config } from './config.ts'

/** Most leads delivered in one round. */
const leadsInARow = 10

/**
 * Starts the background work: emails, expiring holds, lost webhook events, refunds, lead deliveries and
 * retention. Every process runs it; each job claims its work in the database, so that two never do
 * the same.
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
  let isStopping = false
  const emails = sendMails({
    ...dependencies,
    mailer,
    renderer: emailRenderer({ ...dependencies, links: requestLinks(dependencies), renderMarkup }),
    onFailure: (failure) => log.warn(failure, 'an email was not sent'),
    onError: onFailure('emails'),
  })
  const endListening = dependencies.outbox.onQueued(() => {
    emails.look().catch(onFailure('emails'))
  })
  const expire = expireHolds(dependencies)
  const reconcile = startReconciling(dependencies)
  const refund = issueRefunds(dependencies)
  const fees = readFees(dependencies)
  const payouts = readPayouts(dependencies)
  const makePhotograph = makeNextPhotograph(dependencies)
  const makePicture = makeNextPictureFile(dependencies)
  const removeUnused = removeUnusedPictures(dependencies)
  const removeUnclaimed = removeUnclaimedPhotographs(dependencies)
  const restock = backInStock(dependencies)
  const digests = sendDigests(dependencies)
  const schedulePaid = schedulePaidDeliveries(dependencies)
  const remind = remindOfQuotes(dependencies)
  const sendDelivery = sendNextOfBatch(
    dependencies,
    deskDeliveries(dependencies, deskQuotes(dependencies)),
  )
  const alertFailures = alertFailedEmails(dependencies)
  const sendAdditionAlerts = alertAdditions(dependencies)
  const forget = forgetOld({
    ...dependencies,
    recordPeriods: readRecordPeriods(dependencies),
    onError: onFailure('retention'),
  })
  const forgetFiles = forgetImports(dependencies)

  const reading = mailboxReader()
  const regularly = (name: string, pauseMs: number, work: () => Promise<void>) =>
    repeat(work, pauseMs, onFailure(name))
  const all = [
    // For emails that other processes queued, and those that waited for their time.
    regularly('emails', second, () => emails.look()),
    regularly('holds', 5 * second, async () => {
      await expire()
    }),
    regularly('payments', 2 * minute, async () => {
      const { paid } = await reconcile()
      if (paid > 0) log.warn({ paid }, 'payments whose webhook event never came')
    }),
    regularly('refunds', 5 * second, async () => {
      const { done, waiting, refused, failed } = await refund()
      if (done + waiting > 0) log.info({ done, waiting }, 'refunds')
      // The provider's reasons may name people; they are stored with the refund.
      for (const { paymentId: payment } of refused) log.error({ payment }, 'refund refused')
      for (const { paymentId: payment } of failed) log.error({ payment }, 'refund failed')
    }),
    regularly('fees', 20 * second, async () => {
      await fees()
      await payouts({ lists: false })
    }),
    regularly('payouts', hour, async () => {
      await payouts({ lists: true })
    }),
    ...leadDeliveries(),
    regularly('photographs', second, async () => {
      // One, then the stopping server may go on with its stop.
      await makePhotograph()
    }),
    regularly('pictures', second, async () => {
      while (!isStopping && (await makePicture()));
    }),
    regularly('unused pictures', minute, async () => {
      await removeUnused()
    }),
    regularly('unclaimed photographs', minute, async () => {
      const photographs = await removeUnclaimed()
      if (photographs > 0) log.info({ photographs }, 'photographs removed')
    }),
    regularly('unused drawings', hour, async () => {
      const since = dependencies.clock.now() - unusedDrawingsKept
      const drawings = await dependencies.writtenQuotes.removeUnusedDrawings(since)
      if (drawings > 0) log.info({ drawings }, 'drawings removed that no quote shows')
    }),
    regularly('back in stock', minute, async () => {
      const customers = await restock.tellAll()
      if (customers > 0) log.info({ customers }, 'told that a product is back')
    }),
    regularly('digests', minute, async () => {
      const sent = await digests()
      if (sent > 0) log.info({ sent }, 'digests of the day')
    }),
    regularly('quote reminders', minute, async () => {
      const sent = await remind()
      if (sent > 0) log.info({ sent }, 'reminders of quotes')
    }),
    regularly('prices of deliveries', second, async () => {
      while (!isStopping && (await sendDelivery()) !== null);
    }),
    regularly('paid deliveries', 10 * second, async () => {
      const scheduled = await schedulePaid()
      if (scheduled > 0) log.info({ scheduled }, 'paid deliveries came into the schedule')
    }),
    regularly('failed emails', 10 * second, async () => {
      await alertFailures()
    }),
    regularly('additions to requests', 10 * second, async () => {
      await sendAdditionAlerts()
    }),
    regularly('files', 10 * second, removeOldFiles(dependencies)),
    regularly('imports', second, runImports(dependencies)),
    regularly('old imports', day, forgetFiles),
    regularly('unfinished backups', day, () => removeUnfinished(config.dataDir)),
    regularly('retention', day, async () => {
      const { announced, ...forgotten } = await forget()
      if (Object.values(forgotten).some((count) => count > 0)) {
        log.info(forgotten, 'kept long enough and forgotten')
      }
      if (announced > 0) log.info({ announced }, 'open requests are to be forgotten in a month')
    }),
    regularly('upgrade', minute, async () => {
      const requests = await dependencies.leads.adopt()
      if (requests > 0) log.info({ requests }, 'brought to the desk from the version before')
      await dependencies.ledger.post()
    }),
    regularly('codes', 10 * minute, async () => {
      await dependencies.codes.purge(dependencies.clock.now())
      await dependencies.sessions.purge(dependencies.clock.now())
    }),
  ]

  /** Runs only with a platform behind the site. */
  function leadDeliveries(): readonly Repeated[] {
    if (config.quotesApiUrl === null) return []
    const quotePlatform = httpQuotePlatform(platformAt(config.quotesApiUrl))
    const deliverNext = deliverLead({ ...dependencies, quotePlatform })
    const work = async () => {
      // Sequential, and none after a failure: a stopping server waits for the round.
      for (let count = 0; count < leadsInARow; count += 1) {
        const outcome = await deliverNext()
        if (outcome?.is === 'refused') {
          const { leadId: lead, reason, givenUp } = outcome
          log[givenUp ? 'error' : 'warn']({ lead, reason, givenUp }, 'a lead was not delivered')
        }
        if (outcome?.is !== 'delivered') return
      }
    }
    const alertGivenUp = alertFailedHandOvers(dependencies)
    return [
      regularly('lead deliveries', second, work),
      regularly('given-up deliveries', 10 * second, async () => {
        await alertGivenUp()
      }),
    ]
  }

  /** Runs only with a mailbox to read. */
  function mailboxReader(): readonly Repeated[] {
    const { mailbox } = dependencies
    if (mailbox === null) return []
    const ownAddresses = () => [dependencies.company().email, dependencies.senderAddress()]
    const onError = onFailure('mailbox')
    return [startMailboxReader({ ...dependencies, mailbox, ownAddresses, onError })]
  }

  return {
    async stop() {
      isStopping = true
      endListening()
      await Promise.all([...all, ...reading, emails].map((each) => each.stop()))
      await mailer.close()
    },
  }
}
