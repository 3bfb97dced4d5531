import { expect, test } from 'vitest'
import { testSite } from '#support/test-site.ts'
import { goingLive } from './going-live.ts'

test('the records of the sender’s domain, DMARC names up to its top and common DKIM names are read', async () => {
  const site = await testSite({})
  const records = new Map([
    ['mail.bluebird.test', ['v=spf1 include:mail.example -all']],
    ['_dmarc.bluebird.test', ['v=DMARC1; p=none']],
    ['google._domainkey.mail.bluebird.test', ['v=DKIM1; k=rsa; p=MIIB']],
  ])
  const { domain, checks } = await goingLive({
    ...site,
    senderAddress: () => 'hello@mail.bluebird.test',
    domainRecords: { readTexts: async (name) => records.get(name) ?? [] },
  }).checkSender()
  expect(domain).toBe('mail.bluebird.test')
  expect(checks.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'SPF good',
    'DKIM good',
    'DMARC good',
  ])
})
