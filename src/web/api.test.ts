import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { err, ok } from '#domain/result.ts'
import { fetchJson, fetchOk } from './api.ts'

const path = '/api/somewhere'
const answer = z.object({ id: z.string() })
const unanswered = err({ message: null, code: null, fields: {} })

function serverAnswers(body: string | null, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

describe('a request', () => {
  test('gives what the server answers', async () => {
    serverAnswers('{"id":"a"}')
    expect(await fetchJson({ path, answer })).toEqual(ok({ id: 'a' }))
  })

  test.each(['', '<h1>Oh</h1>', '{"id":1}', 'null'])(
    'that is answered %j has failed',
    async (body) => {
      serverAnswers(body)
      expect(await fetchJson({ path, answer })).toEqual(unanswered)
    },
  )

  test('that does not get through has failed', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await fetchJson({ path, answer })).toEqual(unanswered)
  })

  test('that is not answered in time has failed', async () => {
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
      expect(signal?.aborted).toBe(false)
      throw new DOMException('Too slow', 'TimeoutError')
    })
    expect(await fetchJson({ path, answer })).toEqual(unanswered)
  })

  test('that is aborted rejects', async () => {
    vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) =>
      signal?.throwIfAborted(),
    )
    const signal = AbortSignal.abort()
    await expect(fetchJson({ path, answer, signal })).rejects.toThrow('aborted')
  })
})

describe('a refusal', () => {
  test('is read with its message, its code and its errors of fields', async () => {
    serverAnswers('{"message":"Full.","code":"full","fields":{"email":"Why?","x":1}}', 409)
    expect(await fetchJson({ path, answer })).toEqual(
      err({ message: 'Full.', code: 'full', fields: { email: 'Why?' } }),
    )
  })

  test.each([
    ['{"error":"Too late."}', 'Too late.'],
    ['{"error":""}', null],
    ['{"error":7}', null],
    ['{"message":"words of another contract"}', null],
    ['<h1>Oh</h1>', null],
  ])('of an endpoint that says error: %s', async (body, message) => {
    serverAnswers(body, 500)
    expect(await fetchOk({ path, messageField: 'error' })).toMatchObject(err({ message }))
  })
})

test.each([null, '', '{"ok":true}'])(
  'where only the status counts, a body of %j is a success',
  async (body) => {
    serverAnswers(body, 201)
    expect(await fetchOk({ path })).toMatchObject({ ok: true })
  },
)
