import path from 'node:path'
import { gazetteerAddressBook } from '#adapters/addresses/gazetteer.ts'
import { contentCatalogue } from '#adapters/catalogue/content-catalogue.ts'
import { fileMailer, smtpMailer } from '#adapters/mail/mailers.ts'
import { quoteMails } from '#adapters/mail/quote-mails.ts'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { sqlLeadStore } from '#adapters/sql/lead-store.ts'
import { sqlMailOutbox } from '#adapters/sql/mail-outbox.ts'
import { isDatabaseOutage } from '#adapters/sql/outage.ts'
import type { Logger } from '#adapters/system/log.ts'
import { repeat, type Repeated } from '#adapters/system/repeat.ts'
import { randomIds, systemClock } from '#adapters/system/system.ts'
import { createApp, type AppParts } from '#http/app.ts'
import { addressRoutes } from '#http/addresses.ts'
import { quoteRoutes } from '#http/quotes.ts'
import { listServices } from '#usecases/list-services.ts'
import { requestQuote } from '#usecases/request-quote.ts'
import { saveClient } from '#usecases/save-client.ts'
import { sendMails } from '#usecases/send-mails.ts'
import { suggestAddresses } from '#usecases/suggest-addresses.ts'
import { company } from '#content/company.ts'
import type { Config } from './config.ts'

const migrationsDir = path.join(import.meta.dirname, '../migrations')

/** Everything that keeps state, opened and up to date. */
export interface Stores {
  readonly database: SqlDatabase
  readonly leads: ReturnType<typeof sqlLeadStore>
  readonly outbox: ReturnType<typeof sqlMailOutbox>
}

/** Where SQLite keeps the site's data. */
export function sqliteFile(config: Config): string {
  return path.join(config.dataDir, 'site.db')
}

/** Opens the database that the settings name, and brings its tables up to date. */
export async function openStores(config: Config, log: Logger): Promise<Stores> {
  const database =
    config.databaseUrl === null
      ? openSqlite(sqliteFile(config))
      : openPostgres(config.databaseUrl, (error) => {
          log.warn({ err: error }, 'a database connection broke')
        })
  try {
    await migrate(database, migrationsDir)
  } catch (error) {
    await database.close()
    throw error
  }
  return {
    database,
    leads: sqlLeadStore(database, randomIds),
    outbox: sqlMailOutbox(database),
  }
}

/** The site as one function from request to response, on the given stores and pages. */
export function composeSite(
  config: Config,
  log: Logger,
  stores: Stores,
  pages: Pick<AppParts, 'documents' | 'clientDir' | 'renderPage'>,
) {
  const world = {
    leads: stores.leads,
    catalogue: contentCatalogue,
    mails: quoteMails(config.leadsTo),
    clock: systemClock,
    ids: randomIds,
    rule: config.formCharacters,
  }
  return createApp({
    ...pages,
    publicUrl: config.publicUrl,
    mediaDir: path.join(import.meta.dirname, '../media/served'),
    settings: {
      formCharacters: config.formCharacters,
      googleMapsApiKey: config.googleMapsApiKey,
    },
    api: [
      quoteRoutes({
        listServices: listServices(world),
        saveClient: saveClient(world),
        requestQuote: requestQuote(world),
      }),
      addressRoutes(
        suggestAddresses(gazetteerAddressBook(company.position), config.formCharacters),
      ),
    ],
    ping: () => stores.database.ping(),
    isOutage: isDatabaseOutage,
    now: () => performance.now(),
    record({ error, ms, ...entry }) {
      const line = { ...entry, ms: Math.round(ms * 10) / 10 }
      if (error !== undefined) log.error({ ...line, err: error }, 'request failed')
      else log.info(line, 'request')
    },
  })
}

/** Starts what happens with no visitor present: sending mails. */
export function startBackgroundWork(config: Config, log: Logger, { outbox }: Stores): Repeated {
  const sender = { from: config.mailFrom, domain: new URL(config.publicUrl).hostname }
  const mailer =
    config.smtpUrl === null
      ? fileMailer(path.join(config.dataDir, 'mail'), sender)
      : smtpMailer(config.smtpUrl, sender)
  const sendDue = sendMails({ outbox, mailer, clock: systemClock })
  return repeat(
    async () => {
      const { failed } = await sendDue()
      for (const { id, reason, givenUp } of failed) {
        log.warn({ mail: id, reason, givenUp }, 'a mail was not sent')
      }
    },
    1000,
    (error) => {
      log.error({ err: error }, 'sending mails failed')
    },
  )
}
