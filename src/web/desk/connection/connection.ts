import { useSyncExternalStore } from 'react'
import { isOffline } from '#web/no-connection.ts'
import { createStore } from '#web/store.ts'
import { hasPendingRequests } from './pending-requests.ts'

/** Whether the requests of an open page get through, as far as the page knows. */
export interface Connection {
  /** `removed`: signed out because one is no longer a colleague. */
  readonly is: 'open' | 'signed-out' | 'removed' | 'other-colleague' | 'no-connection'
  /** Whether a submission or a page waited for it when it last changed. */
  readonly hasPending: boolean
  /** Name of the other colleague who has signed in in this browser; empty where there is none. */
  readonly other: string
}

const open: Connection = { is: 'open', hasPending: false, other: '' }

const connection = createStore(open)

export const currentConnection = connection.current

export function setConnection(is: Connection['is'], other = ''): void {
  const hasPending = hasPendingRequests()
  const before = connection.current()
  if (before.is === is && before.hasPending === hasPending && before.other === other) return
  connection.set({ is, hasPending, other })
}

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.current, () => open)

/** Text beside a submission on its way, by whether it sends an email; the bar says why it waits. */
export function useSavingText(sends = false): string {
  const isOpen = useConnection().is === 'open'
  if (sends) return isOpen ? 'Sending…' : 'Not sent yet.'
  return isOpen ? 'Saving…' : 'Not saved yet.'
}

/** Whether a page that is not loaded yet would surely not come. */
export const isUnreachable = (): boolean =>
  isOffline() || connection.current().is === 'no-connection'
