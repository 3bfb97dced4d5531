import { gazetteerAddressBook } from '#adapters/addresses/gazetteer.ts'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { csvReader } from '#adapters/csv/csv-reader.ts'
import { contentCatalog } from '#adapters/catalog/content-catalog.ts'
import { memoryLimiter, noLimits, postgresLimiter } from '#adapters/limits/limiters.ts'
import { maskedText } from '#adapters/mail/email-renderer.ts'
import { outsideMedia } from '#adapters/media/outside-media.ts'
import { withFormerTestPayments } from '#adapters/payments/former-test-payments.ts'
import { webAuthnPasskeys } from '#adapters/passkeys/web-authn.ts'
import { noPayments } from '#adapters/payments/no-payments.ts'
import { testCheckout } from '#adapters/payments/test-checkout.ts'
import { pdfQuotes } from '#adapters/pdf/pdf-quotes.ts'
import { sharpPictures } from '#adapters/pictures/sharp-pictures.ts'
import { httpEventPlatform } from '#adapters/provider/event-platform.ts'
import { platformCatalog } from '#adapters/provider/platform-catalog.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { fileBackups } from '#adapters/sql/file-backups.ts'
import type { Logger } from '#adapters/system/log.ts'
import { systemDomainRecords } from '#adapters/system/domain-records.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { randomIds, systemClock, systemPause } from '#adapters/system/system.ts'
import type { Company } from '#content/company.ts'
import type { Content } from '#content/content.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { EventPlatform } from '#ports/event-platform.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Limiter } from '#ports/limiter.ts'
import type { Mailbox } from '#ports/mailbox.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { errorCode } from '#usecases/error-code.ts'
import type { Config } from './config.ts'
import { addressIn } from './settings.ts'
import { filesOf, type Stores } from './stores.ts'

/** Sender of all email: from the settings, or else the company as it is now. */
export function senderOf(
  { mailFrom }: Pick<Config, 'mailFrom'>,
  { shortName, email }: Pick<Company, 'shortName' | 'email'>,
): string {
  // Outside of quotes, a comma or a colon would end the name.
  return mailFrom ?? `"${shortName.replaceAll(/["<>\\]/g, '')}" <${email}>`
}

/** Composes the dependencies of the use cases as the settings say. */
export async function composeDependencies(
  config: Config,
  log: Logger,
  stores: Stores,
  content: () => Content,
): Promise<Dependencies & Stores> {
  const company = () => content().company
  const calendar = icalWriter(config.publicUrl, company)
  const files = filesOf(config)
  return {
    ...stores,
    ...(await paymentsOf(config, log, stores)),
    eventPlatform: eventPlatformOf(config, log),
    outsideMedia: outsideMedia(),
    backups: fileBackups(config, systemClock, new URL('./backup-process.ts', import.meta.url)),
    pictureMaker: sharpPictures(),
    quotePrinter: pdfQuotes(),
    catalog: catalogOf(config, log, stores, content),
    addressBook: gazetteerAddressBook(() => company().position),
    ownerAddress: () => config.leadsTo ?? company().email,
    senderAddress: () => addressIn(senderOf(config, company())),
    domainRecords: systemDomainRecords,
    emailTexts: {
      masked: (email) => maskedText({ publicUrl: config.publicUrl, calendar, company }, email),
    },
    mailbox: await mailboxOf(config, files),
    files,
    passkeys: webAuthnPasskeys(config.publicUrl, () => company().shortName),
    deskCodes: config.deskCodes,
    configuredPeriods: config.recordPeriods,
    calendar,
    readCsv: csvReader,
    content,
    company,
    secrets: systemSecrets(config.secret),
    clock: systemClock,
    ids: randomIds,
    pause: systemPause,
    limiter: limiterOf(config, stores),
    readLimiter: config.limits ? memoryLimiter() : noLimits,
    characterRule: config.formCharacters,
    tenant: config.tenant,
    publicUrl: config.publicUrl,
    limitsHolds: config.limits,
  }
}

function eventPlatformOf({ eventsApiUrl, tenant }: Config, log: Logger): EventPlatform | null {
  if (eventsApiUrl === null) return null
  return httpEventPlatform({
    callPlatform: platformAt(eventsApiUrl),
    tenant,
    report: (reason) => log.warn({ reason }, 'the events platform failed'),
  })
}

async function mailboxOf({ imapUrl }: Config, files: FileStore): Promise<Mailbox | null> {
  if (imapUrl === null) return null
  // Its libraries are large, so only sites that read their mailbox load them.
  const { imapMailbox } = await import('#adapters/imap/imap-mailbox.ts')
  return imapMailbox(imapUrl, files)
}

function catalogOf(
  { quotesApiUrl }: Config,
  log: Logger,
  { cachedCatalog }: Stores,
  content: () => Content,
): Catalog {
  if (quotesApiUrl === null) return contentCatalog(content)
  return platformCatalog({
    callPlatform: platformAt(quotesApiUrl),
    cache: cachedCatalog,
    source: quotesApiUrl,
    clock: systemClock,
    report: (error) => log.warn({ err: error }, 'the services did not come from the platform'),
  })
}

function limiterOf(config: Config, { database: { pool } }: Stores): Limiter {
  if (!config.limits) return noLimits
  // With SQLite one process serves the site, so its memory sees every call.
  return pool === null ? memoryLimiter() : postgresLimiter(pool)
}

async function paymentsOf(
  { payments, publicUrl }: Config,
  log: Logger,
  { database }: Stores,
): Promise<Pick<Dependencies, 'payments' | 'testCheckout'>> {
  const checkout = testCheckout(database, { publicUrl, ids: randomIds, clock: systemClock })
  switch (payments.is) {
    case 'stripe': {
      // Stripe's library is a fifth of the program, so only sites with Stripe load it.
      const { stripePayments } = await import('#adapters/payments/stripe.ts')
      const stripe = stripePayments({
        ...payments,
        now: () => systemClock.now(),
        // The error's own message may name people.
        report: (error) => log.error({ code: errorCode(error) }, 'the payment provider failed'),
      })
      return { payments: withFormerTestPayments(stripe, checkout), testCheckout: null }
    }
    case 'test':
      return { payments: checkout, testCheckout: checkout }
    case 'none':
      return { payments: withFormerTestPayments(noPayments, checkout), testCheckout: null }
  }
}
