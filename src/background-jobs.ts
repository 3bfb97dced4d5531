import { httpQuotePlatform } from '#adapters/provider/quote-platform.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { removeUnfinished } from '#adapters/sql/archive.ts'
import type { Logger } from '#adapters/system/log.ts'
import { day, hour, minute, second } from '#domain/time.ts'
import { unusedDrawingsKept } from '#domain/written-quotes/document.ts'
import { alertAdditions } from '#usecases/emails/alert-additions.ts'
import { alertFailedEmails, alertFailedHandOvers } from '#usecases/emails/alert-failures.ts'
import { deliverLead } from '#usecases/quote-requests/deliver-lead.ts'
import { schedulePaidDeliveries } from '#usecases/deliveries/schedule-deliveries.ts'
import { sendNextOfBatch } from '#usecases/deliveries/send-batches.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { forgetImports, runImports } from '#usecases/desk/customer-imports.ts'
import { deskDeliveries } from '#usecases/desk/deliveries.ts'
import { sendDigests } from '#usecases/desk/send-digests.ts'
import { deskQuotes } from '#usecases/desk/written-quotes.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { forgetOld } from '#usecases/forget-old.ts'
import { issueRefunds } from '#usecases/payments/issue-refunds.ts'
import {
  makeNextPhotograph,
  removeUnclaimedPhotographs,
} from '#usecases/photographs/make-photographs.ts'
import { makeNextPictureFile, removeUnusedPictures } from '#usecases/pictures/make-pictures.ts'
import { readFees, readPayouts } from '#usecases/payments/read-fees.ts'
import { startReconciling } from '#usecases/payments/reconcile-payments.ts'
import { readRecordPeriods } from '#usecases/read-settings.ts'
import { removeOldFiles } from '#usecases/uploads.ts'
import { backInStock } from '#usecases/restock.ts'
import { remindOfQuotes } from '#usecases/written-quotes/remind-of-quotes.ts'
import type { Config } from './config.ts'

/** A job that repeats `pauseMs` after the end of its last round. */
interface Job {
  readonly name: string
  readonly pauseMs: number
  /** A number is how many things the round did; the log says so. */
  readonly run: () => Promise<unknown>
}

interface JobOptions {
  readonly config: Config
  readonly log: Logger
  readonly dependencies: Dependencies
  /** Ends a round between two items, for a server that waits to stop. */
  readonly isStopping: () => boolean
  readonly onFailure: (job: string) => (error: unknown) => void
}

/** Every background job except sending emails and reading the mailbox. */
export const backgroundJobs = (options: JobOptions): readonly Job[] => [
  ...paymentJobs(options),
  ...emailJobs(options),
  ...quoteJobs(options),
  ...leadJobs(options),
  ...pictureJobs(options),
  ...retentionJobs(options),
]

function paymentJobs({ dependencies, log }: JobOptions): readonly Job[] {
  const reconcile = startReconciling(dependencies)
  const refund = issueRefunds(dependencies)
  const fees = readFees(dependencies)
  const payouts = readPayouts(dependencies)
  return [
    { name: 'holds', pauseMs: 5 * second, run: expireHolds(dependencies) },
    {
      name: 'payments',
      pauseMs: 2 * minute,
      async run() {
        const { paid } = await reconcile()
        if (paid > 0) log.warn({ paid }, 'payments whose webhook event never came')
      },
    },
    {
      name: 'refunds',
      pauseMs: 5 * second,
      async run() {
        const { done, waiting, refused, failed } = await refund()
        if (done + waiting > 0) log.info({ done, waiting }, 'refunds')
        // The provider's reasons may name people; they are stored with the refund.
        for (const { paymentId: payment } of refused) log.error({ payment }, 'refund refused')
        for (const { paymentId: payment } of failed) log.error({ payment }, 'refund failed')
      },
    },
    {
      name: 'fees',
      pauseMs: 20 * second,
      async run() {
        await fees()
        await payouts({ lists: false })
      },
    },
    { name: 'payouts', pauseMs: hour, run: () => payouts({ lists: true }) },
  ]
}

function emailJobs({ dependencies }: JobOptions): readonly Job[] {
  const restock = backInStock(dependencies)
  return [
    { name: 'back in stock', pauseMs: minute, run: () => restock.notifyAll() },
    { name: 'digests', pauseMs: minute, run: sendDigests(dependencies) },
    { name: 'quote reminders', pauseMs: minute, run: remindOfQuotes(dependencies) },
    { name: 'failed emails', pauseMs: 10 * second, run: alertFailedEmails(dependencies) },
    { name: 'additions to requests', pauseMs: 10 * second, run: alertAdditions(dependencies) },
  ]
}

function quoteJobs({ dependencies, isStopping }: JobOptions): readonly Job[] {
  const { writtenQuotes, clock } = dependencies
  const sendDelivery = sendNextOfBatch(
    dependencies,
    deskDeliveries(dependencies, deskQuotes(dependencies)),
  )
  return [
    {
      name: 'unused drawings',
      pauseMs: hour,
      run: () => writtenQuotes.removeUnusedDrawings(clock.now() - unusedDrawingsKept),
    },
    {
      name: 'prices of deliveries',
      pauseMs: second,
      async run() {
        while (!isStopping() && (await sendDelivery()) !== null);
      },
    },
    { name: 'paid deliveries', pauseMs: 10 * second, run: schedulePaidDeliveries(dependencies) },
  ]
}

const maxLeadsPerRound = 10

/** Run only with a platform behind the site. */
function leadJobs({ config, dependencies, log }: JobOptions): readonly Job[] {
  if (config.quotesApiUrl === null) return []
  const quotePlatform = httpQuotePlatform(platformAt(config.quotesApiUrl))
  const deliverNext = deliverLead({ ...dependencies, quotePlatform })
  return [
    {
      name: 'lead deliveries',
      pauseMs: second,
      async run() {
        // Sequential, and none after a failure: a stopping server waits for the round.
        for (let count = 0; count < maxLeadsPerRound; count += 1) {
          const outcome = await deliverNext()
          if (outcome?.is === 'refused') {
            const { leadId: lead, reason, givenUp } = outcome
            log[givenUp ? 'error' : 'warn']({ lead, reason, givenUp }, 'a lead was not delivered')
          }
          if (outcome?.is !== 'delivered') return
        }
      },
    },
    {
      name: 'given-up deliveries',
      pauseMs: 10 * second,
      run: alertFailedHandOvers(dependencies),
    },
  ]
}

function pictureJobs({ dependencies, isStopping }: JobOptions): readonly Job[] {
  const makePicture = makeNextPictureFile(dependencies)
  return [
    // One per round, so that a stopping server need not wait for more.
    { name: 'photographs', pauseMs: second, run: makeNextPhotograph(dependencies) },
    {
      name: 'pictures',
      pauseMs: second,
      async run() {
        while (!isStopping() && (await makePicture()));
      },
    },
    { name: 'unused pictures', pauseMs: minute, run: removeUnusedPictures(dependencies) },
    {
      name: 'unclaimed photographs',
      pauseMs: minute,
      run: removeUnclaimedPhotographs(dependencies),
    },
  ]
}

/** Jobs that move or remove stored records and files. */
function retentionJobs({ config, dependencies, log, onFailure }: JobOptions): readonly Job[] {
  const { codes, sessions, ledger, clock } = dependencies
  const forget = forgetOld({
    ...dependencies,
    recordPeriods: () => readRecordPeriods(dependencies),
    onError: onFailure('retention'),
  })
  return [
    { name: 'files', pauseMs: 10 * second, run: removeOldFiles(dependencies) },
    { name: 'imports', pauseMs: second, run: runImports(dependencies) },
    { name: 'old imports', pauseMs: day, run: forgetImports(dependencies) },
    { name: 'unfinished backups', pauseMs: day, run: () => removeUnfinished(config.dataDir) },
    {
      name: 'retention',
      pauseMs: day,
      async run() {
        const { announced, ...forgotten } = await forget()
        if (Object.values(forgotten).some((count) => count > 0)) {
          log.info(forgotten, 'kept long enough and forgotten')
        }
        if (announced > 0) log.info({ announced }, 'open requests are to be forgotten in a month')
      },
    },
    {
      name: 'upgrade',
      pauseMs: minute,
      run: () => ledger.post(),
    },
    {
      name: 'codes',
      pauseMs: 10 * minute,
      async run() {
        await codes.purge(clock.now())
        await sessions.purge(clock.now())
      },
    },
  ]
}
