import { expect, test } from 'vitest'
import { dmarcDomains, senderChecks } from './sender-records.ts'

const dmarcOf = (texts: readonly string[] | 'unavailable') => [{ of: 'bluebird.test', texts }]

const states = (...of: Parameters<typeof senderChecks>) =>
  senderChecks(...of).map(({ name, state }) => `${name} ${state}`)

test('the records of a domain are checked one by one', () => {
  const good = {
    domain: ['google-site-verification=1', 'v=spf1 include:mail.example -all'],
    dmarc: dmarcOf(['v=DMARC1; p=none']),
    keys: [[], ['v=DKIM1; k=rsa; p=MIIB']],
  }
  expect(states('bluebird.test', good)).toEqual(['SPF good', 'DKIM good', 'DMARC good'])
  const none = { domain: [], dmarc: dmarcOf([]), keys: [[], []] }
  expect(states('bluebird.test', none)).toEqual(['SPF missing', 'DKIM unknown', 'DMARC missing'])
})

test('records that let nothing be sent are no good', () => {
  const record = {
    domain: ['v=spf1 include:mail.example -all'],
    dmarc: dmarcOf(['v=DMARC1; p=none']),
  }
  const key = [['v=DKIM1; p=MIIB']]
  const withSpf = (...domain: string[]) => states('bluebird.test', { ...record, domain, keys: key })
  expect(withSpf('v=spf1 -all')[0]).toBe('SPF missing')
  expect(withSpf('v=spf1 mx -all', 'v=spf1 include:mail.example ~all')[0]).toBe('SPF missing')
  const withdrawn = states('bluebird.test', {
    ...record,
    keys: [['v=DKIM1; p='], ['v=DKIM1; p=;']],
  })
  expect(withdrawn[1]).toBe('DKIM unknown')
})

test('no record is reported missing without a name server', () => {
  const unavailable = {
    domain: 'unavailable',
    dmarc: dmarcOf('unavailable'),
    keys: ['unavailable', 'unavailable'],
  } as const
  const checks = senderChecks('bluebird.test', unavailable)
  expect(checks.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
  expect(checks[0]?.text).toContain('DNS cannot be reached from here')
})

test('a DMARC record holds for the domains below it too, up to a domain without a dot', () => {
  expect(dmarcDomains('news.mail.bluebird.test')).toEqual([
    'news.mail.bluebird.test',
    'mail.bluebird.test',
    'bluebird.test',
  ])
  expect(dmarcDomains('bluebird.test')).toEqual(['bluebird.test'])
  const dmarc = (...above: (readonly string[] | 'unavailable')[]) =>
    senderChecks('mail.bluebird.test', {
      domain: [],
      dmarc: above.map((texts, index) => ({
        of: ['mail.bluebird.test', 'bluebird.test'][index] ?? '',
        texts,
      })),
      keys: [],
    }).find(({ name }) => name === 'DMARC')
  expect(dmarc([], ['v=DMARC1; p=none'])).toMatchObject({
    state: 'good',
    text: 'bluebird.test says what to do with email that fails: v=DMARC1; p=none',
  })
  expect(dmarc(['v=DMARC1; p=reject'], ['v=DMARC1; p=none'])?.text).toMatch(/^mail\..*p=reject$/)
  expect(dmarc([], 'unavailable')?.state).toBe('unknown')
  expect(dmarc([], [])?.text).toContain('_dmarc.mail.bluebird.test')
})
