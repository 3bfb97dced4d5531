import { useEffect, useRef, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { maxPerRequest } from '#domain/photographs/photograph.ts'
import { second } from '#domain/time.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { deskStoragePrefix } from '#web/desk/forms/drafts.ts'
import { useColleague } from '#web/desk/use-desk.ts'
import { photographStorage } from '#web/photographs/preserved-photographs.ts'
import { PhotographInput } from '#web/photographs/photograph-input.tsx'
import { PhotographList } from '#web/photographs/photograph-list.tsx'
import { useArrived } from '#web/photographs/use-arrived.ts'
import { useQueue } from '#web/photographs/use-queue.ts'

/** Pause before a stop is asked again to take photographs, in milliseconds. */
const askAgainAfter = 5 * second

/** Unsent ones are in this browser: a phone may discard the page while its camera is open. */
export function useStopPhotographs(visitId: string) {
  const { email } = useColleague()
  const choice = useQueue(maxPerRequest, () =>
    photographStorage(`${deskStoragePrefix}${email} visit ${visitId}`),
  )
  const { queue, chosen } = choice
  useArrived(choice)
  const adding = useFetcher<ActionAnswer>()
  const asked = useRef<readonly string[] | null>(null)
  const answered = useRef<ActionAnswer | undefined>(undefined)
  const refused = useRef<readonly string[]>([])
  const [failures, setFailures] = useState(0)
  const { data, state, submit } = adding

  useEffect(() => {
    if (state !== 'idle') return undefined
    if (asked.current !== null) {
      if (data === undefined || data === answered.current) return undefined
      answered.current = data
      const ids = asked.current
      asked.current = null
      if (data.is === 'saved') {
        queue.markSubmitted(ids)
        void queue.send()
      } else if ('isFinal' in data) {
        refused.current = [...refused.current, ...ids]
      } else {
        const timer = setTimeout(() => setFailures((count) => count + 1), askAgainAfter)
        return () => clearTimeout(timer)
      }
    }
    const next = queue.ready().filter((id) => !refused.current.includes(id))
    if (next.length === 0) return undefined
    asked.current = next
    const form = new FormData()
    form.set('intent', 'photographs')
    form.set('id', visitId)
    for (const id of next) form.append('photograph', id)
    void submit(form, { method: 'post', action: deskPaths.myDay })
    return undefined
  }, [state, data, chosen, failures, queue, submit, visitId])

  return { choice, failure: data?.is === 'failed' ? data.message : choice.message }
}

export function AddFromStop({
  name,
  choice,
}: {
  readonly name: string
  readonly choice: ReturnType<typeof useStopPhotographs>['choice']
}) {
  const word = 'inline-flex min-h-11 items-center font-semibold text-moss hover:underline'
  return (
    <span className="flex gap-x-5">
      <PhotographInput
        camera
        label="Camera"
        about={name}
        onFiles={choice.add}
        className={`${word} pointer-fine:hidden`}
      />
      <PhotographInput label="Add photographs" about={name} onFiles={choice.add} className={word} />
    </span>
  )
}

export function StopPhotographsUnderWay({
  choice,
  failure,
}: ReturnType<typeof useStopPhotographs>) {
  const { queue, chosen } = choice
  return (
    <>
      {chosen.length === 0 ? null : <PhotographList queue={queue} chosen={chosen} />}
      <output className="block text-second text-brick empty:sr-only">{failure}</output>
    </>
  )
}
