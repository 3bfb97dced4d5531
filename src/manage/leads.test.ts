import { expect, test } from 'vitest'
import { commandLine } from '#support/command-line.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { CommandError } from './command.ts'
import { sinceFrom } from './leads.ts'

test('a day begins at midnight where the company is', () => {
  expect(sinceFrom('2026-06-01', 'America/New_York')).toBe(Date.parse('2026-06-01T04:00:00Z'))
  expect(sinceFrom('2026-01-15', 'America/New_York')).toBe(Date.parse('2026-01-15T05:00:00Z'))
  expect(sinceFrom(undefined, 'America/New_York')).toBeUndefined()
})

test.each(['1', 'June', '2026-6-1', '2026-02-30', '2026-06-01T00:00:00Z', ''])(
  '%j is not a day to begin at',
  (text) => {
    expect(() => sinceFrom(text, 'America/New_York')).toThrow(CommandError)
  },
)

test('the list is refused where it would begin on no day', async () => {
  const { run } = await commandLine()
  await expect(run('leads list --since yesterdayish')).rejects.toThrow('not a date')
})

test('every place of the work is listed, each once', async () => {
  const { stores, run } = await commandLine()
  const at = (street1: string) =>
    request().services.map((each) => ({ ...each, address: { ...newLead().address, street1 } }))
  await stores.leads.saveContact(newLead(), draft())
  const services = ['1 Elm Ct', '1 Elm Ct', '9 Ash Rd'].flatMap(at)
  await stores.leads.complete('lead-1', request({ services }), () => [])
  const places = '1 Elm Ct, Cumming, GA 30040; 9 Ash Rd, Cumming, GA 30040'
  expect(await run('leads list')).toContain(places)
  expect(await run('leads list --csv')).toContain(places)
})
