import { expect, test } from 'vitest'
import { unclaimedFor, type Photograph } from '#domain/photographs/photograph.ts'
import { shownPhotographs } from './shown-photograph.ts'

const photograph = (id: string, state: Photograph['state'], createdAt: number): Photograph => ({
  id,
  state,
  createdAt,
  caption: '',
  width: 0,
  height: 0,
  by: null,
  requestId: 'lead-1',
  visitId: null,
  arrived: 0,
  size: 10,
  refusal: null,
})

test('a photograph that never arrived does not count toward the maximum', () => {
  const now = 2 * unclaimedFor
  const shown = shownPhotographs(
    [
      photograph('here', 'ready', 0),
      photograph('coming', 'uploading', now - 1),
      photograph('never-came', 'uploading', 0),
      photograph('unreadable', 'refused', now - 1),
    ],
    { id: 'ruth', role: 'office' },
    { timeZone: 'America/New_York', now },
  )
  expect(shown.filter(({ countsTowardLimit }) => countsTowardLimit).map(({ id }) => id)).toEqual([
    'here',
    'coming',
  ])
})
