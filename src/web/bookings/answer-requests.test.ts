import { toast } from 'react-hot-toast'
import { expect, test, vi } from 'vitest'
import { gardenEvent } from '#support/garden-events.ts'
import { answerRequests } from './answer-requests.ts'
import { newAnswerFlow } from './answer-flow.ts'

/** The requests of an event, which tell `dispatch` what became of them. */
const requestsTold = (dispatch: () => void) =>
  answerRequests({
    tenant: 'evergreen',
    event: gardenEvent(),
    rule: 'strict',
    dispatch,
    onSeats: vi.fn(),
    onStale: vi.fn(),
  })

/** Registers a guest; returns what the dialog was told, and where the browser went. */
async function afterAnswer(paymentUrl: string) {
  const [dispatch, assign] = [vi.fn(), vi.fn()]
  vi.stubGlobal('window', { location: { origin: 'https://evergreen.example', assign } })
  vi.stubGlobal('fetch', async () =>
    Response.json({
      bookingId: 'b',
      status: 'pending_payment',
      capacity: 16,
      totalAttendees: 1,
      paymentUrl,
    }),
  )
  const requests = requestsTold(dispatch)
  const { step } = newAnswerFlow({ opening: 'yes', fields: [] })
  if (step.at !== 'registration') throw new Error(step.at)
  const terms = { seatsLeft: 16, partyLimit: 50, rule: 'strict' } as const
  await requests.register(step, { fields: [], willingness: 'yes', ...terms })
  return { told: dispatch.mock.lastCall?.[0], went: assign.mock.calls.flat() }
}

test('a guest who has to pay goes to the checkout', async () => {
  const { told, went } = await afterAnswer('https://checkout.example/1')
  expect(told).toEqual({ is: 'left-to-pay' })
  expect(went).toEqual(['https://checkout.example/1'])
})

test('but never to an address that would run as a script', async () => {
  const { told, went } = await afterAnswer('javascript:alert(1)')
  expect(told).toMatchObject({ is: 'failed', message: 'Request Failed: Something went wrong' })
  expect(went).toEqual([])
})

test('a code that cannot be checked without a connection says so, also in a toast', async () => {
  vi.stubGlobal('window', { location: { origin: 'https://evergreen.example' } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const [dispatch, showError] = [vi.fn(), vi.spyOn(toast, 'error')]
  const typed = { code: '123456', email: 'rosa@example.com', error: null, typed: null }
  const step = { at: 'code', challengeId: 'c', isSending: false, ...typed } as const
  await requestsTold(dispatch).verifyCode(step)
  expect(dispatch.mock.lastCall?.[0]).toMatchObject({ is: 'failed', message: 'Invalid OTP!' })
  expect(showError.mock.lastCall?.[0]).toBe('OTP Verification Failed!')
})
