import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AddressSource, Suggestion } from './address-source.ts'
import { suggestionSearch } from './suggestion-search.ts'

const line = (label: string): Suggestion => ({
  id: label,
  label,
  credit: '',
  choose: () => Promise.resolve('no-place'),
})

/** A source that answers when the test lets it. */
function slowSource() {
  const asked: { text: string; signal: AbortSignal; answer: (found: Suggestion[]) => void }[] = []
  const source: AddressSource = {
    prepare() {},
    suggest: (text, signal) =>
      new Promise((answer) => {
        asked.push({ text, signal, answer })
      }),
  }
  return { source, asked }
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('while a visitor types', () => {
  test('only the text at rest for 150 ms is asked about', async () => {
    const { source, asked } = slowSource()
    const search = suggestionSearch(source, () => {})
    search.type('2450')
    await vi.advanceTimersByTimeAsync(149)
    search.type(' 2450 Nursery ')
    await vi.advanceTimersByTimeAsync(149)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ text }) => text)).toEqual(['2450 Nursery'])
  })

  test('a late answer to an older text is not shown, and its request is given up', async () => {
    const { source, asked } = slowSource()
    const shown: string[][] = []
    const search = suggestionSearch(source, (list) => shown.push(list.map(({ label }) => label)))
    search.type('2450 Nur')
    await vi.advanceTimersByTimeAsync(150)
    search.type('2450 Nursery')
    await vi.advanceTimersByTimeAsync(150)
    expect(asked[0]?.signal.aborted).toBe(true)
    asked[1]?.answer([line('new')])
    asked[0]?.answer([line('old')])
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([['new']])
  })

  test('the list is emptied at once when too little or too much is left', async () => {
    const { source, asked } = slowSource()
    const shown: number[] = []
    const search = suggestionSearch(source, (list) => shown.push(list.length))
    search.type('24 ')
    search.type('2'.repeat(121))
    await vi.advanceTimersByTimeAsync(1000)
    expect(shown).toEqual([0, 0])
    expect(asked).toEqual([])
  })

  test('a failing source empties the list and shows no message', async () => {
    const shown: number[] = []
    const broken: AddressSource = {
      prepare() {},
      suggest: () => Promise.reject(new Error('offline')),
    }
    const search = suggestionSearch(broken, (list) => shown.push(list.length))
    search.type('2450 Nursery')
    await vi.advanceTimersByTimeAsync(150)
    expect(shown).toEqual([0])
  })

  test('after a stop nothing more is shown, and typing on starts afresh', async () => {
    const { source, asked } = slowSource()
    const shown: string[][] = []
    const search = suggestionSearch(source, (list) => shown.push(list.map(({ label }) => label)))
    search.type('2450 Nursery')
    await vi.advanceTimersByTimeAsync(150)
    search.stop()
    asked[0]?.answer([line('old')])
    search.type('9 Elm St')
    await vi.advanceTimersByTimeAsync(150)
    asked[1]?.answer([line('new')])
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toEqual([[], ['new']])
  })
})
