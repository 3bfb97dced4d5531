import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { originalShades, shadesOf } from '#domain/site/brand.ts'
import { emptyDocument, type QuoteDocument } from '#domain/written-quotes/document.ts'
import { paymentsOf, totalsOf } from '#domain/written-quotes/totals.ts'
import {
  consentWording,
  figuresOf,
  type VersionContent,
} from '#domain/written-quotes/version-content.ts'
import { drawQuote } from './draw-quote.ts'
import { pdfQuotes } from './pdf-quotes.ts'
import { newQuote } from '#support/written-quotes.ts'

const line = (id: string, text: string, priceCents: number) =>
  ({
    id,
    text,
    detail: 'Tan concrete block, 16 by 6 inches, with caps.',
    quantity: 1000,
    unit: '',
    priceCents,
    costCents: 1_234_567,
    isTaxable: false,
    offer: { is: 'fixed' },
    priceItemId: null,
  }) as const

const document: QuoteDocument = {
  ...emptyDocument,
  title: 'Retaining wall along the drive',
  note: 'As we talked about on Thursday, José.',
  sections: [
    {
      id: 'wall',
      name: 'The wall',
      lines: [
        line('dig', 'Excavation and base', 420_000),
        { ...line('blocks', 'Blocks', 4_850), quantity: 177_500, unit: 'block', isTaxable: true },
        { ...line('steps', 'Steps to the lawn', 180_000), offer: { is: 'optional' } },
      ],
    },
  ],
  discount: { is: 'percent', rate: 5_000 },
  tax: { county: 'Forsyth', rate: 7_000 },
  schedule: [
    { id: 'a', name: 'Deposit', share: { is: 'percent', rate: 30_000 }, due: 'accepted' },
    { id: 'b', name: 'Balance', share: { is: 'rest' }, due: 'done' },
  ],
  validUntil: '2027-05-12',
  terms: 'We stop and ask first. '.repeat(200),
}
const content: VersionContent = {
  format: 1,
  number: 1042,
  kind: 'quote',
  changes: null,
  version: 2,
  sentOn: '2027-04-12',
  letterhead: {
    name: 'Evergreen Landscaping & Garden Supply',
    phone: '(770) 555-0142',
    email: 'hello@evergreen.example',
    address: { street1: '2450 Nursery Lane', city: 'Cumming', state: 'GA', zip: '30040' },
  },
  recipient: newQuote().recipient,
  document,
  revisions: ['Blocks: 177.5 blocks instead of 150.'],
  consent: consentWording('quote', 'Evergreen'),
  figures: figuresOf(document),
}

const look = { shades: originalShades, logo: null }

/** Poppler's programs read what was printed. */
const testWithPoppler = test.skipIf(!existsSync('/usr/bin/pdftotext'))

// Most documents are drawn without the thread of `pdfQuotes`, whose start takes longer than they do.

/** The text of a PDF as a reader's program finds it. */
function textOf(pdf: Uint8Array): string {
  const args = ['-layout', '-enc', 'UTF-8', '-', '-']
  return execFileSync('pdftotext', args, { input: pdf, encoding: 'utf8' }).replaceAll(/ +/g, ' ')
}

testWithPoppler('a quote is printed as real text, without the company’s costs', async () => {
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#4f6f3a' },
  })
    .jpeg()
    .toBuffer()
  const pdf = await pdfQuotes().print(content, null, [new Uint8Array(picture)], look)
  const text = textOf(pdf)
  for (const expected of [
    'Retaining wall along the drive',
    'Quote Q-1042, version 2',
    'Rosa Lindqvist',
    '12 Main St, Cumming, GA 30040',
    'José',
    'Blocks: 177.5 blocks instead of 150.',
    '177.5 blocks at $48.50',
    '$8,608.75',
    'Optional, not in the total',
    '-$640.44',
    'Sales tax, Forsyth County, 7%',
    'Deposit, when you accept',
    'Good until May 12, 2027',
    'Page 2 of',
  ]) {
    expect(text).toContain(expected)
  }
  expect(text).not.toContain('12,345')
  expect(pdf.length).toBeLessThan(200_000)
})

testWithPoppler(
  'a signed change order is printed with what was picked, and who signed',
  async () => {
    const changed = { ...content, kind: 'change-order' as const, changes: 1040 }
    const signed = {
      on: 'April 14, 2027',
      name: 'Rosa M. Lindqvist',
      wording: changed.consent,
      picked: [],
      payments: [],
    }
    const text = textOf(await drawQuote(changed, signed, [], look))
    const facts = ['Change order Q-1042', 'Changes quote Q-1040', signed.name, 'on April 14, 2027']
    for (const fact of facts) expect(text).toContain(fact)
    expect(text).not.toContain('Steps to the lawn')
  },
)

testWithPoppler('letters and signs of every language and trade are printed', async () => {
  const name = 'Łukasz Nguyễn'
  const texts = [
    '5″ × 8′ stone, ≈ 2 t → bed ✓',
    'Ирина Жук',
    '김민준',
    '山田花子',
    '감사합니다 \u{1f600}',
  ]
  const typed = {
    ...content,
    recipient: { ...content.recipient, name },
    document: { ...document, title: name, terms: texts.join('\n') },
  }
  const text = textOf(await drawQuote(typed, null, [], look))
  for (const expected of [name, ...texts]) {
    expect(text).toContain(expected.replace('\u{1f600}', '').trimEnd())
  }
})

testWithPoppler(
  'special spaces and a sign that no font has leave the other letters as they are',
  async () => {
    const fontsOf = async (terms: string) => {
      const typed = { ...content, document: { ...document, terms } }
      const input = await drawQuote(typed, null, [], look)
      return execFileSync('pdffonts', ['-'], { input, encoding: 'utf8' })
    }
    expect(await fontsOf('See you\tin\u2009spring\u202f\u{1f332}')).not.toMatch(/dejavu|unifont/i)
    const vertical = { ...content, document: { ...document, terms: 'From\u000BWord' } }
    expect(textOf(await drawQuote(vertical, null, [], look))).toContain('From Word')
    expect(await fontsOf('≈ 2 t')).toMatch(/dejavu/i)
  },
)

test('quotes sent at the same time are printed one after another', async () => {
  const printer = pdfQuotes()
  const ended: string[] = []
  const print = async (terms: string) => {
    await printer.print({ ...content, document: { ...document, terms } }, null, [], look)
    ended.push(terms.slice(0, 5))
  }
  await Promise.all([print('Long, '.repeat(1_000)), print('Short')])
  expect(ended).toEqual(['Long,', 'Short'])
})

testWithPoppler(
  'a paragraph longer than a sheet goes on above the next footer, and a long name beside its amount',
  async () => {
    const name = 'The part that is due as soon as the old wall and its footing are gone '.repeat(2)
    const [first, last] = document.schedule
    if (first === undefined || last === undefined) throw new Error('There is no schedule')
    const typed = {
      ...content,
      document: {
        ...document,
        terms: 'WE STOP AND ASK FIRST. '.repeat(260),
        schedule: [{ ...first, name: name.slice(0, 120) }, last],
      },
    }
    const pdf = await drawQuote(typed, null, [], look)
    const sheets = textOf(pdf).split('\f').slice(0, -1)
    expect(sheets.length).toBeGreaterThan(1)
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet.trimEnd()).toMatch(new RegExp(`Page ${index + 1} of ${sheets.length}$`))
    }
    // The amount ends its line, and the rest of the name is below it.
    expect(textOf(pdf)).toMatch(/The part that .*\$[\d,.]+\n.*when you accept\n/)
  },
)

testWithPoppler('a heading is on the same sheet as the text below it', async () => {
  const detail = 'Tan concrete block, 16 by 6 inches, with caps. '.repeat(10)
  const sections = document.sections.map((section) => ({
    ...section,
    lines: [{ ...line('dig', 'Excavation and base', 420_000), detail }],
  }))
  // Each note moves the headings a line further down.
  for (let height = 16; height < 34; height += 2) {
    const note = 'As we talked about.\n'.repeat(height)
    const typed = { ...content, document: { ...document, note, sections } }
    const sheets = textOf(await drawQuote(typed, null, [], look)).split('\f')
    for (const sheet of sheets) {
      const above = sheet.slice(0, sheet.lastIndexOf(content.letterhead.name)).trimEnd()
      expect(above, `${height} lines`).not.toMatch(/\n *(?:The wall|Payments|Terms)$/)
    }
  }
})

testWithPoppler(
  'script in a quote stays text in its PDF, which runs and opens nothing',
  async () => {
    const script = `<script>r()</script>) /OpenAction << /S /JavaScript /JS (r()) >> %`
    const typed = {
      ...content,
      recipient: { ...content.recipient, name: script },
      document: { ...document, title: script, note: script, terms: script },
      revisions: [script],
    }
    const pdf = await drawQuote({ ...typed, figures: figuresOf(typed.document) }, null, [], look)
    // A PDF runs code or opens addresses only through these, outside of its texts.
    const objects = Buffer.from(pdf)
      .toString('latin1')
      .replaceAll(/stream\r?\n[^]*?endstream/g, '')
      .replaceAll(/\((?:\\[^]|[^\\()])*\)/g, '()')
    expect(objects).not.toMatch(
      /\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/,
    )
    expect(textOf(pdf).replaceAll(/\s+/g, ' ')).toContain('<script>r()</script>')
  },
)

testWithPoppler('an optional line is rounded like on the page', async () => {
  const offer = { is: 'one-of', group: 'Credit' } as const
  const credit = { ...line('half', 'Half', -101), quantity: 500, offer }
  const first = { ...line('none', 'None', 0), offer }
  const sections = [{ id: 'one', name: '', lines: [first, credit] }]
  const typed = { ...content, document: { ...document, sections } }
  const text = textOf(await drawQuote(typed, null, [], look))
  expect(text).toContain('-$0.51')
  expect(text).toMatch(/None .*\n.*One of “Credit”, in the total/)
  expect(text).toMatch(/Half .*\n.*One of “Credit”, not in the total/)
})

testWithPoppler(
  'an accepted quote is printed with the chosen lines, their total and the signature',
  async () => {
    const picked = ['steps']
    const accepted = {
      on: 'Apr 14, 2027, 9:12 AM EDT',
      name: 'Rosa Lindqvist',
      wording: content.consent,
      picked,
      payments: paymentsOf(document, totalsOf(document, picked).totalCents),
    }
    const text = textOf(await drawQuote(content, accepted, [], look))
    expect(text).toContain('Steps to the lawn')
    expect(text).not.toContain('Optional')
    expect(text).toContain('Signed by typing this name on Apr 14, 2027, 9:12 AM EDT')
  },
)

testWithPoppler(
  'a quote has the logo and the colors of the company, and none of the sample',
  async () => {
    const shades = shadesOf({ main: '#1b3a5c', accent: '#24618e', action: '#a63d00' })
    const png = await sharp({
      create: { width: 880, height: 88, channels: 4, background: '#c81e96' },
    })
      .png({ palette: true })
      .toBuffer()
    const logo = { png: new Uint8Array(png), width: 220, height: 22, hasName: true }
    const own = await drawQuote(content, null, [], { shades, logo })
    const named = await drawQuote(content, null, [], { shades, logo: null })
    const colors = await colorsOf(own)
    for (const color of ['#1b3a5c', '#c81e96']) expect(colors).toContain(color)
    const sample = Object.values(originalShades)
    expect(sample.filter((color) => colors.has(color))).toEqual([])
    // Once in the foot of each sheet; without a logo in the letterhead too.
    const names = (pdf: Uint8Array) => textOf(pdf).split(content.letterhead.name).length - 1
    expect([names(own), names(named)]).toEqual([2, 3])
  },
)

/** Every color of the first sheet, as `#rrggbb`. */
async function colorsOf(pdf: Uint8Array): Promise<ReadonlySet<string>> {
  const args = ['-png', '-r', '60', '-f', '1', '-l', '1', '-']
  const { data } = await sharp(execFileSync('pdftoppm', args, { input: pdf }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = Array.from({ length: data.length / 3 }, (_, at) =>
    data.subarray(at * 3, at * 3 + 3).toString('hex'),
  )
  return new Set(pixels.map((hex) => `#${hex}`))
}

testWithPoppler(
  'the file’s metadata has title and company, and neither a program nor a path',
  async () => {
    const printed = await drawQuote(content, null, [], look)
    const info = execFileSync('/usr/bin/pdfinfo', ['-'], { input: printed, encoding: 'utf8' })
    expect(info).toMatch(/^Title: +Quote Q-\d+, version \d+: Retaining wall along the drive$/m)
    for (const field of ['Author', 'Creator', 'Producer']) {
      expect(info).toMatch(new RegExp(`^${field}: +${content.letterhead.name}$`, 'm'))
    }
    expect(Buffer.from(printed).toString('latin1')).not.toMatch(
      /PDFKit|node_modules|\/home\/|\/work\//,
    )
  },
)
