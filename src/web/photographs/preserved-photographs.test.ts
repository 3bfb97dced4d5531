import { expect, test } from 'vitest'
import { forgetPhotographs, photographStorage } from './preserved-photographs.ts'
import { photographQueue } from './photograph-queue.ts'

test('a browser that keeps nothing, as in some private windows, loses nothing else', async () => {
  // Node.js has no IndexedDB either.
  expect('indexedDB' in globalThis).toBe(false)
  const keep = photographStorage('quote')
  const photograph = { id: 'a', name: 'side.jpg', caption: '', isSubmitted: false }
  await keep.list([photograph])
  await keep.saveBytes('a', new Blob(['bytes']))
  expect(await keep.read()).toEqual([])
  await forgetPhotographs('quote')

  const queue = photographQueue(keep)
  await queue.restore()
  // Node.js decodes no picture, so the first bytes decide.
  expect(queue.add([new File([new Uint8Array([0xff, 0xd8, 0xff])], 'side.jpg')], 5)).toBe(0)
  await expect.poll(() => queue.ready()).toHaveLength(1)
  queue.add([new File(['%PDF-1.7'], 'list.jpg')], 4)
  await expect
    .poll(() => queue.current().map(({ state }) => state.is))
    .toEqual(['chosen', 'refused'])
  expect(queue.ids()).toHaveLength(1)
})

test('a file over 15 MB is refused before it is sent', async () => {
  const queue = photographQueue()
  const large = new Uint8Array(15 * 1024 * 1024 + 1)
  large.set([0xff, 0xd8, 0xff])
  queue.add([new File([large], 'huge.jpg')], 5)
  await expect
    .poll(() => queue.current())
    .toMatchObject([{ state: { is: 'refused', message: expect.stringContaining('15 MB') } }])
})
