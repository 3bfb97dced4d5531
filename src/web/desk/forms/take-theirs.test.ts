import { expect, test } from 'vitest'
import { takeTheirs } from './take-theirs.ts'

const base = { city: ['Cumming'], county: ['Forsyth'], phone: ['1'], closed: ['on'] }

test('fields that were not touched show theirs, and typed ones stay', () => {
  const mine = { ...base, city: ['Alpharetta'], phone: ['2'] }
  // A form does not contain a box that is not ticked.
  const theirs = { city: ['Cumming'], county: ['Fulton'], phone: ['3'] }
  expect(takeTheirs({ base, mine, theirs }, false)).toEqual({
    values: { city: ['Alpharetta'], county: ['Fulton'], phone: ['2'] },
    base: { city: ['Cumming'], county: ['Fulton'], phone: ['1'] },
    both: ['phone'],
  })
})

test('equal changes are no difference, and a later save is compared with theirs', () => {
  const mine = { ...base, city: ['Alpharetta'], phone: ['2'] }
  const first = takeTheirs({ base, mine, theirs: { ...mine, county: ['Fulton'] } }, false)
  expect(first.both).toEqual([])
  const theirs = { ...first.values, county: ['Hall'], city: ['Roswell'] }
  const second = takeTheirs({ base: first.base, mine: first.values, theirs }, false)
  expect(second.values).toEqual({ ...mine, county: ['Hall'] })
  expect(second.both).toEqual(['city'])
})

test('a list is taken as a whole, unless its rows stay at their places', () => {
  const rows = (...zips: string[]) =>
    Object.fromEntries(zips.map((zip, index) => [`rows[${index}].zip`, [zip]]))
  const lists = {
    base: rows('30040', '30041'),
    mine: rows('30041'),
    theirs: rows('30049', '30041'),
  }
  const taken = takeTheirs(lists, false)
  expect(taken.values).toEqual(lists.mine)
  expect(taken.both).toEqual(['rows[0].zip', 'rows[1].zip'])
  const hours = { base: rows('8', '8'), mine: rows('9', '8'), theirs: rows('8', '7') }
  expect(takeTheirs(hours, true)).toMatchObject({ values: rows('9', '7'), both: [] })
})
