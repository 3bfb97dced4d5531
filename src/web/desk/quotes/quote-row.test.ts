import { expect, test } from 'vitest'
import { aboutOf } from './quote-row.tsx'

test('the date of a quote says what it is', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00-05:00`)
  const draft = {
    status: 'draft',
    changedAt: at('2026-11-26'),
    sentAt: null,
    answeredAt: null,
    validUntil: null,
  } as const
  const sent = { ...draft, sentAt: at('2026-11-27') }
  const answered = { ...sent, validUntil: '2026-12-27', answeredAt: at('2026-11-28') } as const
  const said = (quote: Parameters<typeof aboutOf>[0]) => aboutOf(quote, 'America/New_York')
  expect(said(draft)).toBe('written Thu, Nov 26, 2026')
  expect(said({ ...sent, status: 'sent' })).toBe('sent Fri, Nov 27, 2026')
  expect(said({ ...sent, status: 'sent', validUntil: '2026-12-27' })).toMatch(/^good until .*27/)
  expect(said({ ...answered, status: 'accepted' })).toBe('accepted Sat, Nov 28, 2026')
  expect(said({ ...answered, status: 'declined' })).toBe('declined Sat, Nov 28, 2026')
})
