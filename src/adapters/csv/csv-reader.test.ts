import { expect, test } from 'vitest'
import { err, ok } from '#domain/result.ts'
import { csvReader } from './csv-reader.ts'

const text = 'Name;Note\r\nZoë Müller;"one\r\ntwo; ""three"""\r\n'
const rows = [
  ['Name', 'Note'],
  ['Zoë Müller', 'one\r\ntwo; "three"'],
]

const utf16 = (written: string, isBig: boolean) => {
  const bytes = Buffer.from(`\ufeff${written}`, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16, as Excel saves "Unicode text"', utf16(text, false)],
  ['UTF-16 the other way round', utf16(text, true)],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['Windows-1252', Buffer.from(text, 'latin1')],
])('a file in %s is read', (_name, bytes) => {
  expect(csvReader(bytes)).toEqual(ok(rows))
})

test.each([',', ';', '\t'])(
  'cells may be separated by %j, and contain the other separators',
  (delimiter) => {
    const line = ['a', 'x,y', 'p;q'].map((cell) => `"${cell}"`).join(delimiter)
    expect(csvReader(Buffer.from(`${line}\n${line}`))).toMatchObject({
      value: [
        ['a', 'x,y', 'p;q'],
        ['a', 'x,y', 'p;q'],
      ],
    })
  },
)

test.each([
  ['spreadsheet', Buffer.from('PK\u0003\u0004 and so on')],
  ['binary', Buffer.from([65, 0, 0, 0, 66, 1, 2])],
  ['quote-not-closed', Buffer.from('Name,Email\n"Jane,jane@mail.example\n')],
  ['too-many-rows', Buffer.from('a,b\n'.repeat(20_002))],
])('a file is refused as %s', (code, bytes) => {
  expect(csvReader(bytes)).toEqual(err({ code }))
})
