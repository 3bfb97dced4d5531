import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'
import { randomId } from '#web/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { useHeldText } from '#web/ui/counted-text-area.tsx'
import { CharacterCount } from '#web/ui/field-counter.tsx'

interface Said {
  readonly is: 'done' | 'failed'
  readonly message: string
}

/** One text to send. It is kept once, however often it is sent, and what is typed meanwhile stays. */
export function TextForm({
  fields,
  labelledBy,
  limit,
  children,
}: {
  /** What is sent beside the text. */
  readonly fields: Readonly<Record<string, string>>
  /** Id of the heading over it. */
  readonly labelledBy: string
  readonly limit: number
  /** What the button says. */
  readonly children: string
}) {
  const fetcher = useFetcher<Said>()
  const hydrated = useHydrated()
  const { field, text, read, emptyOf } = useHeldText()
  const sent = useRef({ text: '', key: '' })
  const { data, state } = fetcher
  useEffect(() => {
    if (data?.is !== 'done') return
    emptyOf(sent.current.text)
    sent.current = { text: '', key: '' }
  }, [data, emptyOf])
  const send = (event: React.SubmitEvent) => {
    event.preventDefault()
    // Words that were changed are others.
    if (text !== sent.current.text) sent.current = { text, key: randomId() }
    void fetcher.submit({ ...fields, ...sent.current }, { method: 'post' })
  }
  return (
    <form method="post" onSubmit={send} className="mt-2">
      <textarea
        ref={field}
        name="text"
        aria-labelledby={labelledBy}
        rows={3}
        onInput={read}
        className="mt-1 w-full rounded-lg border border-bark-soft bg-white p-3"
      />
      <div className="flex">
        <CharacterCount text={text} limit={limit} />
      </div>
      <Button
        type="submit"
        look="outline"
        disabled={state !== 'idle' || !hydrated}
        className="mt-2 max-sm:w-full"
      >
        {children}
      </Button>
      <output
        className={`mt-2 block font-semibold ${data?.is === 'failed' ? 'text-clay' : 'text-moss'}`}
      >
        {data?.message}
      </output>
    </form>
  )
}
