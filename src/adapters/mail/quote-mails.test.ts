import { expect, test } from 'vitest'
import { newLead, request } from '#support/leads.ts'
import { quoteMails } from './quote-mails.ts'

const typed = {
  projectDetails: 'Claim your prize at https://evil.example today.',
  additionalNotes: 'Call 900-555-0100 now.',
}
const mails = quoteMails('owner@evergreen.example')

function lead() {
  return { ...newLead(), status: 'complete' as const, request: request(typed) }
}

test('a stranger cannot have us mail words of theirs to someone else', () => {
  const { text, html } = mails.quoteAcknowledged(lead())
  expect(text).toContain('Soil & Mulch: Pine Mulch')
  for (const words of Object.values(typed)) {
    expect(text).not.toContain(words)
    expect(html).not.toContain(words)
  }
})

test('the owner reads the project and the notes', () => {
  const { text } = mails.quoteReceived(lead())
  for (const words of Object.values(typed)) expect(text).toContain(words)
})
