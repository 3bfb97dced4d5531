import { useEffect, useRef } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { useHydrated } from '#web/hydrated.ts'
import { randomId } from '#web/random-id.ts'
import { Button } from '#web/ui/button.tsx'

/** A page's answer to a sent form. */
export interface Said {
  readonly is: 'done' | 'failed'
  readonly message: string
}

/**
 * A form with one text. It is stored once, however often it is sent, and text typed meanwhile
 * stays.
 */
export function TextForm({
  fields,
  labelledBy,
  children,
}: {
  /** Values sent with the text. */
  readonly fields: Readonly<Record<string, string>>
  /** Id of the heading over it. */
  readonly labelledBy: string
  /** The button's text. */
  readonly children: string
}) {
  const fetcher = useFetcher<Said>()
  const hydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef({ text: '', key: '' })
  const { data, state } = fetcher
  const isSending = state !== 'idle'
  useEffect(() => {
    if (data?.is !== 'done') return
    if (field.current?.value === sent.current.text) field.current.value = ''
    sent.current = { text: '', key: '' }
  }, [data])
  const send = (event: React.SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    const text = field.current?.value ?? ''
    // A changed text is another one.
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
        className="mt-1 w-full rounded-lg border border-bark-soft bg-white p-3"
      />
      <Button
        type="submit"
        look="outline"
        disabled={!hydrated}
        // A disabled button would lose the focus.
        aria-disabled={isSending}
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
