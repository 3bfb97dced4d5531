import { expect, test } from 'vitest'
import { deletionText } from './personal-data.ts'

const none = {
  requests: 0,
  registrations: 0,
  visits: 0,
  plannedVisits: 0,
  quotes: 0,
  emails: 0,
  files: 0,
  notes: 0,
  paymentsAt: [],
  acceptedAt: [],
}
const zone = 'America/New_York'

test('deleting shows how much is removed, and until when accepted quotes and payments stay', () => {
  const paymentsAt = [Date.parse('2026-03-01T12:00:00Z'), Date.parse('2025-01-01T12:00:00Z')]
  const data = {
    requests: 3,
    registrations: 2,
    visits: 1,
    plannedVisits: 2,
    quotes: 2,
    emails: 1400,
    files: 2,
    notes: 1,
    paymentsAt,
    acceptedAt: [Date.parse('2026-02-01T12:00:00Z')],
  }
  expect(deletionText(data, 84, zone)).toEqual({
    goes: 'The contact, 3 requests, 2 registrations, 1 visit, 2 planned visits, 2 quotes, 1,400 emails, 2 files and 1 note go',
    stays:
      '1 accepted quote with the contact details and 2 payments with the name stay until 2033, as tax law requires',
  })
  const one = { ...none, requests: 1, paymentsAt: paymentsAt.slice(1) }
  expect(deletionText(one, 0, zone)).toEqual({
    goes: 'The contact and 1 request go',
    stays: '1 payment with the name stays forever, as tax law requires',
  })
  expect(deletionText(none, 84, zone)).toEqual({ goes: 'The contact goes', stays: null })
})
