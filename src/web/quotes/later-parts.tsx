import { useEffect, useSyncExternalStore } from 'react'
import { mostPhotographs } from '#domain/photographs/photograph.ts'
import { PhotographField } from '#web/photographs/photograph-field.tsx'
import type { PhotographQueue } from '#web/photographs/photograph-queue.ts'
import { SendingLine } from '#web/photographs/sending-line.tsx'
import { useQueue } from '#web/photographs/use-queue.ts'

export { MoreQuestions } from './more-questions.tsx'

/** The photographs that go with a request. */
export function QuotePhotographs({
  disabled,
  onQueue,
}: {
  readonly disabled: boolean
  /** Hands over what sends them. */
  readonly onQueue: (queue: PhotographQueue) => void
}) {
  const choice = useQueue(mostPhotographs)
  const { queue } = choice
  useEffect(() => onQueue(queue), [onQueue, queue])
  return <PhotographField choice={choice} most={mostPhotographs} disabled={disabled} />
}

/** How far they are, once the request is sent. */
export function PhotographsSent({ queue }: { readonly queue: PhotographQueue }) {
  const chosen = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  return <SendingLine chosen={chosen} />
}
