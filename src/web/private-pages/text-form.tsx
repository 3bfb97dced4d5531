import { useRef, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { useHydrated } from '#web/hydrated.ts'
import { randomId } from '#web/random-id.ts'
import { usePreservedText } from '#web/use-preserved-text.ts'
import { Button } from '#web/ui/button.tsx'

/** A page's answer to a sent form. */
export interface FormAnswer {
  readonly is: 'done' | 'failed'
  readonly message: string
}

const nothing = { text: '', key: '' }

/** A text that is stored once, however often it is sent; typed text survives a reload. */
export function TextForm({
  fields,
  preservedAs,
  labelledBy,
  children,
}: {
  /** Values sent with the text. */
  readonly fields: Readonly<Record<string, string>>
  /** Name under which this tab preserves the text. */
  readonly preservedAs: string
  /** Id of the heading over it. */
  readonly labelledBy: string
  readonly children: string
}) {
  const fetcher = useFetcher<FormAnswer>()
  const hydrated = useHydrated()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [sent, setSent] = useState(nothing)
  const [answer, setAnswer] = useState<FormAnswer>()
  const { data, state } = fetcher
  const isSending = state !== 'idle'
  if (data !== answer) {
    setAnswer(data)
    if (data?.is === 'done') {
      if (text === sent.text) setText('')
      setSent(nothing)
    }
  }
  const isEmpty = text === '' && sent.key === ''
  const draft = { text, sent: sent.text, key: sent.key }
  usePreservedText(
    preservedAs,
    isEmpty ? null : new URLSearchParams(draft).toString(),
    (stored) => {
      const before = new URLSearchParams(stored ?? '')
      // Text typed before hydration is only in the field.
      setText(field.current?.value || (before.get('text') ?? ''))
      setSent({ text: before.get('sent') ?? '', key: before.get('key') ?? '' })
    },
  )
  const send = (event: React.SubmitEvent) => {
    event.preventDefault()
    if (isSending) return
    // A changed text is another one.
    const next = text === sent.text ? sent : { text, key: randomId() }
    setSent(next)
    void fetcher.submit({ ...fields, ...next }, { method: 'post' })
  }
  return (
    <form method="post" onSubmit={send} className="mt-2 print:hidden">
      <textarea
        ref={field}
        name="text"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-labelledby={labelledBy}
        rows={3}
        className="mt-1 w-full rounded-lg border border-bark-soft bg-white p-3"
      />
      <Button
        type="submit"
        variant="outline"
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
