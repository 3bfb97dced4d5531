import { expect, test } from 'vitest'
import { printedPages } from './stop.ts'

test('each colleague has a page of their own, also two of the same name', () => {
  const stops = [
    { who: null, assignedTo: null, at: 7 },
    { who: 'Teo', assignedTo: 'staff-2', at: 8 },
    { who: 'Ana', assignedTo: 'staff-3', at: 9 },
    { who: 'Teo', assignedTo: 'staff-1', at: 10 },
    { who: 'Teo', assignedTo: 'staff-2', at: 11 },
  ]
  expect(
    printedPages(stops).map(({ person, stops }) => [person, ...stops.map(({ at }) => at)]),
  ).toEqual([
    ['Ana', 9],
    ['Nobody yet', 7],
    ['Teo', 8, 11],
    ['Teo', 10],
  ])
})
