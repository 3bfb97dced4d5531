import { expect, test } from 'vitest'
import { icalWriter } from '#adapters/calendar/ical-writer.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { company, type Company } from '#content/company.ts'
import { parseEmail } from '#domain/emails/email.ts'
import { textsByPath } from '#domain/site/document-part.ts'
import { visitReport } from '#domain/visits/visit-report.ts'
import type { QueuedEmail } from '#ports/mail-outbox.ts'
import { bluebird, traces } from '#support/another-company.ts'
import { calendarValue } from '#support/calendar-lines.ts'
import { readMarkup, scriptMarks } from '#support/typed-script.ts'
import { emailSamples } from './email-samples.ts'
import { renderMarkup } from './email-markup.tsx'
import { emailRenderer, maskedText, type RendererSettings } from './email-renderer.ts'

const secrets = systemSecrets('a secret of at least 32 characters')
const settingsOf = (origin: string, sender: Company): RendererSettings => ({
  publicUrl: origin,
  company: () => sender,
  content: () => ({ company: sender, logo: null }),
  calendar: icalWriter(origin, () => sender),
  secrets,
  requests: { replyRevocation: async () => 0 },
  links: {
    request: (id) => `${origin}/request/${id}.open`,
    photographs: (id) => `${origin}/photographs/${id}.open`,
    quote: (id) => `${origin}/quotes/${id}.open`,
  },
  // Not used without a logo.
  files: { read: async () => null, put: async () => {} },
  pictureMaker: { makeLogo: async () => new Uint8Array() },
  renderMarkup,
})
const settings = settingsOf('https://evergreen.example', company)
const renderer = emailRenderer(settings)
const ofBluebird = emailRenderer(settingsOf('https://bluebird.test', bluebird))

/** The email as the outbox returns it. */
function queued(email: { kind: string; data: unknown }, sealed: string | null = null): QueuedEmail {
  const data: unknown = JSON.parse(JSON.stringify(email.data))
  return {
    id: 'id',
    createdAt: 0,
    to: 'rosa@example.com',
    about: { kind: 'lead', id: 'lead-1' },
    state: 'waiting',
    tries: 0,
    nextTryAt: 0,
    sentAt: null,
    lastError: null,
    body: { is: 'email', kind: email.kind, data, sealedSecrets: sealed, sent: null },
  }
}

const samples = Object.values(emailSamples).flat()

/** The samples have no sealed code or link. */
const withSealedSecrets = new Set(['booking-code', 'desk-code', 'desk-invitation', 'restock'])

test.each(samples)(
  'an email of kind $kind says the same as HTML and as text, with the company’s facts alone',
  async (email) => {
    const { outgoing, stored } = await ofBluebird.render(queued(email))
    const { subject, html, text, attachments = [] } = outgoing
    expect(subject).not.toBe('')
    expect(html).toContain('Bluebird Gardens')
    expect(html).toContain('#1b3a5c')
    // A label without a value.
    expect(text).not.toMatch(/: $/m)
    expect(text.includes('Open the attached file to ')).toBe(attachments.length > 0)
    const [heading] = text.split('\n')
    expect(html.replaceAll('&amp;', '&')).toContain(heading)
    // The addresses of private pages are secret.
    const shown = text.replaceAll(/(?<!desk)\/(request|photographs|quotes)\/[\w.-]+/g, '/$1/••••••')
    expect(stored).toEqual({ subject, text: shown })
    expect(text.includes('••••••')).toBe(withSealedSecrets.has(email.kind))
    // Texts that people in a sample wrote themselves may stay.
    const own = JSON.stringify(email.data)
    const files = attachments.map((file) => JSON.stringify(file))
    const found = [subject, html, text, ...files].flatMap((form) => form.match(traces) ?? [])
    expect(found.filter((trace) => !own.includes(trace))).toEqual([])
  },
)

test('an answer to an alert of a colleague is not taken for the customer’s', async () => {
  for (const kind of ['quote-received', 'quote-left-incomplete'] as const) {
    for (const email of emailSamples[kind]) {
      const { outgoing } = await renderer.render(queued(email))
      const isToColleague = 'atDesk' in email.data && email.data.atDesk
      expect(outgoing.threadToken === undefined).toBe(isToColleague)
    }
  }
})

test('an email about a visit has its calendar entry, and does not call it an event', async () => {
  const visits = [
    ['visit-set', 'PUBLISH'],
    ['visit-moved', 'PUBLISH'],
    ['visit-canceled', 'CANCEL'],
  ] as const
  for (const [kind, method] of visits) {
    for (const data of emailSamples[kind].map((email) => visitReport.parse(email.data))) {
      const { outgoing } = await renderer.render(queued({ kind, data }))
      expect(outgoing.text).not.toContain('Event')
      const [entry = expect.fail(), ...others] = outgoing.attachments ?? []
      expect(others).toEqual([])
      expect(calendarValue(entry.content, 'METHOD')).toBe(method)
      expect(calendarValue(entry.content, 'UID')).toBe('visit-visit@evergreen.example')
      expect(calendarValue(entry.content, 'SEQUENCE')).toBe(String(data.visit.sequence))
    }
  }
  const [first = expect.fail('there is no sample')] = emailSamples['visit-set']
  const { outgoing } = await renderer.render(queued(first))
  expect(outgoing.text).toMatch(/^What: Estimate visit/m)
})

/** The data with a mark in place of every free text. */
function marked(kind: string, data: unknown, mark: () => string): unknown {
  let result: unknown = JSON.parse(JSON.stringify(data))
  for (const path of textsByPath(result).map(([at]) => at.split('.'))) {
    // A time zone is validated when an email is queued.
    if (path.at(-1) === 'timeZone') continue
    const changed = withText(result, path, mark())
    try {
      parseEmail(kind, changed)
      result = changed
    } catch {
      // Not free text: one of a few words, a day or a time.
    }
  }
  return result
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  if (Array.isArray(value)) {
    return value.map((each, at) => (String(at) === name ? withText(each, rest, text) : each))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === name ? withText(inner, rest, text) : inner,
    ]),
  )
}

test('script in the data of an email stays text', async () => {
  const { mark } = scriptMarks()
  const shown: number[] = []
  for (const { kind, data } of samples) {
    const hostile = marked(kind, data, () => mark(kind))
    const { outgoing } = await renderer.render(queued({ kind, data: hostile }))
    const read = readMarkup(outgoing.html)
    expect(read.running, kind).toEqual([])
    expect(outgoing.subject, kind).not.toMatch(/[\r\n]/)
    shown.push(...read.shown)
  }
  expect(shown.length).toBeGreaterThan(200)
})

/** Idioms that a local reader found odd, with what the emails say now. */
const foreignIdioms = [
  [/\b(?:goes|went|going|gives?) back\b/i, 'refund'],
  [/\bcould not be had\b/i, 'could not be loaded'],
  [/\bthis mail\b/i, 'this email'],
  [/\byour code: /i, 'your verification code'],
  [/\bwho comes\b/i, 'attendees'],
  [/\bpaid in all\b/i, 'total paid'],
  [/\bhas reached us\b/i, 'we received'],
  [/\bwrite to you\b/i, 'email you'],
  [/\bgladly\b/i, 'be glad to'],
  [/\bWe (?:come|call you|tell you|erase|do not come)\b/, 'we will'],
  [/\bcall(?:ed)? off\b/i, 'canceled'],
  [/\b(?:stays|stands) as it (?:is|was)\b/i, 'does not change'],
  [/\bpayment is here\b/i, 'we received your payment'],
  [/\bto nobody\b/i, 'to anyone'],
  [/\bin the money\b|\bthe money is in\b/i, 'your payment is confirmed'],
] as const

test.each(foreignIdioms)('no email says %s where an American says “%s”', async (idiom) => {
  const rendered = await Promise.all(samples.map((email) => renderer.render(queued(email))))
  const shownLines = rendered.flatMap(({ outgoing: { subject, text } }) => [
    subject,
    ...text.split('\n'),
  ])
  expect(shownLines.filter((line) => idiom.test(line))).toEqual([])
})

test('a code is sent, and masked in what is stored', async () => {
  const [email = expect.fail('there is no sample')] = emailSamples['booking-code']
  const sealed = queued(email, secrets.seal(JSON.stringify({ code: '012345' })))
  const { outgoing, stored } = await renderer.render(sealed)
  expect(outgoing.text).toMatch(/^012345$/m)
  expect(outgoing.html).toContain('012345')
  expect(stored.text).not.toContain('012345')
  expect(stored.text).toMatch(/^•{6}$/m)
  expect(maskedText(settings, sealed).text).toBe(stored.text)
})

test('an email that this version does not know is refused rather than sent incomplete, and listed as its kind', async () => {
  const unknown = queued({ kind: 'something-newer', data: {} })
  await expect(renderer.render(unknown)).rejects.toThrow()
  expect(maskedText(settings, unknown)).toEqual({ subject: 'something-newer', text: '' })
})
