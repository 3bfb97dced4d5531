import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { photographQueue, roomFor } from './photograph-queue.ts'
import type { PreservedPhotograph } from './preserved-photographs.ts'
import { SendingLine } from './sending-line.tsx'

const picture = () => new File([new Uint8Array([0xff, 0xd8, 0xff])], 'side.jpg')

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => Response.json({ state: 'uploading', arrived: 1 }))
})

const statesOf = (queue: ReturnType<typeof photographQueue>) =>
  queue.current().map(({ state }) => state.is)

test('an arrived photograph leaves the list and makes room, beside a file that is no picture', async () => {
  const queue = photographQueue()
  queue.add([picture(), new File(['%PDF-1.7'], 'list.jpg')], 5)
  await expect.poll(() => statesOf(queue)).toEqual(['chosen', 'refused'])
  expect(roomFor(5, queue.current())).toBe(4)
  queue.markSubmitted(queue.ids())
  await queue.send()
  expect(statesOf(queue)).toEqual(['sent', 'refused'])
  // A sent photograph counts for its request, not for the queue.
  expect(roomFor(5, queue.current())).toBe(5)
  queue.dropSent()
  expect(statesOf(queue)).toEqual(['refused'])
})

/** A browser that holds one photograph for each. */
function keeping(...before: readonly Pick<PreservedPhotograph, 'id' | 'isSubmitted'>[]) {
  let listed: readonly PreservedPhotograph[] = []
  const found = before.map((each) => ({
    kept: { ...each, name: `${each.id}.jpg`, caption: '' },
    blob: picture(),
  }))
  const queue = photographQueue({
    read: async () => found,
    list: async (photographs) => void (listed = photographs),
    saveBytes: async () => {},
  })
  return { queue, kept: () => listed.map(({ id }) => id) }
}

test('a photograph that arrived before its request did is kept, and goes with the next try', async () => {
  const { queue, kept } = keeping({ id: 'a', isSubmitted: false })
  await queue.restore()
  await queue.send(queue.ids())
  expect(statesOf(queue)).toEqual(['sent'])
  expect(kept()).toEqual(['a'])
  queue.describe('a', 'From the driveway')
  expect(queue.ready()).toEqual(['a'])
  await queue.send(queue.ids())
  queue.markSubmitted(['a'])
  expect(kept()).toEqual([])
})

test('after a reload the photographs of a sent request go on, and those of the next one stay', async () => {
  const { queue, kept } = keeping(
    { id: 'sent', isSubmitted: true },
    { id: 'next', isSubmitted: false },
  )
  await queue.restore()
  await expect.poll(kept).toEqual(['next'])
  expect(statesOf(queue)).toEqual(['chosen'])
})

test('an upload that reaches a limit says until when it waits, and goes on by itself', async () => {
  const answers = [
    Response.json({}, { status: 429, headers: { 'Retry-After': '600' } }),
    Response.json({ state: 'uploading', arrived: 1 }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  vi.useFakeTimers({ now: new Date(2026, 5, 1, 15, 31) })
  const { queue } = keeping({ id: 'a', isSubmitted: true })
  await queue.restore()
  await vi.advanceTimersByTimeAsync(599_000)
  const line = createElement(SendingLine, { chosen: queue.current() })
  expect(renderToStaticMarkup(line)).toContain('goes on by itself at 3:41 PM.')
  await vi.advanceTimersByTimeAsync(1000)
  expect(answers).toEqual([])
  // The list is empty once all of a submitted form has arrived.
  expect(queue.current()).toEqual([])
})
