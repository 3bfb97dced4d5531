import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { Email } from '#domain/emails/email.ts'
import { composedEmail } from '#support/composed-email.ts'
import { newLead, request } from '#support/leads.ts'
import { renderMarkup } from './email-markup.tsx'
import { plainText } from './plain-text.ts'

const typed = {
  projectDetails: 'Claim your prize at https://evil.example today.',
  additionalNotes: 'Call 900-555-0100 now.',
}

function lead() {
  return { ...newLead(), status: 'complete' as const, request: request(typed) }
}

test('a stranger cannot make the site mail their words to someone else', async () => {
  const content = composedEmail({
    kind: 'quote-acknowledged',
    data: { lead: lead(), photographs: 2 },
  }).content
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
  const about = { requestId: 'lead', name, words: '' }
  const added = { ...about, replyTo: '', photographs: 1, atDesk: true }
  const emails: readonly Email[] = [
    { kind: 'quote-received', data: { lead: named, atDesk: false, photographs: 0 } },
    { kind: 'quote-left-incomplete', data: { lead: named, atDesk: false } },
    { kind: 'request-added-to', data: added },
    { kind: 'customer-replied', data: about },
    { kind: 'customer-replied', data: { ...about, name: 'Rosa', otherSender: name } },
  ]
  for (const email of emails) expect(composedEmail(email).content.subject).toContain('Al = ?utf-8')
})

test('the owner reads the project and the notes', () => {
  const data = { lead: lead(), atDesk: false, photographs: 0 }
  const text = plainText(composedEmail({ kind: 'quote-received', data }).content, company)
  for (const typedText of Object.values(typed)) expect(text).toContain(typedText)
})
