import * as z from 'zod/mini'
import { isEmail } from '#domain/fields.ts'
import { isLoopback } from '#domain/loopback.ts'
import { maxPeriodMonths, defaultRecordPeriods } from '#domain/settings/record-periods.ts'

/** Error messages continue the setting's name: `PORT must be …`. */
const says = (rule: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${rule}, not "${String(input)}"`,
})

const wholeNumber = (max: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (value) => /^[0-9]+$/.test(value) && Number(value) <= max,
          says(`a whole number from 0 to ${max}`),
        ),
      ),
    z.transform(Number),
  )

const startsWith = (protocols: readonly string[]) =>
  `must be an address that starts with ${protocols.map((each) => `${each}://`).join(' or ')}`

const address = (protocols: readonly string[], error = startsWith(protocols)) =>
  z.url({ protocol: new RegExp(`^(?:${protocols.join('|')})$`), error, abort: true })

/** May hold a password, which stays out of the message. */
function serverAddress(example: string, ...protocols: readonly string[]) {
  const error = `${startsWith(protocols)}, like ${example}, with special characters in the user or password percent-encoded (@ is %40)`
  // Behind the host, "@" and "#" can only be the rest of a password that was cut off.
  return address(protocols, error).check(z.regex(/:\/\/[^?#][^/?#]*(?:[/?][^@#]*)?$/, error))
}

const httpAddress = address(['http', 'https'])

const origin = httpAddress.check(
  z.refine(
    (value) => restOf(value, 'pathname').replace(/^\/$/, '') === '',
    'must be an origin without a user, a path, a query or a #',
  ),
)

const platform = httpAddress.check(
  z.refine(
    (value) => restOf(value) === '',
    'must be an address without a user, a password, a query or a #',
  ),
)

/** Parts of an address beyond its host and, unless it is named, its path. */
function restOf(value: string, path?: 'pathname'): string {
  const url = new URL(value)
  const { username, password, search, hash } = url
  return `${path === undefined ? '' : url.pathname}${username}${password}${search}${hash}`
}

const oneOf = <const Choices extends readonly string[]>(...choices: Choices) =>
  z.enum(choices, says(choices.join(' or ')))

/**
 * The address of `Name <address>`, or the text itself. A comma would make two recipients of a name
 * that is not in quotes.
 */
export const addressIn = (value: string): string =>
  /^(?:"[^"<>]*"|[^"<>,;:]*)\s*<([^<>]+)>$/.exec(value)?.[1] ?? value

const email = z
  .string()
  .check(z.refine((value) => isEmail(addressIn(value)), says('an email address')))

/** Its password stays out of the message. */
const mailbox = z.string().check(
  z.refine((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname, username, password, pathname } = new URL(value)
    return (
      (protocol === 'imaps:' || protocol === 'imap:') &&
      hostname !== '' &&
      isDecodable(username) &&
      isDecodable(password) &&
      isDecodable(`/${pathname}`)
    )
  }, 'must be imaps://user:password@host/INBOX, with special characters in the user or password percent-encoded (@ is %40)'),
  z.refine(
    (value) =>
      !value.startsWith('imap://') || !URL.canParse(value) || isLoopback(new URL(value).hostname),
    'must begin with imaps://; imap:// would send the password unencrypted and is allowed only for this machine',
  ),
)

/** Its secret stays out of the message. */
const bucket = z.string().check(
  z.refine((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(value)
    return (
      (protocol === 's3:' || protocol === 's3+http:') &&
      /^[A-Za-z0-9.:[\]-]+$/.test(hostname) &&
      isDecodable(username) &&
      isDecodable(password) &&
      /^\/[a-z0-9][a-z0-9.-]+\/?$/.test(pathname) &&
      /^(?:\?region=[a-z0-9-]+)?$/.test(search) &&
      hash === ''
    )
  }, 'must be s3://KEY:SECRET@host/bucket, with special characters in the key or secret percent-encoded (/ is %2F, + is %2B) and ?region= at the end where the store needs one'),
)

/** Whether a part of an address is neither empty nor wrongly escaped. */
function isDecodable(part: string): boolean {
  try {
    return decodeURIComponent(part) !== ''
  } catch {
    return false
  }
}

const longEnough = (length: number) =>
  z.minLength(length, `must have at least ${length} characters`)

/** A key of Stripe, in visible ASCII, since it is sent in a header. It stays out of the message. */
const stripeKey = (...beginningsOfOthers: readonly string[]) =>
  z.string().check(
    z.regex(/^[!-~]+$/, 'must be ASCII without spaces'),
    z.refine(
      (key) => !beginningsOfOthers.some((beginning) => key.startsWith(beginning)),
      `must not begin with ${beginningsOfOthers.join(' or ')}: that is another key of Stripe`,
    ),
  )

const switched = z._default(oneOf('on', 'off'), 'on')

/** The settings by their names, as `docs/operating.md` explains them; an empty one is not given. */
export const settings = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(origin),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(
    serverAddress('postgres://user:password@host/name', 'postgres', 'postgresql'),
  ),
  TENANT: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/,
          says('up to 63 letters, digits and hyphens between them'),
        ),
      ),
    'evergreen',
  ),
  SMTP_URL: z.optional(serverAddress('smtp://user:password@host:587', 'smtp', 'smtps')),
  MAIL_FROM: z.optional(email),
  LEADS_TO: z.optional(email),
  IMAP_URL: z.optional(mailbox),
  FILES_URL: z.optional(bucket),
  GOOGLE_MAPS_API_KEY: z.optional(z.string()),
  QUOTES_API_URL: z.optional(platform),
  EVENTS_API_URL: z.optional(platform),
  FORM_CHARACTERS: z._default(oneOf('strict', 'relaxed'), 'strict'),
  TRUST_PROXY: z._default(
    z.pipe(
      z.string().check(z.overwrite((value) => (value === 'off' ? '0' : value))),
      wholeNumber(10),
    ),
    0,
  ),
  LIMITS: switched,
  SAMPLE_EVENTS: switched,
  LOG_LEVEL: z.optional(oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent')),
  DESK_CODES: switched,
  METRICS_TOKEN: z.optional(
    z
      .string()
      .check(longEnough(16), z.regex(/^[ -~]+$/, 'must be ASCII, as it is sent in a header')),
  ),
  RETAIN_LEADS_MONTHS: z._default(wholeNumber(maxPeriodMonths), defaultRecordPeriods.requestMonths),
  RETAIN_BOOKINGS_MONTHS: z._default(
    wholeNumber(maxPeriodMonths),
    defaultRecordPeriods.guestMonths,
  ),
  SECRET: z.optional(z.string().check(longEnough(32))),
  STRIPE_SECRET_KEY: z.optional(stripeKey('whsec_', 'pk_')),
  STRIPE_WEBHOOK_SECRET: z.optional(stripeKey('sk_', 'rk_', 'pk_')),
  STRIPE_API_URL: z.optional(httpAddress),
  PAYMENTS: z.optional(oneOf('test', 'off')),
})

export type Settings = z.infer<typeof settings>
