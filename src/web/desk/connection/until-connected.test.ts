import { beforeEach, expect, test, vi } from 'vitest'
import { sendPicture } from '#web/desk/pictures/send-picture.ts'
import { answerTimeout } from '#web/photographs/send-photograph.ts'
import { currentConnection } from './connection.ts'
import { tryAgain, untilConnected } from './until-connected.ts'

let isSignedIn = false

/** The redirect of a session that has ended, as a browser gives it. */
const toSignIn = Object.create(new Response(), { type: { value: 'opaqueredirect' } })

beforeEach(() => {
  isSignedIn = false
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('fetch', async (path: string) => {
    const asksForChanges = path.includes('changes')
    if (isSignedIn) return Response.json(asksForChanges ? { at: 0, ids: [] } : { arrived: 1 })
    return asksForChanges ? toSignIn : new Response('', { status: 401 })
  })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timeout = new AbortController()
    setTimeout(() => timeout.abort(), ms)
    return timeout.signal
  })
})

test('a picture on its way waits for a sign-in as long as it takes', async () => {
  const file = new File(['a'], 'side.jpg')
  const sending = sendPicture({ file, alt: '', replaces: null }, 'one', () => {})
  await vi.advanceTimersByTimeAsync(10 * answerTimeout)
  expect(currentConnection()).toMatchObject({ is: 'signed-out', hasPending: true })
  isSignedIn = true
  tryAgain()
  expect(await sending).toEqual({ is: 'sent' })
  expect(currentConnection().is).toBe('open')
})

test('requests that wait for a sign-in go on with one that gets through', async () => {
  const waiting = untilConnected(undefined, 'signed-out')
  isSignedIn = true
  await untilConnected()
  await waiting
  expect(currentConnection().is).toBe('open')
})
