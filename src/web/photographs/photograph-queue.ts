import { captionLength } from '#domain/photographs/photograph.ts'
import { randomId } from '#web/random-id.ts'
import { createStore } from '#web/store.ts'
import type { PhotographStorage, PreservedPhotograph } from './preserved-photographs.ts'
import { preparePhotograph, previewOf } from './prepare-photograph.ts'
import { sendPhotograph } from './send-photograph.ts'

/** A photograph that a visitor has chosen. */
export interface ChosenPhotograph extends PreservedPhotograph {
  readonly preview: string | null
  readonly state:
    | { readonly is: 'preparing' | 'chosen' | 'sent' | 'broken' }
    /** `share` from 0 to 1; `waitsUntil`: until when it waits for a limit. */
    | { readonly is: 'sending'; readonly share: number; readonly waitsUntil: number | null }
    | { readonly is: 'refused'; readonly message: string }
}

/** Prepares and sends the photographs of one form. */
export interface PhotographQueue {
  readonly subscribe: (listener: () => void) => () => void
  readonly current: () => readonly ChosenPhotograph[]
  /** Restores the photographs from before a reload, once, and resumes the submitted ones. */
  readonly restore: () => Promise<void>
  /** Adds as many as there is room for; returns how many were left out. */
  readonly add: (files: readonly File[], room: number) => number
  readonly remove: (id: string) => void
  readonly describe: (id: string, caption: string) => void
  /** Ids of photographs that can be sent and are not submitted yet. */
  readonly ids: () => readonly string[]
  /** Ids without photographs that are still being resized. */
  readonly ready: () => readonly string[]
  /** Records that their form was sent, so that a reload resumes their upload. */
  readonly markSubmitted: (ids: readonly string[]) => void
  /** Sends these and the submitted ones, one after another, and lost ones again. */
  readonly send: (ids?: readonly string[]) => Promise<void>
  /** Removes the submitted ones that have arrived. */
  readonly dropSent: () => void
}

/** The number of photographs that may still be added. */
export const roomFor = (most: number, chosen: readonly ChosenPhotograph[]): number =>
  most - chosen.filter(({ isSubmitted, state }) => !isSubmitted && state.is !== 'refused').length

/** Whether its request has it, bytes and all. */
const hasArrived = ({ isSubmitted, state }: ChosenPhotograph) => isSubmitted && state.is === 'sent'

export function photographQueue(keep: PhotographStorage | null = null): PhotographQueue {
  const { current, set, subscribe } = createStore<readonly ChosenPhotograph[]>([])
  const blobs = new Map<string, Promise<Blob>>()
  // Photographs to upload although no request has them yet.
  const due = new Set<string>()
  let sending: Promise<void> | null = null
  let restored: Promise<void> | null = null
  // Nothing is stored before the stored list is read: it would overwrite it.
  let isRestored = keep === null
  let kept = '[]'

  const change = (next: readonly ChosenPhotograph[]) => {
    set(next)
    if (!isRestored) return
    const worthKeeping = next
      .filter((each) => each.state.is !== 'refused' && !hasArrived(each))
      .map(({ id, name, caption, isSubmitted }) => ({ id, name, caption, isSubmitted }))
    const text = JSON.stringify(worthKeeping)
    if (text === kept) return
    kept = text
    void keep?.list(worthKeeping)
  }
  const update = (id: string, what: Partial<ChosenPhotograph>) =>
    change(current().map((each) => (each.id === id ? { ...each, ...what } : each)))

  const prepare = async (id: string, file: File) => {
    const { blob, preview, refusal } = await preparePhotograph(file)
    update(id, {
      preview,
      state: refusal === null ? { is: 'chosen' } : { is: 'refused', message: refusal },
    })
    if (refusal === null && keep !== null) void saveBytes(keep, id, blob)
    return blob
  }

  const saveBytes = async (keeping: PhotographStorage, id: string, blob: Blob) => {
    await restored
    await keeping.saveBytes(id, blob)
  }

  const sendOne = async (id: string) => {
    const blob = await blobs.get(id)
    const chosen = current().find((each) => each.id === id)
    if (blob === undefined || chosen === undefined || chosen.state.is === 'refused') return
    update(id, { state: { is: 'sending', share: 0, waitsUntil: null } })
    const sent = await sendPhotograph({ id, blob, caption: chosen.caption }, (share, waitsUntil) =>
      update(id, { state: { is: 'sending', share, waitsUntil } }),
    )
    update(id, { state: sent })
  }

  const sendAll = async () => {
    for (;;) {
      const next = current().find(
        ({ id, isSubmitted, state }) =>
          (isSubmitted || due.has(id)) &&
          (state.is === 'chosen' || state.is === 'preparing') &&
          blobs.has(id),
      )
      if (next === undefined) return
      await sendOne(next.id)
    }
  }

  const send = (ids: readonly string[] = []) => {
    for (const id of ids) due.add(id)
    for (const { id, state } of current()) {
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
  }

  const dropSent = () => {
    for (const { id } of current().filter(hasArrived)) blobs.delete(id)
    change(current().filter((each) => !hasArrived(each)))
  }

  const restoreKept = async () => {
    const found = (await keep?.read()) ?? []
    isRestored = true
    const before = found.map(({ kept: photograph, blob }): ChosenPhotograph => {
      blobs.set(photograph.id, Promise.resolve(blob))
      return { ...photograph, preview: null, state: { is: 'chosen' } }
    })
    change([...before, ...current()])
    for (const { kept: photograph, blob } of found) {
      update(photograph.id, { preview: await previewOf(blob) })
    }
    if (before.some(({ isSubmitted }) => isSubmitted)) void send().then(dropSent)
  }

  return {
    subscribe,
    current,
    restore: () => (restored ??= restoreKept()),
    add(files, room) {
      const taken = files.slice(0, Math.max(0, room))
      for (const file of taken) {
        const id = randomId()
        const chosen = {
          id,
          name: file.name,
          caption: '',
          preview: null,
          isSubmitted: false,
        } as const
        change([...current(), { ...chosen, state: { is: 'preparing' } }])
        blobs.set(id, prepare(id, file))
      }
      return files.length - taken.length
    },
    remove(id) {
      blobs.delete(id)
      change(current().filter((each) => each.id !== id))
    },
    describe(id, caption) {
      // One that was uploaded, or is about to be, goes with its new caption at the next submit.
      due.delete(id)
      const isSent = current().some((each) => each.id === id && each.state.is === 'sent')
      update(id, {
        caption: caption.slice(0, captionLength),
        ...(isSent ? { state: { is: 'chosen' } } : {}),
      })
    },
    ids: () =>
      current().flatMap(({ id, state, isSubmitted }) =>
        state.is === 'refused' || isSubmitted ? [] : [id],
      ),
    ready: () =>
      current().flatMap(({ id, state, isSubmitted }) =>
        state.is === 'chosen' && !isSubmitted ? [id] : [],
      ),
    markSubmitted: (ids) =>
      change(
        current().map((each) => (ids.includes(each.id) ? { ...each, isSubmitted: true } : each)),
      ),
    send,
    dropSent,
  }
}

/** The browser confirms leaving a page that is still sending. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault()
