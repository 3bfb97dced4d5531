import { expect, test } from 'vitest'
import { senderChecks } from './sender-records.ts'

const states = (...of: Parameters<typeof senderChecks>) =>
  senderChecks(...of).map(({ name, state }) => `${name} ${state}`)

test('what a domain says of its email is told record by record', () => {
  const good = {
    domain: ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
    dmarc: ['v=DMARC1; p=none'],
    keys: [[], ['v=DKIM1; k=rsa; p=MIIB']],
  }
  expect(states('bluebird.test', good)).toEqual(['SPF good', 'DKIM good', 'DMARC good'])
  const none = { domain: [], dmarc: [], keys: [[], []] }
  expect(states('bluebird.test', none)).toEqual(['SPF missing', 'DKIM unknown', 'DMARC missing'])
})

test('without a name service nothing is said to be missing', () => {
  const away = { domain: 'away', dmarc: 'away', keys: ['away', 'away'] } as const
  const checks = senderChecks('bluebird.test', away)
  expect(checks.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(checks[0]?.words).toContain('DNS cannot be reached from here')
})
