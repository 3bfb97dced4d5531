import type { DeskResult } from '#usecases/desk/desk.ts'
import { useHydrated } from '#web/hydrated.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { untilConnected } from '#web/desk/connection/until-connected.ts'

type Creation = DeskResult<'account', 'startPasskey'>
type Request = DeskResult<'account', 'startPasskeyProof'>

export const challengePurposes = ['sign-in', 'step-up', 'add-passkey'] as const

type ChallengePurpose = (typeof challengePurposes)[number]

/** Whether this browser knows passkeys at all. */
export const useHasPasskeys = (): boolean => !useHydrated() || 'PublicKeyCredential' in window

/** The passkey library, loaded on first use. */
const library = () => import('@simplewebauthn/browser')

async function challengeFor<T>(purpose: ChallengePurpose): Promise<T> {
  const body = new URLSearchParams({ purpose })
  const answer = await fetch(deskPaths.passkeyChallenge, { method: 'POST', body })
  if (!answer.ok) throw new Error(`No challenge: ${answer.status}`)
  return answer.json()
}

/** Lets the device sign with a passkey; returns the proof as JSON. Rejects if canceled. */
export async function signWithPasskey(
  purpose: 'sign-in' | 'step-up',
  { byAutofill = false } = {},
): Promise<string> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    library(),
    challengeFor<Request>(purpose),
  ])
  const signed = await startAuthentication({ optionsJSON, useBrowserAutofill: byAutofill })
  return JSON.stringify(signed)
}

/** Lets the device make a passkey; returns the proof as JSON. Rejects if canceled. */
export async function createPasskey(): Promise<string> {
  await untilConnected()
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    library(),
    challengeFor<Creation>('add-passkey'),
  ])
  return JSON.stringify(await startRegistration({ optionsJSON }))
}

/** Whether the browser offers passkeys among what it fills in by itself. */
export async function offersAutofill(): Promise<boolean> {
  return (await library()).browserSupportsWebAuthnAutofill()
}

/** Message for a failed passkey; null where the person canceled. */
export function passkeyProblem(error: unknown): string | null {
  const name = error instanceof Error ? error.name : ''
  if (name === 'AbortError') return null
  if (name === 'NotAllowedError') return 'No passkey was used. Try again, or choose another way.'
  // A request that got no answer, or a script that is gone with an update.
  if (name === 'TypeError') return 'No answer came. Try again, or reload the page.'
  if (name === 'InvalidStateError') return 'This device already has a passkey for the desk.'
  return 'This browser could not use a passkey here. Choose another way.'
}
