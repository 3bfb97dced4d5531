import { captionLength, largestPhotograph, tooLargeWords } from '#domain/photographs/photograph.ts'
import { preparePhotograph } from './prepare-photograph.ts'
import { sendPhotograph } from './send-photograph.ts'

/** A photograph that a visitor has chosen. */
export interface ChosenPhotograph {
  /** By which the server knows it, however often it is sent. */
  readonly id: string
  readonly name: string
  readonly caption: string
  readonly preview: string | null
  readonly state:
    | { readonly is: 'preparing' | 'chosen' | 'sent' | 'broken' }
    /** `share` from 0 to 1. */
    | { readonly is: 'sending'; readonly share: number }
    | { readonly is: 'refused'; readonly message: string }
}

/** What is done with the photographs of one form. */
export interface PhotographQueue {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => readonly ChosenPhotograph[]
  /** Takes as many as there is room for; answers how many were left out. */
  readonly add: (files: readonly File[], room: number) => number
  readonly remove: (id: string) => void
  readonly describe: (id: string, caption: string) => void
  /** Of those that can be sent. */
  readonly ids: () => readonly string[]
  /** Sends whatever is not sent, one after another; answers whether all of them have arrived. */
  readonly send: () => Promise<boolean>
  readonly clear: () => void
}

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

export function photographQueue(): PhotographQueue {
  let all: readonly ChosenPhotograph[] = []
  const blobs = new Map<string, Promise<Blob>>()
  const listeners = new Set<() => void>()
  let sending: Promise<boolean> | null = null

  const change = (next: readonly ChosenPhotograph[]) => {
    all = next
    for (const listener of listeners) listener()
  }
  const update = (id: string, what: Partial<ChosenPhotograph>) =>
    change(all.map((each) => (each.id === id ? { ...each, ...what } : each)))

  const prepare = async (id: string, file: File) => {
    const { blob, preview } = await preparePhotograph(file)
    const isTooLarge = blob.size > largestPhotograph
    update(id, {
      preview,
      state: isTooLarge ? { is: 'refused', message: tooLargeWords } : { is: 'chosen' },
    })
    return blob
  }

  const sendOne = async (id: string) => {
    const blob = await blobs.get(id)
    const chosen = all.find((each) => each.id === id)
    if (blob === undefined || chosen === undefined || chosen.state.is === 'refused') return
    update(id, { state: { is: 'sending', share: 0 } })
    const sent = await sendPhotograph({ id, blob, caption: chosen.caption }, (share) =>
      update(id, { state: { is: 'sending', share } }),
    )
    update(id, { state: sent })
  }

  const sendAll = async () => {
    for (;;) {
      const next = all.find(
        ({ id, state }) => (state.is === 'chosen' || state.is === 'preparing') && blobs.has(id),
      )
      if (next === undefined) return all.every(({ state }) => state.is === 'sent')
      await sendOne(next.id)
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => all,
    add(files, room) {
      const taken = files.slice(0, Math.max(0, room))
      for (const file of taken) {
        const id = newId()
        const { name } = file
        change([...all, { id, name, caption: '', preview: null, state: { is: 'preparing' } }])
        blobs.set(id, prepare(id, file))
      }
      return files.length - taken.length
    },
    remove(id) {
      blobs.delete(id)
      change(all.filter((each) => each.id !== id))
    },
    describe: (id, caption) => update(id, { caption: caption.slice(0, captionLength) }),
    ids: () => all.flatMap(({ id, state }) => (state.is === 'refused' ? [] : [id])),
    send() {
      for (const { id, state } of all) {
        if (state.is === 'broken') update(id, { state: { is: 'chosen' } })
      }
      if (sending === null) {
        window.addEventListener('beforeunload', warn)
        sending = sendAll().finally(() => {
          sending = null
          window.removeEventListener('beforeunload', warn)
        })
      }
      return sending
    },
    clear() {
      blobs.clear()
      change([])
    },
  }
}

/** The browser asks before a page goes that is still sending. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
