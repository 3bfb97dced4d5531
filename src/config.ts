import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import type { Bucket } from '#adapters/files/bucket-files.ts'
import { OwnerError } from '#adapters/system/owner-error.ts'
import { SecretFileError, loadOrCreateSecret } from '#adapters/system/secret-file.ts'
import { isLoopback } from '#domain/loopback.ts'
import { defaultRecordPeriods } from '#domain/settings/record-periods.ts'
import { addressIn, settings, type Settings } from './settings.ts'

/** The site's settings, checked. `docs/operating.md` explains each. */
export type Config = Readonly<ReturnType<typeof readConfig>>

/** Payment of events. `none`: paid events refuse registration instead of taking test payments. */
export type PaymentSettings =
  | {
      readonly is: 'stripe'
      readonly secretKey: string
      readonly webhookSecret: string
      readonly apiUrl: string | null
    }
  | { readonly is: 'test' }
  | { readonly is: 'none' }

/** Names every problem with the settings. */
export class ConfigError extends OwnerError {
  constructor(problems: readonly string[]) {
    super(`The settings are not right:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/** Reads the environment, `.env` included. Throws ConfigError, which names all problems. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const texts = settingsIn(environment)
  const read = settings.safeParse(texts)
  const dataDir = path.resolve(texts['DATA_DIR'] ?? 'data')
  const problems = [
    ...(read.error?.issues ?? []).map(({ path: [name], message }) => `${String(name)} ${message}`),
    ...problemsTogether(texts, dataDir),
  ]
  if (!read.success || problems.length > 0) throw new ConfigError(problems)
  const { data } = read
  const publicUrl = new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`)
  return {
    port: data.PORT,
    host: data.HOST,
    /** Origin without a slash at the end. */
    publicUrl: publicUrl.origin,
    dataDir,
    /** Null: SQLite in `dataDir`. */
    databaseUrl: data.DATABASE_URL ?? null,
    tenant: data.TENANT,
    /** Null: mails are written to `dataDir/mail`. */
    smtpUrl: data.SMTP_URL ?? null,
    /** With a name or without: `Evergreen <office@example.com>`. */
    mailFrom: data.MAIL_FROM ?? null,
    /** The address alone. */
    leadsTo: data.LEADS_TO === undefined ? null : addressIn(data.LEADS_TO),
    /** The company's mailbox; null: replies are not read. */
    imapUrl: data.IMAP_URL ?? null,
    /** Bucket for uploads; null: the folder `dataDir/files`. */
    filesBucket: data.FILES_URL === undefined ? null : bucketAt(data.FILES_URL),
    googleMapsApiKey: data.GOOGLE_MAPS_API_KEY ?? null,
    /** An existing platform that receives the leads; null: they stay on this site. */
    quotesApiUrl: data.QUOTES_API_URL ?? null,
    /** An existing platform that owns the events; null: this site has its own. */
    eventsApiUrl: data.EVENTS_API_URL ?? null,
    formCharacters: data.FORM_CHARACTERS,
    /** Number of trusted proxies in front, whose client address counts. */
    trustedProxies: data.TRUST_PROXY,
    /** False only for load tests, which exceed the limits. */
    limits: data.LIMITS === 'on',
    /** Whether all data is invented, as the desk then shows. */
    isDemo: false,
    // A site with a platform shows that platform's events instead.
    sampleEvents: data.SAMPLE_EVENTS === 'on' && data.EVENTS_API_URL === undefined,
    /** Minimum level of logged lines; null: the default of the running program. */
    logLevel: data.LOG_LEVEL ?? null,
    /** Token that opens `/metrics` to other machines; null: only this machine can read it. */
    metricsToken: data.METRICS_TOKEN ?? null,
    /** Whether codes by email open the desk beside passkeys. */
    deskCodes: data.DESK_CODES === 'on',
    /** How long records are kept unless the desk sets it. */
    recordPeriods: {
      ...defaultRecordPeriods,
      requestMonths: data.RETAIN_LEADS_MONTHS,
      guestMonths: data.RETAIN_BOOKINGS_MONTHS,
    },
    secret: data.SECRET ?? secretIn(dataDir),
    payments: paymentSettings(data, publicUrl.hostname),
  }
}

type SettingTexts = Readonly<Record<string, string>>

/** Settings that have a value; an empty one counts as not set. */
function settingsIn(environment: NodeJS.ProcessEnv): SettingTexts {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()])
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''))
}

/**
 * Whether other machines can reach the site. True for an unreadable address, which has an error of
 * its own.
 */
const isReachable = ({ PUBLIC_URL: publicUrl }: SettingTexts): boolean =>
  publicUrl !== undefined && URL.canParse(publicUrl) && !isLoopback(new URL(publicUrl).hostname)

/** Problems of settings that do not fit together. */
function problemsTogether(texts: SettingTexts, dataDir: string): string[] {
  const has = (name: keyof Settings) => texts[name] !== undefined
  const problems: string[] = []
  if (has('STRIPE_SECRET_KEY') !== has('STRIPE_WEBHOOK_SECRET')) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
  }
  if (!has('SECRET') && has('DATABASE_URL') && isReachable(texts)) {
    problems.push('SECRET must be set with DATABASE_URL: all processes share it')
  }
  if (texts['DATA_DIR']?.startsWith('~') === true) {
    problems.push('DATA_DIR must not begin with ~, which only a shell takes for the home folder')
    // Nothing is written to the folder if all of these are set.
  } else if (!has('SECRET') || !has('DATABASE_URL') || !has('SMTP_URL') || !has('FILES_URL')) {
    // The last two may be disks of their own, or made by root.
    const inside = [has('FILES_URL') ? [] : 'files', has('SMTP_URL') ? [] : 'mail'].flat()
    const found = inside.filter((name) => existsSync(path.join(dataDir, name)))
    for (const name of ['', ...found]) {
      const problem = problemWithFolder(path.join(dataDir, name))
      if (problem !== null) problems.push(`${path.join('DATA_DIR', name)} ${problem}`)
    }
  }
  return problems
}

function paymentSettings(data: Settings, hostname: string): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = data
  if (secretKey !== undefined && webhookSecret !== undefined) {
    return { is: 'stripe', secretKey, webhookSecret, apiUrl: data.STRIPE_API_URL ?? null }
  }
  // A site that others can reach must not take bookings for test payments by mistake.
  const usual = isLoopback(hostname) ? 'test' : 'off'
  return { is: (data.PAYMENTS ?? usual) === 'test' ? 'test' : 'none' }
}

/** Bucket of an address that the settings have checked. */
function bucketAt(address: string): Bucket {
  const { protocol, host, pathname, username, password, searchParams } = new URL(address)
  const scheme = protocol === 's3:' ? 'https' : 'http'
  return {
    url: `${scheme}://${host}${pathname.replace(/\/$/, '')}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region'),
  }
}

/** Creates a missing folder; returns the reason why it cannot be written, or null. */
function problemWithFolder(folder: string): string | null {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return `must be a folder that can be written to, not "${folder}"${reason}`
  }
}

/** Not `recursive`: Node.js never returns from it below /proc, which calls an existing parent missing. */
function makeFolder(folder: string): void {
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw error
  }
}

function secretIn(dataDir: string): string {
  try {
    return loadOrCreateSecret(dataDir)
  } catch (error) {
    if (error instanceof SecretFileError) throw new ConfigError([error.message])
    throw error
  }
}

/** Settings that a site for others needs and this one seems to lack; logged at the start. */
export function configWarnings({
  publicUrl,
  smtpUrl,
  trustedProxies,
  payments,
}: Pick<Config, 'publicUrl' | 'smtpUrl' | 'trustedProxies' | 'payments'>): readonly string[] {
  const { protocol, hostname } = new URL(publicUrl)
  const isLocal = isLoopback(hostname)
  const warnings: string[] = []
  if (!isLocal && protocol === 'http:') {
    warnings.push(
      'PUBLIC_URL begins with http://: nobody can sign in at the desk, where browsers ask for https://',
    )
  }
  if (!isLocal && smtpUrl === null) {
    warnings.push('SMTP_URL is not set: emails are not sent, but written to DATA_DIR/mail')
  }
  if (!isLocal && payments.is === 'test') {
    warnings.push(
      'PAYMENTS is test: paid events and quotes take test payments, so no money comes in',
    )
  }
  if (isLocal && trustedProxies > 0) {
    warnings.push(
      `PUBLIC_URL should be set with TRUST_PROXY: links in emails lead to ${publicUrl}, and events take test payments unless PAYMENTS or Stripe is set`,
    )
  }
  return warnings
}

/** Whether a name in `.env` is meant for Node.js or `compose.yaml`. */
const isForOthers = (name: string) => name.startsWith('NODE_') || name === 'POSTGRES_PASSWORD'

/** Warnings about names in a file of settings that are none, most likely misspelled. */
export const unknownSettings = (text: string): readonly string[] =>
  Object.keys(parseEnv(text))
    .filter((name) => !Object.hasOwn(settings.shape, name) && !isForOthers(name))
    .map((name) => `.env has ${name}, which is no setting of the site`)
