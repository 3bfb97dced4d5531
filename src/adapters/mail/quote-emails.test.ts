import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { newLead, request } from '#support/leads.ts'
import { renderMarkup } from './email-markup.tsx'
import { plainText } from './plain-text.ts'
import {
  quoteAcknowledged,
  quoteLeftIncomplete,
  quoteReceived,
  requestAddedTo,
} from './quote-emails.ts'

const typed = {
  projectDetails: 'Claim your prize at https://evil.example today.',
  additionalNotes: 'Call 900-555-0100 now.',
}

function lead() {
  return { ...newLead(), status: 'complete' as const, request: request(typed) }
}

test('a stranger cannot make the site mail their words to someone else', async () => {
  const page = { photographs: 2, pageUrl: 'https://evergreen.example/request/x' }
  const content = quoteAcknowledged(lead(), page, company)
  const text = plainText(content, company)
  const html = await renderMarkup(content, company)
  expect(text).toContain('Soil & Mulch: Pine Mulch')
  for (const typedText of Object.values(typed)) {
    expect(text).not.toContain(typedText)
    expect(html).not.toContain(typedText)
  }
})

test('a name is not decoded in the subject of an alert', () => {
  const name = 'Al =?utf-8?B?SW52b2ljZSBwYXN0IGR1ZQ==?='
  const named = { ...lead(), contact: { ...newLead().contact, lastName: name } }
  const added = { requestId: 'lead', name, replyTo: '', photographs: 1, words: '', atDesk: true }
  const emails = [
    quoteReceived(named, null, { count: 0, url: '' }),
    quoteLeftIncomplete(named, null),
    requestAddedTo(added, '', null),
  ]
  for (const { subject } of emails) expect(subject).toContain('Al = ?utf-8')
})

test('the owner reads the project and the notes', () => {
  const text = plainText(quoteReceived(lead(), null, { count: 0, url: '' }), company)
  for (const typedText of Object.values(typed)) expect(text).toContain(typedText)
})
