import { useSyncExternalStore } from 'react'
import { second } from '#domain/time.ts'
import { isOffline } from '#web/no-connection.ts'
import { deskPaths } from './desk-paths.ts'

/** Whether what an open page asks and sends gets through, as far as it knows. */
export interface Reach {
  readonly is: 'open' | 'signed-out' | 'other-colleague' | 'no-connection'
  /** Something waits for it: a step that was pressed, or a page that was asked for. */
  readonly isHeld: boolean
  /** Name of the other colleague who has signed in in this browser; empty where there is none. */
  readonly other: string
}

/** After this long without an answer there is no connection, in milliseconds. */
const patience = 10 * second

const openReach: Reach = { is: 'open', isHeld: false, other: '' }

let reach = openReach
let held = 0
/** How many of those go on by themselves once the connection is back. */
let resuming = 0
let letGo: (() => void)[] = []
const listeners = new Set<() => void>()

/** Notes what has shown of it. */
export function setReach(is: Reach['is'], other = ''): void {
  const isHeld = held > 0
  if (reach.is === is && reach.isHeld === isHeld && reach.other === other) return
  reach = { is, isHeld, other }
  for (const listener of listeners) listener()
}

/** What is known about it now, for those who are told of every change. */
export const useReach = (): Reach => useSyncExternalStore(subscribe, () => reach, onServer)

/** What stands beside a step on its way; while it waits for the desk, the bar above says why. */
export const useSavingWords = (): string =>
  useReach().is === 'open' ? 'Saving…' : 'Not saved yet.'

/** Whether a page that is not loaded yet would surely not come. */
export const isUnreachable = (): boolean => isOffline() || reach.is === 'no-connection'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const onServer = () => openReach

/** What the desk answers to a page that asks for changes. */
export interface Changes {
  readonly at: number
  readonly ids: readonly string[]
  /** Who has signed in by now; a process of the version before does not say. */
  readonly colleague?: { readonly id: string; readonly name: string }
}

let typist: string | null = null

/** Id of the colleague who types into this page; null where nobody has signed in. */
export const typistId = (): string | null => typist

/** Whoever this page was opened for types into it, until it is loaded anew or signed out of. */
export function noteTypist(id: string | null): void {
  if (typist === null || id === null) typist = id
}

/** Asks the desk what has changed, and learns by it whether it can be reached. Null if not. */
export async function askChanges(since: number): Promise<Changes | null> {
  try {
    const answer = await fetch(`${deskPaths.changes}?since=${since}`, {
      // A session that has ended is sent to the page for signing in.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    if (answer.type === 'opaqueredirect') setReach('signed-out')
    else if (!answer.ok) setReach('no-connection')
    else {
      const changes: Changes = await answer.json()
      const { colleague } = changes
      if (typist !== null && colleague !== undefined && colleague.id !== typist) {
        setReach('other-colleague', colleague.name)
        return null
      }
      // What waits goes on when its person says so, unless it is of those that need not be asked.
      if (held === 0) setReach('open')
      else if (resuming > 0 && reach.is === 'no-connection') goOn()
      return changes
    }
  } catch {
    setReach('no-connection')
  }
  return null
}

/** Lets whatever waits try again, and finds out whether the desk can be reached by now. */
export function tryAgain(): void {
  if (letGo.length === 0) void askChanges(Date.now())
  goOn()
}

function goOn(): void {
  const waiting = letGo
  letGo = []
  for (const each of waiting) each()
}

/**
 * Resolves once the desk can be reached by someone who has signed in; until then the page says what
 * is missing. `found`: what has shown already. With `resumes`, nobody has to say so once a lost
 * connection is back. Rejects when the caller is no longer interested.
 */
export async function untilReached(
  signal: AbortSignal,
  found: Exclude<Reach['is'], 'open'> | null = null,
  resumes = false,
): Promise<void> {
  held += 1
  if (resumes) resuming += 1
  try {
    if (found !== null) await pause(signal, found)
    while ((await askChanges(Date.now())) === null) {
      await pause(signal, reach.is === 'open' ? 'no-connection' : reach.is)
    }
  } finally {
    held -= 1
    if (resumes) resuming -= 1
    if (signal.aborted) setReach(reach.is, reach.other)
    else setReach('open')
  }
}

let steps = 0

/** Whether a step is on its way to the desk. */
export const isSubmitting = (): boolean => steps > 0

/** Counts a step until its answer is there and the router has begun to follow it. */
export async function whileSubmitting<T>(step: () => Promise<T>): Promise<T> {
  steps += 1
  try {
    return await step()
  } finally {
    // A page read anew between an answer and the redirect in it would cancel the redirect.
    setTimeout(() => (steps -= 1))
  }
}

function pause(signal: AbortSignal, is: Reach['is']): Promise<void> {
  setReach(is, is === reach.is ? reach.other : '')
  return new Promise((resume, stop) => {
    letGo.push(resume)
    signal.addEventListener('abort', () => stop(signal.reason), { once: true })
  })
}
