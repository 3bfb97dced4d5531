import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvLine } from '#domain/csv.ts'
import { err, ok } from '#domain/result.ts'
import { anyCharacter } from '#support/characters.ts'
import { recognizeColumns } from './customer-columns.ts'
import { customerCsvRow, ownColumns } from './customer-csv.ts'
import { isEmptyRow, readRow } from './read-row.ts'

/** Reads rows below a header, as an import does. */
function read(...rows: readonly (readonly string[])[]) {
  const recognized = recognizeColumns(rows)
  if (recognized === null) return null
  const { headerAt, columns, source } = recognized
  const below = rows.slice(headerAt + 1).filter((row) => !isEmptyRow(row))
  return { source, rows: below.map((row) => readRow(columns, row)) }
}

const header = (line: string) => line.split(',')

const house = {
  street1: '12 Oak St',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  purpose: 'both',
} as const

const jane = {
  name: 'Jane Doe',
  company: '',
  emails: ['jane@mail.example'],
  phones: ['7705550123'],
  addresses: [house],
  note: '',
}

test('Google Contacts: several of a kind in one cell, and an address in its parts', () => {
  const titles = header(
    'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Address 1 - Extended Address',
  )
  const row = titles.map(() => '')
  const put = (title: string, value: string) => (row[titles.indexOf(title)] = value)
  put('First Name', 'Jane')
  put('Last Name', 'Doe')
  put('Organization Name', 'Oakhaven HOA')
  put('Notes', 'Gate 4411\nDog')
  put('Labels', '* myContacts')
  put('E-mail 1 - Label', '* Home')
  put('E-mail 1 - Value', 'jane@mail.example')
  put('E-mail 2 - Value', 'j@work.example ::: doe@work.example')
  put('Phone 1 - Label', 'Mobile')
  put('Phone 1 - Value', '+1 770-555-0123 ::: (470) 555-0199')
  put('Address 1 - Formatted', '12 Oak St\nCumming, GA 30040\nUS')
  put('Address 1 - Street', '12 Oak St')
  put('Address 1 - City', 'Cumming')
  put('Address 1 - Region', 'Georgia')
  put('Address 1 - Postal Code', '30040-1234')
  put('Address 1 - Country', 'US')
  expect(read(titles, row)).toMatchObject({
    source: 'google',
    rows: [
      {
        customer: ok({
          ...jane,
          company: 'Oakhaven HOA',
          emails: ['jane@mail.example', 'j@work.example', 'doe@work.example'],
          phones: ['7705550123', '4705550199'],
          note: 'Gate 4411\nDog',
        }),
        remarks: [],
      },
    ],
  })
})

describe('QuickBooks', () => {
  const titles = header(
    'Customer full name,Phone numbers,Email,Full name,Bill address,Ship address',
  )

  test('the report Customer Contact List, below its title and above its date', () => {
    const found = read(
      ['Evergreen Landscaping', '', '', '', '', ''],
      ['Customer Contact List', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      titles,
      [
        'Oakhaven HOA:Entrance beds',
        'Phone:(770) 555-0123 Mobile:(470) 555-0199 Fax:(770) 555-0100',
        'jane@mail.example, pay@oakhaven.example',
        'Jane Doe',
        '12 Oak St\nCumming, GA 30040',
        '9 Elm Ct Dahlonega GA 30533',
      ],
      [
        'Doe, Jane',
        '',
        'jane@mail.example',
        '',
        '12 Oak St\nCumming GA  30040',
        '12 Oak St\nCumming GA  30040',
      ],
      ['Nobody Inc', '', '', '', '', ''],
      ['', '', '', '', '', ''],
      [' Wednesday, September 30, 2026 01:46 PM GMT-05:00', '', '', '', '', ''],
    )
    expect(found).toMatchObject({
      source: 'quickbooks',
      rows: [
        {
          customer: {
            value: {
              name: 'Jane Doe',
              company: 'Oakhaven HOA',
              emails: ['jane@mail.example', 'pay@oakhaven.example'],
              phones: ['7705550123', '4705550199'],
              addresses: [
                { ...house, purpose: 'mailing' },
                {
                  street1: '9 Elm Ct',
                  city: 'Dahlonega',
                  state: 'GA',
                  zip: '30533',
                  purpose: 'service',
                },
              ],
            },
          },
        },
        { customer: { value: { ...jane, phones: [] } } },
        { customer: err('No email, phone or street') },
      ],
    })
    expect(found?.rows).toHaveLength(3)
  })

  test('the list of the desktop program, whose addresses are in lines', () => {
    const desktop = header(
      'Customer,Company,First Name,M.I.,Last Name,Main Phone,Alt. Phone,Fax,Main Email,Bill to 1,Bill to 2,Bill to 3,Bill to 4,Bill to 5',
    )
    const row = [
      'Doe Jane',
      '',
      'Jane',
      '',
      'Doe',
      '770-555-0123',
      '',
      '770-555-0199',
      'jane@mail.example',
      'Jane Doe',
      '12 Oak St',
      'Cumming, GA 30040',
      '',
      '',
    ]
    expect(read(desktop, row)).toMatchObject({
      source: 'quickbooks',
      rows: [
        {
          customer: {
            value: {
              ...jane,
              company: 'Doe Jane',
              addresses: [{ ...house, purpose: 'mailing' }],
            },
          },
        },
      ],
    })
  })
})

test('any list whose header names a person and a way to reach them', () => {
  expect(
    read(
      [
        'Last name',
        'First name',
        'E-mail Address',
        'Home Phone',
        'Home Street',
        'Home City',
        'Home State',
        'Home Postal Code',
      ],
      [
        'Doe',
        'Jane',
        'Jane <jane@mail.example>',
        '1 (770) 555-0123 ext. 4',
        '12 Oak St',
        'Cumming',
        'GA',
        '30040',
      ],
    ),
  ).toMatchObject({
    source: 'other',
    rows: [{ customer: { value: { ...jane, note: '(770) 555-0123 has extension 4' } } }],
  })
  expect(read(['Sales', 'Tax'], ['12', '1'])).toBeNull()
  expect(read([])).toBeNull()
})

test('unusable values are left out and named; a row without a contact is refused', () => {
  const found = read(
    ['Name', 'Email', 'Phone'],
    ['Jane Doe', 'jane@', '+44 20 7946 0000; 770 555 0123'],
    ['Jane Doe', 'jane at mail', ''],
    ['', '', '(770) 555-0123'],
    ['', 'jane@mail.example', ''],
    ['', '', 'call me'],
  )
  expect(found?.rows).toMatchObject([
    {
      customer: { value: { phones: ['7705550123'] } },
      remarks: ['“jane@” is not an email address', '“+44 20 7946 0000” is not a US phone number'],
    },
    { customer: err('No other email, phone or street') },
    { customer: { value: { name: '(770) 555-0123', phones: ['7705550123'] } } },
    { customer: { value: { name: 'jane@mail.example' } } },
    { customer: err('No name') },
  ])
  // As spreadsheets write 02134.
  expect(
    read(['Name', 'Street', 'City', 'ZIP'], ['Jane Doe', '12 Oak St', 'Boston', '2134'])?.rows,
  ).toMatchObject([
    {
      customer: { value: { addresses: [{ street1: '12 Oak St', zip: '' }] } },
      remarks: ['“2134” is not a US ZIP code'],
    },
  ])
})

test('any row is read without an exception', () => {
  const cell = fc.string({ unit: anyCharacter, maxLength: 60 })
  const titles = ['Name', 'Company', 'Email', 'Phone', 'Address', 'Street', 'City', 'Notes']
  fc.assert(
    fc.property(fc.array(cell, { minLength: 8, maxLength: 8 }), (row) => {
      const [line] = read(titles, row)?.rows ?? []
      if (line?.customer.ok !== true) return
      const { emails, phones } = line.customer.value
      expect(phones.every((phone) => /^\d{10}$/.test(phone))).toBe(true)
      expect(emails.every((email) => email.includes('@'))).toBe(true)
    }),
  )
})

test('our own export comes back as it left, formulas and all', () => {
  const customer = {
    ...jane,
    name: '=HYPERLINK("http://evil.example")',
    company: 'Doe, Roe & Sons',
    emails: ['jane@mail.example', 'second@mail.example'],
    phones: ['7705550123', '4705550199'],
    addresses: [
      { ...house, purpose: 'mailing' },
      {
        street1: '9 Elm Ct, Unit 4',
        city: 'Dahlonega',
        state: 'GA',
        zip: '30533',
        purpose: 'service',
      },
    ],
    createdAt: 0,
    requests: 3,
  } as const
  const row = customerCsvRow(customer, 'America/New_York')
  const line = csvLine(row)
  expect(line.startsWith(`"'=HYPERLINK(""http`)).toBe(true)
  const escaped = [`'${row[0] ?? ''}`, ...row.slice(1)]
  const { createdAt: _, requests: __, ...facts } = customer
  expect(read([...ownColumns], escaped)).toMatchObject({
    source: 'evergreen',
    rows: [{ customer: { value: facts }, remarks: [] }],
  })
})
