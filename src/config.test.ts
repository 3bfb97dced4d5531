import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#support/databases.ts'
import { ConfigError, configWarnings, readConfig, unknownSettings } from './config.ts'

const folders: { remove: () => unknown }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function dataDir(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder.path
}

/** Message of a start with these settings; empty if they are valid. */
function saidOf(settings: Readonly<Record<string, string>>): string {
  try {
    readConfig({ DATA_DIR: dataDir(), ...settings })
    return ''
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : ''
  }
}

test('a data folder that is not there yet is made for its owner alone', () => {
  const folder = path.join(dataDir(), 'data')
  expect(saidOf({ DATA_DIR: folder })).toBe('')
  expect(statSync(folder).mode & 0o077).toBe(0)
})

test('a start ends also where the system says that the parent of the data folder is missing', () => {
  const folder = '/proc/evergreen/data'
  expect(saidOf({ DATA_DIR: folder })).toContain(
    `DATA_DIR must be a folder that can be written to, not "${folder}"`,
  )
})

test('the folders of files and emails must be writable too, where they are used', () => {
  const folder = dataDir()
  for (const name of ['files', 'mail']) writeFileSync(path.join(folder, name), 'no folder')
  const said = saidOf({ DATA_DIR: folder })
  for (const name of ['files', 'mail']) {
    const place = path.join(folder, name)
    expect(said).toContain(
      `DATA_DIR/${name} must be a folder that can be written to, not "${place}" (EEXIST)`,
    )
  }
  const elsewhere = { SMTP_URL: 'smtp://mail.example', FILES_URL: 's3://k:s@files.example/site' }
  expect(saidOf({ DATA_DIR: folder, ...elsewhere })).toBe('')
})

test('every problem is named in one message', () => {
  const file = path.join(dataDir(), 'notes.txt')
  writeFileSync(file, 'no folder')
  const said = saidOf({
    DATA_DIR: file,
    TENANT: 'green house',
    PUBLIC_URL: 'https://x.example/?a=1',
  })
  expect(said).toContain('ConfigError: The settings are not right:')
  expect(said).toContain(`DATA_DIR must be a folder that can be written to, not "${file}" (EEXIST)`)
  expect(said).toContain(
    'TENANT must be up to 63 letters, digits and hyphens between them, not "green house"',
  )
  expect(said).toContain('PUBLIC_URL must be an origin')
  expect(saidOf({ DATA_DIR: path.join(file, 'data') })).toContain('(ENOTDIR)')
})

test.each([
  { TENANT: 'Green-House-2' },
  { METRICS_TOKEN: 'what the gardener saw' },
  { PUBLIC_URL: 'https://x.example' },
  { PUBLIC_URL: 'https://x.example:8443/' },
  { SMTP_URL: 'smtp://127.0.0.1:25?ignoreTLS=true' },
  { SMTP_URL: 'smtps://me%40mail.example:a%b@mail.example' },
  { DATABASE_URL: 'postgres:///evergreen?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://me:p@ss@db.example:5433/e?sslmode=verify-full' },
  { IMAP_URL: 'imaps://me%40mail.example:a%25b@mail.example/INBOX' },
  { IMAP_URL: 'imaps://me:b@mail.example' },
])('%j is right', (settings) => {
  expect(saidOf(settings)).toBe('')
})

test.each([
  // A header cannot carry every name.
  [{ TENANT: '緑' }, 'TENANT must be up to 63 letters, digits and hyphens between them, not "緑"'],
  [{ PUBLIC_URL: 'https://x.example/shop' }, 'PUBLIC_URL must be an origin'],
  [{ PUBLIC_URL: 'https://x.example/#top' }, 'PUBLIC_URL must be an origin'],
  [{ PUBLIC_URL: 'https://a:b@x.example' }, 'PUBLIC_URL must be an origin'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000"'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, not "-1"'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, not "yes"'],
  [
    { DATABASE_URL: 'mysql://db.example' },
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
  ],
  [
    { SMTP_URL: 'mail.example' },
    'SMTP_URL must be an address that starts with smtp:// or smtps://',
  ],
  [
    { PUBLIC_URL: 'x.example' },
    'PUBLIC_URL must be an address that starts with http:// or https://',
  ],
  [
    { QUOTES_API_URL: 'https://u:p@pos.example' },
    'QUOTES_API_URL must be an address without a user, a password, a query or a #',
  ],
  [
    { EVENTS_API_URL: 'https://e.example/?a=1' },
    'EVENTS_API_URL must be an address without a user',
  ],
  [{ FORM_CHARACTERS: 'any' }, 'FORM_CHARACTERS must be strict or relaxed, not "any"'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace or debug'],
  [{ LIMITS: 'no' }, 'LIMITS must be on or off, not "no"'],
  [{ PAYMENTS: 'real' }, 'PAYMENTS must be test or off, not "real"'],
  [{ DATA_DIR: '~/data' }, 'DATA_DIR must not begin with ~'],
  [{ TENANT: '-green' }, 'TENANT must be up to 63 letters, digits and hyphens between them'],
  [{ TENANT: 'g'.repeat(64) }, 'TENANT must be up to 63 letters'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters'],
  [{ METRICS_TOKEN: 'grüne Gärten im Süden' }, 'METRICS_TOKEN must be ASCII'],
  [{ SECRET: 'short' }, 'SECRET must have at least 32 characters'],
  [{ STRIPE_SECRET_KEY: 'sk' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
  [
    { DATABASE_URL: 'postgres://db.example/e', PUBLIC_URL: 'https://evergreen.example' },
    'SECRET must be set with DATABASE_URL: all processes share it',
  ],
])('%j is refused with a sentence, also beside another problem', (wrong, sentence) => {
  const said = saidOf({ ...wrong, RETAIN_LEADS_MONTHS: 'ever' })
  expect(said).toContain(`\n  - ${sentence}`)
  expect(said).toContain('RETAIN_LEADS_MONTHS must be a whole number from 0 to 1200, not "ever"')
})

test('an empty setting counts as not given', () => {
  const blank = { PORT: ' ', HOST: '', SECRET: '', SMTP_URL: '', TRUST_PROXY: 'off' }
  expect(read(blank)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    smtpUrl: null,
    trustedProxies: 0,
    logLevel: null,
  })
})

test('no folder is made where nothing would be written', () => {
  const folder = path.join(dataDir(), 'data')
  const elsewhere = {
    SECRET: 'a secret of at least 32 characters',
    DATABASE_URL: 'postgres://db.example/evergreen',
    SMTP_URL: 'smtp://mail.example',
    FILES_URL: 's3://KEY:SECRET@s3.example/yard',
  }
  expect(saidOf({ DATA_DIR: folder, ...elsewhere })).toBe('')
  expect(existsSync(folder)).toBe(false)
})

const read = (settings: Readonly<Record<string, string>>) =>
  readConfig({ DATA_DIR: dataDir(), ...settings })

test.each(['office@example.com', 'Office <office@example.com>', '<office@example.com>'])(
  'leads sent to %s go to the address alone',
  (value) => {
    expect(read({ LEADS_TO: value }).leadsTo).toBe('office@example.com')
  },
)

test.each(['Evergreen <office@example.com>', '"Evergreen, Inc." <office@example.com>'])(
  'mails come from %s, with the name',
  (value) => {
    expect(read({ MAIL_FROM: value }).mailFrom).toBe(value)
  },
)

test.each([
  'office',
  'Office office@example.com',
  'Evergreen, Inc. <office@example.com>',
  'a@example.com, b@example.com',
  'A <a@example.com>, B <b@example.com>',
])('%s is no address to send from or to', (value) => {
  expect(() => read({ MAIL_FROM: value })).toThrow(ConfigError)
  expect(() => read({ LEADS_TO: value })).toThrow('LEADS_TO must be an email address')
})

test.each([
  ['s3://KEY:SECRET@s3.example/yard', { url: 'https://s3.example/yard', region: null }],
  [
    's3://KEY:a%2Fb%2Bc@s3.example:9000/yard/?region=garden-1',
    { url: 'https://s3.example:9000/yard', region: 'garden-1', secretAccessKey: 'a/b+c' },
  ],
  ['s3+http://KEY:SECRET@127.0.0.1:9000/yard', { url: 'http://127.0.0.1:9000/yard' }],
])('files are kept in the bucket of %s', (value, bucket) => {
  expect(read({ FILES_URL: value }).filesBucket).toMatchObject({ accessKeyId: 'KEY', ...bucket })
})

test.each([
  'https://KEY:hushed@s3.example/yard',
  's3://s3.example/yard',
  's3://KEY@s3.example/yard',
  's3://KEY:hushed@s3.example',
  's3://KEY:hushed@s3.example/yard/more',
  's3://KEY:hushed@s3.example/yard?acl=public',
  's3://KEY:hushed%@s3.example/yard',
  's3://KEY:hushed/s3.example/yard',
])('%s is no bucket, and the message keeps its secret', (value) => {
  const said = saidOf({ FILES_URL: value })
  expect(said).toContain('FILES_URL must be s3://KEY:SECRET@host/bucket')
  expect(said).not.toContain('hushed')
})

test.each([
  ['SMTP_URL', 'smtp://user:hushed#word@mail.example:587', 'smtp://user:password@host:587'],
  ['SMTP_URL', 'smtp://', 'smtp://user:password@host:587'],
  ['DATABASE_URL', 'postgres://u:hushed@/:@db.example/e', 'postgres://user:password@host/name'],
  ['DATABASE_URL', 'postgres://u:p@hushed/w@db.example/e', 'postgres://user:password@host/name'],
  ['DATABASE_URL', 'postgres://u:p@hushed#w@db.example/e', 'postgres://user:password@host/name'],
  ['DATABASE_URL', 'postgres://', 'postgres://user:password@host/name'],
])('%s=%s is answered with an example and the way to write a password', (name, value, example) => {
  const said = saidOf({ [name]: value })
  expect(said).toContain(
    `like ${example}, with special characters in the user or password percent-encoded (@ is %40)`,
  )
  expect(said).not.toContain('hushed')
})

test.each([
  'imaps://me%40mail.example:hushed%@mail.example/INBOX',
  'imaps://me%:hushed@mail.example',
  'imaps://me:hushed@mail.example/100%',
])('%s is no mailbox, and the message keeps its password', (value) => {
  const said = saidOf({ IMAP_URL: value })
  expect(said).toContain('IMAP_URL must be imaps://user:password@host/INBOX')
  expect(said).not.toContain('hushed')
})

test('keys of Stripe that were mixed up are refused, and the message keeps them', () => {
  const said = saidOf({ STRIPE_SECRET_KEY: 'whsec_hushed', STRIPE_WEBHOOK_SECRET: 'sk_hushed' })
  expect(said).toContain('\n  - STRIPE_SECRET_KEY must not begin with whsec_ or pk_')
  expect(said).toContain('\n  - STRIPE_WEBHOOK_SECRET must not begin with sk_ or rk_ or pk_')
  expect(said).not.toContain('hushed')
  expect(saidOf({ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toBe('')
})

test('a secret file that holds nothing is a problem with the settings', () => {
  const folder = dataDir()
  writeFileSync(path.join(folder, 'secret'), '')
  expect(() => read({ DATA_DIR: folder })).toThrow(ConfigError)
})

test.each([
  'http://localhost:3000',
  'http://127.0.0.1:8080',
  'http://127.8.0.1',
  'http://[::1]:3000',
  'http://garden.localhost:3000',
])('a site at %s takes test payments unless they are off', (address) => {
  const site = { PUBLIC_URL: address }
  expect(read(site).payments).toEqual({ is: 'test' })
  expect(read({ ...site, PAYMENTS: 'off' }).payments).toEqual({ is: 'none' })
})

test.each(['https://evergreen.example', 'http://192.168.0.7:3000', 'https://localhost.example'])(
  'a site at %s takes test payments only where that is asked for',
  (address) => {
    expect(read({ PUBLIC_URL: address }).payments).toEqual({ is: 'none' })
    expect(read({ PUBLIC_URL: address, PAYMENTS: 'test' }).payments).toEqual({ is: 'test' })
  },
)

const publicSite = {
  publicUrl: 'https://evergreen.example',
  smtpUrl: null,
  trustedProxies: 0,
  payments: { is: 'none' } as const,
}
const localSite = {
  ...publicSite,
  publicUrl: 'http://localhost:3000',
  payments: { is: 'test' } as const,
}

test('a public site that sends no emails is warned of that', () => {
  expect(configWarnings(publicSite)).toEqual([
    'SMTP_URL is not set: emails are not sent, but written to DATA_DIR/mail',
  ])
  expect(configWarnings({ ...publicSite, smtpUrl: 'smtp://mail.example' })).toEqual([])
  expect(configWarnings(localSite)).toEqual([])
})

test('a public site that takes test payments is warned of that', () => {
  const sends = { ...publicSite, smtpUrl: 'smtp://mail.example' }
  expect(configWarnings({ ...sends, payments: { is: 'test' } })).toEqual([
    'PAYMENTS is test: paid events and quotes take test payments, so no money comes in',
  ])
})

test('a site without TLS is warned that nobody can sign in at its desk', () => {
  const sends = { ...publicSite, smtpUrl: 'smtp://mail.example' }
  expect(configWarnings({ ...sends, publicUrl: 'http://192.168.0.7:3000' })).toEqual([
    expect.stringContaining('PUBLIC_URL begins with http://: nobody can sign in'),
  ])
  expect(configWarnings({ ...localSite, publicUrl: 'http://127.0.0.1:3000' })).toEqual([])
})

test('a site behind a proxy that takes itself for a local one is warned of that', () => {
  expect(configWarnings({ ...localSite, trustedProxies: 1 })).toEqual([
    expect.stringContaining(
      'PUBLIC_URL should be set with TRUST_PROXY: links in emails lead to http://localhost:3000',
    ),
  ])
  const behindProxy = { ...publicSite, smtpUrl: 'smtp://mail.example', trustedProxies: 1 }
  expect(configWarnings(behindProxy)).toEqual([])
})

test('a name in .env that is no setting is warned of, without its value', () => {
  expect(unknownSettings('# SMTP_URI=\nPORT=3000\nSMPT_URL=smtp://hushed\nSMTP_URL=\n')).toEqual([
    '.env has SMPT_URL, which is no setting of the site',
  ])
})

test('no name in .env that Node.js or compose.yaml reads is warned of', () => {
  const compose = readFileSync(path.join(import.meta.dirname, '../compose.yaml'), 'utf8')
  const names = [...compose.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
  expect(names).toContain('POSTGRES_PASSWORD')
  const text = [...names, 'NODE_OPTIONS'].map((name) => `${name}=x`).join('\n')
  expect(unknownSettings(text)).toEqual([])
})
