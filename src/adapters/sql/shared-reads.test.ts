import { expect, test } from 'vitest'
import { sharedReads } from './shared-reads.ts'

/** Reads that end when they are told to, and how many have begun. */
function heldReads() {
  let now = 0
  const share = sharedReads<number>(() => now)
  const begun: PromiseWithResolvers<number>[] = []
  const ask = (key = 'event') =>
    share(key, () => {
      const read = Promise.withResolvers<number>()
      begun.push(read)
      return read.promise
    })
  const pass = (ms: number) => (now += ms)
  return { ask, begun, pass }
}

/** Lets everything that is ready go on. */
const settle = () => new Promise((done) => setImmediate(done))

test('who asks alone is read for at once', async () => {
  const { ask, begun } = heldReads()
  const first = ask()
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  const second = ask()
  begun[1]?.resolve(2)
  expect(await second).toBe(2)
})

test('who asks during a read is not told what that read finds, but shares the next', async () => {
  const { ask, begun } = heldReads()
  const first = ask()
  const later = [ask(), ask(), ask()]
  await settle()
  expect(begun).toHaveLength(1)
  begun[0]?.resolve(1)
  expect(await first).toBe(1)
  await settle()
  expect(begun).toHaveLength(2)
  const last = ask()
  begun[1]?.resolve(2)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await settle()
  expect(begun).toHaveLength(3)
  begun[2]?.resolve(3)
  expect(await last).toBe(3)
})

test('what is asked for under another name does not wait', async () => {
  const { ask, begun } = heldReads()
  void ask('one event')
  const other = ask('another')
  begun[1]?.resolve(2)
  expect(await other).toBe(2)
})

test('a read that fails does so for those who share it, and the next is tried', async () => {
  const { ask, begun } = heldReads()
  const first = ask()
  const [second, third] = [ask(), ask()]
  begun[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settle()
  begun[1]?.reject(new Error('still away'))
  await expect(second).rejects.toThrow('still away')
  await expect(third).rejects.toThrow('still away')
  await settle()
  const fourth = ask()
  begun[2]?.resolve(4)
  expect(await fourth).toBe(4)
})

test('who asks once a read hangs does not wait for it, nor is it in the way when it ends', async () => {
  const { ask, begun, pass } = heldReads()
  const hanging = ask()
  const early = ask()
  pass(1_001)
  const late = ask()
  expect(begun).toHaveLength(2)
  begun[1]?.resolve(2)
  expect(await late).toBe(2)
  const after = ask()
  begun[2]?.resolve(3)
  expect(await after).toBe(3)
  begun[0]?.resolve(1)
  expect(await hanging).toBe(1)
  await settle()
  begun[3]?.resolve(4)
  expect(await early).toBe(4)
})

test('a reader that throws fails for those who ask, and only for them', async () => {
  const share = sharedReads<number>(() => 0)
  const thrown = () => {
    throw new Error('no connection')
  }
  const asked = [share('event', thrown), share('event', thrown)]
  for (const each of asked) await expect(each).rejects.toThrow('no connection')
  expect(await share('event', async () => 1)).toBe(1)
})
