import { useState } from 'react'
import { randomId } from '#web/random-id.ts'
import { useRevalidator } from 'react-router'
import { addPendingSave } from '#web/desk/forms/pending-saves.ts'
import { sendPicture, type PictureToSend } from './send-picture.ts'

export interface SendingPicture {
  readonly id: string
  readonly picture: PictureToSend
  /** Between 0 and 1. */
  readonly share: number
  /** Until when it waits for a limit; null while it is sent. */
  readonly waitsUntil: number | null
  /** Null unless it failed. */
  readonly failure: string | null
  /** Whether a retry may succeed. */
  readonly canGoOn: boolean
}

/** Uploads pictures one at a time and reports progress. */
export function useSending(onSent: (id: string) => void = () => {}) {
  const { revalidate } = useRevalidator()
  const [sending, setSending] = useState<readonly SendingPicture[]>([])
  const [said, setSaid] = useState('')
  const update = (id: string, what: Partial<SendingPicture>) =>
    setSending((all) => all.map((each) => (each.id === id ? { ...each, ...what } : each)))

  async function sendAll(all: readonly SendingPicture[]) {
    // Asks before leaving the page; a listener of its own, since batches may overlap.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const removePendingSave = addPendingSave(() => {})
    for (const { picture, id } of all) {
      const sent = await sendPicture(picture, id, (share, waitsUntil) =>
        update(id, { share, waitsUntil }),
      )
      if (sent.is === 'sent') {
        setSending((before) => before.filter((each) => each.id !== id))
        setSaid(`${picture.file.name} was sent`)
        onSent(id)
      } else if (sent.is === 'refused') update(id, { failure: sent.message })
      else update(id, { failure: 'Not sent: the connection was lost.', canGoOn: true })
      await revalidate()
    }
    window.removeEventListener('beforeunload', warn)
    removePendingSave()
  }

  function send(pictures: readonly PictureToSend[]) {
    const all = pictures.map((picture) => ({
      id: randomId(),
      picture,
      share: 0,
      waitsUntil: null,
      failure: null,
      canGoOn: false,
    }))
    setSending((before) => [...before.filter(({ failure }) => failure !== null), ...all])
    setSaid(`Sending ${all.map(({ picture }) => picture.file.name).join(', ')}`)
    return sendAll(all)
  }

  return {
    sending,
    /** What was sent last, for screen readers. */
    said,
    send,
    sendAgain(picture: SendingPicture) {
      update(picture.id, { failure: null, canGoOn: false })
      return sendAll([picture])
    },
    dismiss: (id: string) => setSending((all) => all.filter((each) => each.id !== id)),
    isSending: sending.some(({ failure }) => failure === null),
  }
}
