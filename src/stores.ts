import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import type { BackedUpParts } from '#adapters/sql/archive.ts'
import { assertNobodyConnected } from '#adapters/sql/backup.ts'
import { sqlActivityLog } from '#adapters/sql/activity-log.ts'
import { sqlAlertStore } from '#adapters/sql/desk/alert-store.ts'
import { sqlBalanceStore } from '#adapters/sql/payments/balance-store.ts'
import { sqlBookingStore } from '#adapters/sql/bookings/booking-store.ts'
import { sqlFileRemovals } from '#adapters/sql/file-removals.ts'
import { cachedCatalog } from '#adapters/sql/requests/cached-catalog.ts'
import { sqlCodeSignInStore } from '#adapters/sql/desk/code-sign-in-store.ts'
import { sqlCodeStore } from '#adapters/sql/bookings/code-store.ts'
import { sqlCustomerImportStore } from '#adapters/sql/customers/customer-import-store.ts'
import { sqlContentStore } from '#adapters/sql/site/content-store.ts'
import { sqlCustomerStore } from '#adapters/sql/customers/customer-store.ts'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { sqlLeadDeliveryStore } from '#adapters/sql/requests/lead-delivery-store.ts'
import { sqlDeliveryBatchStore } from '#adapters/sql/visits/delivery-batch-store.ts'
import { sqlEmailLog } from '#adapters/sql/emails/email-log.ts'
import { sqlEventStore } from '#adapters/sql/bookings/event-store.ts'
import { sqlLeadStore } from '#adapters/sql/requests/lead-store.ts'
import { sqlMailOutbox } from '#adapters/sql/emails/mail-outbox.ts'
import { sqlPasskeyStore } from '#adapters/sql/desk/passkey-store.ts'
import { sqlPaymentStore } from '#adapters/sql/payments/payment-store.ts'
import { sqlPersonStore } from '#adapters/sql/customers/person-store.ts'
import { sqlRedirectStore } from '#adapters/sql/site/redirect-store.ts'
import { sqlLedgerStore } from '#adapters/sql/payments/ledger-store.ts'
import { sqlPriceStore } from '#adapters/sql/written-quotes/price-store.ts'
import { sqlReceivedEmailStore } from '#adapters/sql/emails/received-email-store.ts'
import { sqlPhotographStore } from '#adapters/sql/photographs/photograph-store.ts'
import { sqlPictureStore } from '#adapters/sql/site/picture-store.ts'
import { sqlRequestStore } from '#adapters/sql/requests/request-store.ts'
import { sqlRestockStore } from '#adapters/sql/site/restock-store.ts'
import { sqlRetentionStore } from '#adapters/sql/customers/retention-store.ts'
import { sqlSearchStore } from '#adapters/sql/desk/search-store.ts'
import { sqlSessionStore } from '#adapters/sql/desk/session-store.ts'
import { sqlSettingsStore } from '#adapters/sql/desk/settings-store.ts'
import { sqlStaffStore } from '#adapters/sql/desk/staff-store.ts'
import { sqlCalendarFeedStore } from '#adapters/sql/desk/calendar-feed-store.ts'
import { sqlVisitStore } from '#adapters/sql/visits/visit-store.ts'
import { sqlQuotedDeliveryStore } from '#adapters/sql/written-quotes/quoted-delivery-store.ts'
import { sqlWrittenQuoteStore } from '#adapters/sql/written-quotes/written-quote-store.ts'
import { bucketFiles } from '#adapters/files/bucket-files.ts'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { isDatabaseOutage } from '#adapters/sql/outage.ts'
import { hasCode } from '#adapters/system/has-code.ts'
import type { Logger } from '#adapters/system/log.ts'
import { makeDataPrivate } from '#adapters/system/private-files.ts'
import type { FileStore } from '#ports/file-store.ts'
import { ConfigError, type Config } from './config.ts'

const migrationsDir = path.join(import.meta.dirname, '../migrations')

/** The stores of one database. `deliversLeads`: a platform behind the site receives the leads. */
export function storesOn(
  database: SqlDatabase,
  { deliversLeads }: { readonly deliversLeads: boolean },
) {
  return {
    database,
    leads: sqlLeadStore(database, { deliversLeads }),
    leadDeliveries: sqlLeadDeliveryStore(database, { deliversLeads }),
    cachedCatalog: cachedCatalog(database),
    events: sqlEventStore(database),
    bookings: sqlBookingStore(database),
    paymentStore: sqlPaymentStore(database),
    balance: sqlBalanceStore(database),
    codes: sqlCodeStore(database),
    outbox: sqlMailOutbox(database),
    emailLog: sqlEmailLog(database),
    search: sqlSearchStore(database),
    receivedEmails: sqlReceivedEmailStore(database),
    staff: sqlStaffStore(database),
    sessions: sqlSessionStore(database),
    passkeyStore: sqlPasskeyStore(database),
    codeSignIns: sqlCodeSignInStore(database),
    activity: sqlActivityLog(database),
    visits: sqlVisitStore(database),
    calendarFeeds: sqlCalendarFeedStore(database),
    requests: sqlRequestStore(database, { deliversLeads }),
    customers: sqlCustomerStore(database),
    alerts: sqlAlertStore(database),
    people: sqlPersonStore(database),
    settings: sqlSettingsStore(database),
    contentStore: sqlContentStore(database),
    redirects: sqlRedirectStore(database),
    restock: sqlRestockStore(database),
    retention: sqlRetentionStore(database),
    customerImports: sqlCustomerImportStore(database),
    fileRemovals: sqlFileRemovals(database),
    photographs: sqlPhotographStore(database),
    pictures: sqlPictureStore(database),
    ledger: sqlLedgerStore(database),
    prices: sqlPriceStore(database),
    writtenQuotes: sqlWrittenQuoteStore(database),
    deliveryBatches: sqlDeliveryBatchStore(database),
    quotedDeliveries: sqlQuotedDeliveryStore(database),
  }
}

export type Stores = ReturnType<typeof storesOn>

const sqliteFile = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'site.db')

/** Parts of a backup: everything but a database that has a server of its own. */
export function backedUpParts(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'filesBucket'>,
): BackedUpParts {
  const { dataDir, databaseUrl } = config
  const database = databaseUrl === null ? sqliteFile(config) : null
  return { dataDir, database, files: filesOf(config) }
}

export function filesOf({
  dataDir,
  filesBucket,
}: Pick<Config, 'dataDir' | 'filesBucket'>): FileStore {
  return filesBucket === null ? folderFiles(path.join(dataDir, 'files')) : bucketFiles(filesBucket)
}

/** Refuses to start if the bucket does not answer or accept files. */
export async function checkFiles({ filesBucket }: Config): Promise<void> {
  if (filesBucket === null) return
  await bucketFiles(filesBucket)
    .check()
    .catch((error: unknown) => {
      const problem = `FILES_URL: no files can be kept at ${filesBucket.url} (${reasonOf(error)})`
      throw new ConfigError([problem])
    })
}

/** Refuses while a server uses the PostgreSQL database. That of SQLite is checked as it is replaced. */
export async function checkUnused(config: Config): Promise<void> {
  if (config.databaseUrl === null) return
  const database = openPostgres(config.databaseUrl, () => {})
  try {
    await database.ping().catch((error: unknown) => {
      throw unusable(config, error)
    })
    await assertNobodyConnected(database)
  } finally {
    await database.close()
  }
}

/** A problem with the database of that setting, which is named without its password. */
function databaseProblem(databaseUrl: string, problem: string): ConfigError {
  const { host, pathname } = new URL(databaseUrl)
  return new ConfigError([`DATABASE_URL: the database ${host}${pathname} ${problem}`])
}

function unusable(config: Config, error: unknown): ConfigError {
  const reason = reasonOf(error)
  if (config.databaseUrl !== null) {
    return databaseProblem(config.databaseUrl, `does not answer (${reason})`)
  }
  return new ConfigError([`DATA_DIR: ${sqliteFile(config)} cannot be used as database (${reason})`])
}

/** Since PostgreSQL 15 only the owner of a database may add tables to it. */
function lacksRights({ databaseUrl }: Config, error: unknown): ConfigError | null {
  const isRefused = error instanceof Error && hasCode(error.cause, '42501')
  if (databaseUrl === null || !isRefused) return null
  return databaseProblem(
    databaseUrl,
    `does not let its user make tables (${reasonOf(error)}): create it with createdb -O, which makes that user its owner`,
  )
}

/** Refuses a database that would lose requests whose characters it cannot hold. */
async function checkEncoding({ databaseUrl }: Config, database: SqlDatabase): Promise<void> {
  if (databaseUrl === null) return
  const encoding = await database.encoding()
  if (encoding === 'UTF8') return
  throw databaseProblem(
    databaseUrl,
    `is encoded as ${encoding}, which cannot hold every name: create one with createdb -E UTF8 -T template0`,
  )
}

function reasonOf(error: unknown): string {
  // One error per address that the host name has.
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  // `fetch` says only that it failed.
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

function openDatabase(config: Config, log: Logger): SqlDatabase {
  if (config.databaseUrl !== null) {
    return openPostgres(config.databaseUrl, (error) => {
      log.warn({ err: error }, 'a database connection broke')
    })
  }
  const file = sqliteFile(config)
  try {
    // SQLite itself would complain only about the first write.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK)
    return openSqlite(file)
  } catch (error) {
    throw unusable(config, error)
  }
}

/** Opens and migrates the database of the settings. Throws ConfigError if it cannot be used. */
export async function openStores(config: Config, log: Logger): Promise<Stores> {
  makeDataPrivate(config.dataDir)
  const database = openDatabase(config, log)
  try {
    await database.ping().catch((error: unknown) => {
      throw unusable(config, error)
    })
    await checkEncoding(config, database)
    await migrate(database, migrationsDir).catch((error: unknown) => {
      // As when the disk is full.
      const isAway = error instanceof Error && isDatabaseOutage(error.cause)
      throw isAway ? unusable(config, error) : (lacksRights(config, error) ?? error)
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return storesOn(database, { deliversLeads: config.quotesApiUrl !== null })
}
