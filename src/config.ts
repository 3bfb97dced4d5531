import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { KeptSecretError, keptSecret } from '#adapters/system/kept-secret.ts'
import { company } from '#content/company.ts'
import { retention } from '#content/privacy.ts'
import { isEmail, type CharacterRule } from '#domain/fields.ts'
import { isLoopback } from '#domain/loopback.ts'
import type { Retention } from '#usecases/forget-old.ts'

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

/** From which weight on something is worth a line of the log. */
type LogLevel = (typeof logLevels)[number]

/** The site's settings, checked. `docs/operating.md` explains each. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin without a slash at the end. */
  readonly publicUrl: string
  readonly dataDir: string
  /** Null: SQLite in `dataDir`. */
  readonly databaseUrl: string | null
  readonly tenant: string
  /** Null: mails are written to `dataDir/mail`. */
  readonly smtpUrl: string | null
  /** With a name or without: `Evergreen <office@example.com>`. */
  readonly mailFrom: string
  /** The address alone. */
  readonly leadsTo: string
  readonly googleMapsApiKey: string | null
  /** An existing platform that takes the leads (calls 1 to 3); null: they stay with us. */
  readonly quotesApiUrl: string | null
  /** An existing platform that has the events (calls 4 to 11); null: we have them. */
  readonly eventsApiUrl: string | null
  readonly formCharacters: CharacterRule
  /** Number of proxies in front whose word about the client's address is believed. */
  readonly trustedProxies: number
  /** False only for load tests: then nothing is refused for being asked too often. */
  readonly limits: boolean
  readonly sampleEvents: boolean
  /** Null: as much as suits the program that runs. */
  readonly logLevel: LogLevel | null
  /** Opens `/metrics` to other machines; null: to this one alone. */
  readonly metricsToken: string | null
  readonly retention: Retention
  readonly secret: string
  readonly payments: PaymentSettings
  readonly isProduction: boolean
}

/** How paid events are paid. `none`: they refuse registration rather than take test payments. */
export type PaymentSettings =
  | {
      readonly is: 'stripe'
      readonly secretKey: string
      readonly webhookSecret: string
      readonly apiUrl: string | null
    }
  | { readonly is: 'test' }
  | { readonly is: 'none' }

/** Says every fault of the settings at once. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
  }
}

/**
 * Reads the environment; `scripts/run.mjs` has put `.env` into it. Throws ConfigError naming all
 * faults.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const faults: string[] = []
  const given = (name: string) => {
    const value = environment[name]?.trim()
    return value === undefined || value === '' ? null : value
  }
  const wholeNumber = (name: string, fallback: number, max: number) => {
    const value = given(name)
    if (value === null) return fallback
    const number = Number(value)
    if (/^[0-9]+$/.test(value) && number <= max) return number
    faults.push(`${name} must be a whole number from 0 to ${max}, not "${value}"`)
    return fallback
  }
  const url = (name: string, protocols: readonly string[]) => {
    const value = given(name)
    if (value === null) return null
    const parsed = URL.canParse(value) ? new URL(value) : null
    if (parsed !== null && protocols.includes(parsed.protocol)) return value
    faults.push(`${name} must be an address that starts with ${protocols.join('// or ')}//`)
    return null
  }
  const platform = (name: string) => {
    const value = url(name, ['http:', 'https:'])
    if (value === null) return null
    const { username, password, search, hash } = new URL(value)
    if (`${username}${password}${search}${hash}` === '') return value
    faults.push(`${name} must be an address without a user, a password, a query or a #`)
    return null
  }
  const oneOf = <T extends string>(name: string, choices: readonly T[], fallback: T): T => {
    const value = given(name)
    if (value === null) return fallback
    const choice = choices.find((each) => each === value)
    if (choice === undefined) faults.push(`${name} must be ${choices.join(' or ')}, not "${value}"`)
    return choice ?? fallback
  }
  const word = (name: string, fallback: string) => {
    const value = given(name) ?? fallback
    if (!/^[A-Za-z0-9-]+$/.test(value)) {
      faults.push(`${name} must be letters, digits and hyphens, not "${value}"`)
    }
    return value
  }
  const email = (name: string, fallback: string) => {
    const value = given(name)
    if (value === null) return fallback
    if (isEmail(addressIn(value))) return value
    faults.push(`${name} must be an e-mail address, not "${value}"`)
    return fallback
  }

  const port = wholeNumber('PORT', 3000, 65_535)
  const dataDir = path.resolve(given('DATA_DIR') ?? 'data')
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  const { pathname, search, hash, username, password } = new URL(publicUrl)
  if (`${pathname}${search}${hash}${username}${password}` !== '/') {
    faults.push('PUBLIC_URL must be an origin without a user, a path, a query or a #')
  }
  const eventsApiUrl = platform('EVENTS_API_URL')
  const config = {
    port,
    host: given('HOST') ?? '127.0.0.1',
    publicUrl: new URL(publicUrl).origin,
    dataDir,
    databaseUrl,
    tenant: word('TENANT', 'evergreen'),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: email('MAIL_FROM', `${company.shortName} <${company.email}>`),
    leadsTo: addressIn(email('LEADS_TO', company.email)),
    googleMapsApiKey: given('GOOGLE_MAPS_API_KEY'),
    quotesApiUrl: platform('QUOTES_API_URL'),
    eventsApiUrl,
    formCharacters: oneOf('FORM_CHARACTERS', ['strict', 'relaxed'], 'strict'),
    trustedProxies: given('TRUST_PROXY') === 'off' ? 0 : wholeNumber('TRUST_PROXY', 0, 10),
    limits: oneOf('LIMITS', ['on', 'off'], 'on') === 'on',
    // With a platform behind the site nobody would see them.
    sampleEvents: oneOf('SAMPLE_EVENTS', ['on', 'off'], 'on') === 'on' && eventsApiUrl === null,
    logLevel: given('LOG_LEVEL') === null ? null : oneOf('LOG_LEVEL', logLevels, 'info'),
    metricsToken: given('METRICS_TOKEN'),
    retention: {
      leadMonths: wholeNumber('RETAIN_LEADS_MONTHS', retention.leadMonths, 1200),
      bookingMonths: wholeNumber('RETAIN_BOOKINGS_MONTHS', retention.bookingMonths, 1200),
    },
    isProduction: environment['NODE_ENV'] === 'production',
  }
  const payments = paymentSettings()
  const secret = given('SECRET')
  if (secret !== null && secret.length < 32) faults.push('SECRET must have at least 32 characters')
  if (config.metricsToken !== null && config.metricsToken.length < 16) {
    faults.push('METRICS_TOKEN must have at least 16 characters')
  }
  if (secret === null && databaseUrl !== null && config.isProduction) {
    faults.push('SECRET must be set with DATABASE_URL in production: all processes share it')
  }
  // With all of these set elsewhere nothing is written there.
  if (secret === null || databaseUrl === null || config.smtpUrl === null) {
    const fault = faultOfFolder(dataDir)
    if (fault !== null) faults.push(`DATA_DIR ${fault}`)
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return { ...config, payments, secret: secret ?? secretIn(dataDir) }

  function paymentSettings(): PaymentSettings {
    const secretKey = given('STRIPE_SECRET_KEY')
    const webhookSecret = given('STRIPE_WEBHOOK_SECRET')
    const apiUrl = url('STRIPE_API_URL', ['http:', 'https:'])
    // A site that others can reach must not take bookings for test payments by mistake.
    const usual = isLoopback(new URL(config.publicUrl).hostname) ? 'test' : 'off'
    const without = oneOf('PAYMENTS', ['test', 'off'], usual)
    if (secretKey !== null && webhookSecret !== null) {
      return { is: 'stripe', secretKey, webhookSecret, apiUrl }
    }
    if (secretKey !== null || webhookSecret !== null) {
      faults.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together')
    }
    return { is: without === 'test' ? 'test' : 'none' }
  }
}

/** Makes the folder where it is missing; answers why nothing can be kept in it, or null. */
function faultOfFolder(folder: string): string | null {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return `must be a folder that can be written to, not "${folder}"${reason}`
  }
}

/**
 * The address of `Name <address>`, or the text itself. A comma would make two recipients of a name
 * that is not in quotes.
 */
function addressIn(value: string): string {
  return /^(?:"[^"<>]*"|[^"<>,;:]*)\s*<([^<>]+)>$/.exec(value)?.[1] ?? value
}

function secretIn(dataDir: string): string {
  try {
    return keptSecret(dataDir)
  } catch (error) {
    if (error instanceof KeptSecretError) throw new ConfigError([error.message])
    throw error
  }
}
