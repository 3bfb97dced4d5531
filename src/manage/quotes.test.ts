import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandLine } from '#support/command-line.ts'
import {
  agreeOnQuote,
  newVersion,
  quietCallOff,
  sendQuote,
  writeQuote,
} from '#support/written-quotes.ts'

test('quotes are listed, shown and written to a folder with the PDF of every version', async () => {
  const { stores, fileAt, run } = await commandLine()
  expect(await run('quotes list')).toBe('No quotes.')
  const at = Date.parse('2027-04-12T12:00:00Z')
  const id = await agreeOnQuote(stores, at)

  expect(await run('quotes list --status accepted')).toContain('Q-1001')
  expect(await run('quotes list --status draft')).toBe('No quotes.')
  await expect(run('quotes list --status lost')).rejects.toThrow('A status is one of')
  expect(JSON.parse(await run('quotes show q-1001'))).toMatchObject({
    number: 'Q-1001',
    total: '$10,000.00',
    versions: [{ number: 1, content: { version: 1 } }],
    acceptance: { name: 'Rosa Lindqvist' },
  })
  await expect(run('quotes show 7')).rejects.toThrow('There is no quote 7.')
  expect(await run('quotes export out')).toContain('Quotes: 1. PDF files: 2.')
  expect(readdirSync(fileAt('out')).toSorted()).toEqual([
    'Q-1001-accepted.pdf',
    'Q-1001-version-1.pdf',
    'quotes.json',
  ])
  expect(readFileSync(fileAt('out/Q-1001-version-1.pdf'))).toEqual(Buffer.from(newVersion(1).pdf))
  await expect(run('quotes export out')).rejects.toThrow('already exists')

  const seen = (await stores.writtenQuotes.find(id))?.quote.revision ?? 0
  const off = { seen, visits: [] }
  await stores.writtenQuotes.callOff(id, off, quietCallOff, { by: null, at })
  expect(await run('quotes list --status accepted')).toBe('No quotes.')
  expect(await run('quotes list --status called-off')).toContain('Q-1001')
})

test('every quote is listed, found and exported, however many there are, with why it was declined', async () => {
  const { stores, fileAt, run } = await commandLine()
  const at = Date.parse('2027-04-12T12:00:00Z')
  const id = await sendQuote(stores, at)
  const declined = { version: 1, reason: 'Too dear', today: '2027-04-12' }
  await stores.writtenQuotes.ask(id, { version: 1, text: 'In oak?', key: 'k' }, at, () => [])
  await stores.writtenQuotes.ask(id, { version: 1, text: null }, at, () => [])
  await stores.writtenQuotes.decline(id, declined, at, () => [])
  for (let count = 1; count <= 100; count += 1) await writeQuote(stores, at + count)
  const lines = (await run('quotes list')).split('\n')
  expect(lines.filter((line) => line.startsWith('Q-'))).toHaveLength(101)
  expect(lines.at(-1)).toContain('Q-1001')
  expect(JSON.parse(await run('quotes show 1001'))).toMatchObject({
    questions: [{ text: 'In oak?' }],
    refusedSignatures: [{ version: 1, at }],
    declines: [{ version: 1, reason: 'Too dear' }],
  })
  expect(await run('quotes export out')).toContain('Quotes: 101.')
  expect(readFileSync(fileAt('out/quotes.json'), 'utf8')).toContain('Too dear')
})
