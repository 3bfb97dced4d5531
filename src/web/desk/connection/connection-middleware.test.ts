import { type DataStrategyResult, RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentConnection } from './connection.ts'
import { waitUntilConnected } from './connection-middleware.ts'

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async () => Response.json({ at: 0, ids: [] }))
})

/** The answer to a form whose request the server, or a proxy before it, has refused. */
async function answerAfter(status: number, data: unknown, query = '?keyed'): Promise<unknown> {
  const url = new URL(`https://garden.example/desk/requests${query}`)
  const refused = { status, statusText: '', internal: false, data }
  const results: Record<string, DataStrategyResult> = { page: { type: 'error', result: refused } }
  const answer = await waitUntilConnected(
    {
      request: new Request(url, { method: 'POST' }),
      url,
      pattern: '/desk/requests',
      params: {},
      context: new RouterContextProvider(),
    },
    async () => results,
  )
  return Object(answer).page.result
}

test.each([408, 502, 503, 520, 524])(
  'a form is sent again by itself where a proxy, or a server without its database, answers %i',
  async (status) => {
    expect(await answerAfter(status, '<h1>Timed out</h1>')).toMatchObject({ willBeSentAgain: true })
    expect(currentConnection().is).toBe('no-connection')
  },
)

test('a form without a key may have been saved where a proxy answers for the server', async () => {
  const answer = await answerAfter(504, null, '')
  expect(answer).toMatchObject({ message: expect.stringContaining('Check whether this was saved') })
})

test('a form is not sent again where the server has failed', async () => {
  const answer = await answerAfter(500, null)
  expect(answer).toMatchObject({ message: expect.stringContaining('was not saved') })
  expect(answer).not.toHaveProperty('willBeSentAgain')
})

test('a form is not sent as somebody else, whose name is shown', async () => {
  await answerAfter(409, { code: 'other-colleague', name: 'Bea Brown' })
  expect(currentConnection()).toMatchObject({ is: 'other-colleague', other: 'Bea Brown' })
})
