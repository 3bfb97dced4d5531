import { expect, test } from 'vitest'
import { expectLittleMore } from '#support/cost.ts'
import { parseAddressText } from './addresses/address-text.ts'
import type { ColumnMeaning } from './customers/customer-columns.ts'
import { readRow } from './customers/read-row.ts'
import { searchedTerms } from './customers/search-terms.ts'
import { attachmentName } from './emails/attachment.ts'
import { readBounceReport } from './emails/bounce-report.ts'
import { excerptOf, forwardedFrom, textParts } from './emails/quoted-text.ts'
import { spamSignalsOfText } from './quote-requests/spam-signals.ts'
import { normalizeText, toStorableText } from './text.ts'

/** A row of an imported file with all its text in one cell. */
const cellOf = (meaning: ColumnMeaning) => (text: string) =>
  readRow([{ title: '', meaning }], [text])
const phones = cellOf({ is: 'phones' })
const names = cellOf({ is: 'listed-name' })
const addresses = cellOf({ is: 'address', group: 'a', part: 'list', purpose: 'both' })

/** Functions that read texts of strangers. */
const readers: readonly ((text: string) => unknown)[] = [
  function emailText(text) {
    return textParts(text)
  },
  function emailExcerpt(text) {
    return excerptOf(text)
  },
  function forwardedEmail(text) {
    return forwardedFrom(`---- Forwarded message ----\nFrom: ${text}`)
  },
  function report(text) {
    return readBounceReport(`Action: failed\nDiagnostic-Code: ${text}`)
  },
  attachmentName,
  spamSignalsOfText,
  parseAddressText,
  searchedTerms,
  function importedPhones(text) {
    return phones(text)
  },
  function importedNames(text) {
    return names(text)
  },
  function importedAddresses(text) {
    return addresses(text)
  },
  normalizeText,
  toStorableText,
]

/** Pieces at each of which a regular expression may start over or look back. */
const units = [
  'a',
  'a@',
  '@',
  ' ',
  '\n',
  ' \n',
  '\t',
  '>',
  '>\n',
  '-',
  '_',
  '<',
  '(',
  ' (',
  '1',
  '1 ',
  ',',
  'wrote:\n',
  'On 1 ',
  'On 1\n',
  'On 1\nwrote:\n',
  '-----Original Message-----\n',
  '--\nFrom:\n',
  'a: \n',
  'a\n b:',
  'ext 1',
  'www.',
  '[url',
  '\u0301',
  'é',
]

test.each(readers.map((read) => [read.name, read] as const))(
  'a long text costs %s little more than as much in short ones',
  (_, read) => {
    for (const unit of units) expectLittleMore(unit, 30_000, read)
  },
)

test('the writer of a forwarded email is found', () => {
  const from = (line: string) => forwardedFrom(`Hi\n---- Forwarded message ----\n${line}\n\nHello`)
  expect(from('From: Rosa Miller <rosa@example.org>')).toBe('rosa@example.org')
  expect(from('> *From:* "rosa@example.org"')).toBe('rosa@example.org')
  expect(from('From: Rosa @ home')).toBeNull()
})
