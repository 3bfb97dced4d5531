import { expect, test } from 'vitest'
import type { AddressSource } from './address-source.ts'
import { lateSource } from './page-source.ts'

const sourceOf = (label: string): AddressSource => ({
  prepare() {},
  suggest: (text) =>
    Promise.resolve([
      { id: text, label, credit: '', choose: () => Promise.resolve('no-place' as const) },
    ]),
})

test('a source loads once, and the fallback answers until it can be loaded', async () => {
  let loads = 0
  const source = lateSource(() => {
    loads += 1
    return loads === 1 ? Promise.reject(new Error('no line')) : Promise.resolve(sourceOf('late'))
  }, sourceOf('fallback'))
  const answersFrom = async () => {
    const [first] = await source.suggest('12 Oak', new AbortController().signal)
    return first?.label
  }
  expect(loads).toBe(0)
  expect(await answersFrom()).toBe('fallback')
  expect(await answersFrom()).toBe('late')
  expect(await answersFrom()).toBe('late')
  expect(loads).toBe(2)
})
