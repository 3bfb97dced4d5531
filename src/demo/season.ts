import type { Dependencies } from '#usecases/dependencies.ts'
import { requestLinks } from '#usecases/quote-requests/request-links.ts'
import path from 'node:path'
import { emailRenderer } from '#adapters/mail/email-renderer.ts'
import { fileMailer } from '#adapters/mail/mailers.ts'
import { testCheckout } from '#adapters/payments/test-checkout.ts'
import { drawQuote } from '#adapters/pdf/draw-quote.ts'
import type { Logger } from '#adapters/system/log.ts'
import { originalContent } from '#content/content.ts'
import { addDays, dateOf, instantAt, minute, type Instant } from '#domain/time.ts'
import type { Mailer } from '#ports/mailer.ts'
import type { TestCheckout } from '#ports/test-checkout.ts'
import { deskUseCases, type Desk } from '#usecases/desk/desk.ts'
import { sendMails } from '#usecases/emails/send-mails.ts'
import { alertAdditions } from '#usecases/emails/alert-additions.ts'
import type { Config } from '#config.ts'
import { composeDependencies, senderOf } from '#dependencies.ts'
import { builtMarkup } from '#open-site.ts'
import type { Stores } from '#stores.ts'

/** A moment of the season: days before today with the company's time of day, or minutes ago. */
export type Moment = readonly [daysAgo: number, time: string] | { readonly minutesAgo: number }

/**
 * Some months of a company's work, played in order. Each step calls use cases whose clock is at its
 * moment; emails go to files with the date of that time.
 */
export interface Season {
  /** The site's dependencies with the season's clock. */
  readonly dependencies: Dependencies & { readonly testCheckout: TestCheckout }
  readonly desk: Desk
  readonly end: Instant
  /** Adds a step; steps of one moment run in the order in which they were added. */
  readonly at: (moment: Moment, step: () => Promise<void>) => void
  /** A calendar date, in days from the last day of the season. */
  readonly dateIn: (days: number) => string
  /** Runs all steps. */
  play(): Promise<void>
}

/** An address whose mail server refuses everything, so that the desk has a failed email. */
export const refusedAddress = 'walt.brannon@mail.example'

export async function newSeason(config: Config, log: Logger, stores: Stores): Promise<Season> {
  const end = Date.now()
  let now = end
  const clock = { now: () => now }
  const content = originalContent(config.recordPeriods)
  const { company } = content
  const composed = await composeDependencies(config, log, stores, () => content)
  const { publicUrl, ids } = composed
  const checkout = testCheckout(stores.database, { publicUrl, ids, clock })
  const dependencies = {
    ...composed,
    clock,
    payments: checkout,
    testCheckout: checkout,
    // Nobody waits for a page meanwhile, and a thread for each quote would take most of the time.
    quotePrinter: { print: drawQuote },
  }
  const emails = sendMails({
    ...dependencies,
    mailer: refusing(
      fileMailer(path.join(config.dataDir, 'mail'), {
        from: () => senderOf(config, company),
        domain: new URL(publicUrl).hostname,
      }),
    ),
    renderer: emailRenderer({
      ...dependencies,
      links: requestLinks(dependencies),
      renderMarkup: builtMarkup,
    }),
    onFailure: () => {},
    onError: (error) => log.error({ err: error }, 'an email of the season was not sent'),
  })
  const sendAdditionAlerts = alertAdditions(dependencies)
  const steps: { readonly at: Instant; readonly step: () => Promise<void> }[] = []
  const today = dateOf(end, company.timeZone)
  return {
    dependencies,
    desk: deskUseCases(dependencies),
    end,
    at(moment, step) {
      steps.push({ at: instantOf(moment), step })
    },
    dateIn: (days) => addDays(today, days),
    async play() {
      for (const { at, step } of steps.toSorted((one, other) => one.at - other.at)) {
        now = at
        await sendAdditionAlerts()
        await step()
        await emails.poll()
        await emails.idle()
      }
      await emails.stop()
    },
  }

  function instantOf(moment: Moment): Instant {
    if ('minutesAgo' in moment) return end - moment.minutesAgo * minute
    const [daysAgo, time] = moment
    return Math.min(instantAt(addDays(today, -daysAgo), time, company.timeZone), end - minute)
  }
}

/** A mail server that does not know one address. */
function refusing(mailer: Mailer): Mailer {
  return {
    async send(email) {
      if (email.to !== refusedAddress) return mailer.send(email)
      throw Object.assign(new Error('550 5.1.1 The email account does not exist'), {
        responseCode: 550,
      })
    },
  }
}
