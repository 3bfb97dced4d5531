import { expect, test } from 'vitest'
import { configWarnings } from './config-warnings.ts'

const publicSite = { publicUrl: 'https://evergreen.example', smtpUrl: null, trustedProxies: 0 }
const localSite = { ...publicSite, publicUrl: 'http://localhost:3000' }

test('a public site that sends no emails is warned of that', () => {
  expect(configWarnings(publicSite)).toEqual([
    'SMTP_URL is not set: emails are not sent, but written to DATA_DIR/mail',
  ])
  expect(configWarnings({ ...publicSite, smtpUrl: 'smtp://mail.example' })).toEqual([])
  expect(configWarnings(localSite)).toEqual([])
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
