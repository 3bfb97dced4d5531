import { expect, test, vi } from 'vitest'
import { photographQueue, roomFor } from './photograph-queue.ts'

test('an arrived photograph leaves the list and makes room, beside a file that is no picture', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => Response.json({ state: 'uploading', arrived: 1 }))
  const queue = photographQueue()
  const picture = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'side.jpg')
  queue.add([picture, new File(['%PDF-1.7'], 'list.jpg')], 5)
  const states = () => queue.current().map(({ state }) => state.is)
  await expect.poll(states).toEqual(['chosen', 'refused'])
  expect(roomFor(5, queue.current())).toBe(4)
  queue.markSubmitted(queue.ids())
  await queue.send()
  expect(states()).toEqual(['sent', 'refused'])
  // A sent photograph counts for its request, not for the queue.
  expect(roomFor(5, queue.current())).toBe(5)
  queue.dropSent()
  expect(states()).toEqual(['refused'])
})
