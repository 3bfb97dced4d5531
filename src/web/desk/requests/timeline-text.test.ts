import { expect, test } from 'vitest'
import { instantAt } from '#domain/time.ts'
import { timelineLine } from './timeline-text.ts'

test('a line of the timeline has its day, with the year in another one', () => {
  const zone = 'America/New_York'
  const at = instantAt('2026-06-05', '08:00', zone)
  const note = { is: 'note', id: 'note-1', at, by: 'Ruth', text: 'Gate code 4410' } as const
  const dateIn = (day: string) => timelineLine(note, instantAt(day, '09:00', zone), zone).date
  expect(dateIn('2026-12-31')).toBe('Jun 5')
  expect(dateIn('2027-01-01')).toBe('Jun 5, 2026')
})
