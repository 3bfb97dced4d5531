import { expect, test } from 'vitest'
import { liveAfter, type Live } from './live.ts'

const shown: Live<string> = { is: 'loaded', value: 'Pruning', isRefreshing: false }
const refreshing: Live<string> = { is: 'loaded', value: 'Pruning', isRefreshing: true }
const failed: Live<string> = { is: 'failed', reason: 'Gone' }

test('what is on the page stays there while it is asked for again', () => {
  expect(liveAfter(shown, { is: 'asked' })).toEqual(refreshing)
  expect(liveAfter(refreshing, { is: 'arrived', value: 'Grafting' })).toEqual({
    is: 'loaded',
    value: 'Grafting',
    isRefreshing: false,
  })
})

test('a visitor who arrives while the server is away reads so', () => {
  expect(liveAfter(refreshing, { is: 'failed', reason: 'Gone', isQuiet: false })).toEqual(failed)
})

test('a visitor who comes back to the tab loses nothing', () => {
  expect(liveAfter(refreshing, { is: 'failed', reason: null, isQuiet: true })).toEqual(shown)
})

test('trying again after a failure waits for the answer', () => {
  expect(liveAfter(failed, { is: 'asked' })).toEqual({ is: 'loading' })
  expect(liveAfter({ is: 'loading' }, { is: 'failed', reason: null, isQuiet: true })).toEqual({
    is: 'failed',
    reason: null,
  })
})

test('what a call told changes only what is there', () => {
  const change = (value: string) => `${value}, full`
  expect(liveAfter(shown, { is: 'changed', change })).toMatchObject({ value: 'Pruning, full' })
  expect(liveAfter(failed, { is: 'changed', change })).toEqual(failed)
})
