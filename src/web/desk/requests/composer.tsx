import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses } from '#web/desk/field.tsx'
import type { RequestAnswer } from './request-answers.ts'
import { useDraft } from './use-draft.ts'

/** A text that a reply can start from, its placeholders filled in. */
export interface FilledTemplate {
  readonly name: string
  readonly subject: string
  readonly text: string
}

const tabs = { reply: 'Reply', note: 'Note', call: 'Log a call' } as const
type Tab = keyof typeof tabs

/** Where a colleague answers, notes and logs a call. What is typed stays until it is sent. */
export function Composer({
  id,
  action,
  email,
  templates,
  tab,
  onTab,
}: {
  readonly id: string
  readonly action: string
  /** Of the customer; empty where none is known. */
  readonly email: string
  readonly templates: readonly FilledTemplate[]
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
}) {
  const fetcher = useFetcher<RequestAnswer>()
  const draft = useDraft(`request ${id} ${tab}`)
  const sent = useRef<Tab | null>(null)
  const { data, state } = fetcher
  const { clear } = draft
  useEffect(() => {
    if (state === 'idle' && data?.is === 'saved' && sent.current !== null) {
      sent.current = null
      clear()
    }
  }, [state, data, clear])
  const titleId = useId()
  const message =
    data?.is === 'refused'
      ? Object.values(data.reply.error ?? {})
          .flatMap((errors) => errors ?? [])
          .at(0)
      : data?.is === 'failed'
        ? data.message
        : undefined
  return (
    <section
      aria-labelledby={titleId}
      className="no-print mb-6 rounded-sheet border border-bark-soft bg-white"
    >
      <h2 id={titleId} className="sr-only">
        Write
      </h2>
      <div className="flex items-center gap-5 border-b border-hairline px-4">
        {Object.entries(tabs).map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            onClick={() => {
              if (isTab(name)) onTab(name)
            }}
            className="-mb-px min-h-11 border-b-3 border-transparent font-medium aria-pressed:border-moss aria-pressed:font-semibold aria-pressed:text-evergreen"
          >
            {label}
          </button>
        ))}
      </div>
      <fetcher.Form
        method="post"
        action={action}
        className="p-4"
        onSubmit={() => {
          sent.current = tab
        }}
      >
        <input type="hidden" name="intent" value={tab} />
        {tab === 'reply' ? <ReplyHead email={email} templates={templates} draft={draft} /> : null}
        {tab === 'call' ? <CallHead /> : null}
        <textarea
          name="text"
          aria-label={tab === 'reply' ? 'Reply' : tab === 'note' ? 'Note' : 'What was said'}
          rows={tab === 'reply' ? 9 : 4}
          maxLength={10_000}
          value={draft.values['text'] ?? ''}
          onChange={({ currentTarget: { value } }) => draft.set({ text: value })}
          placeholder={placeholders[tab]}
          className={`${fieldClasses} py-2`}
        />
        {tab === 'call' ? (
          <label className="mt-3 flex flex-wrap items-center gap-2 font-semibold">
            Follow up on
            <input type="date" name="followUpOn" className={`${fieldClasses} w-auto!`} />
          </label>
        ) : null}
        <p role="alert" className="mt-2 text-second font-semibold text-brick empty:hidden">
          {state === 'idle' ? message : null}
        </p>
        <div className="mt-3 flex items-center gap-3">
          <Button
            type="submit"
            look="filled"
            disabled={state !== 'idle' || (tab === 'reply' && email === '')}
          >
            {buttons[tab]}
          </Button>
          <output className="text-second text-bark-soft">
            {state === 'idle' ? (data?.is === 'saved' ? data.message : '') : 'Saving…'}
          </output>
        </div>
      </fetcher.Form>
    </section>
  )
}

const isTab = (name: string): name is Tab => Object.hasOwn(tabs, name)

const placeholders = {
  reply: 'Hi, …',
  note: 'Only we see this.',
  call: 'What was said',
} as const

const buttons = { reply: 'Send', note: 'Keep note', call: 'Log call' } as const

function ReplyHead({
  email,
  templates,
  draft,
}: {
  readonly email: string
  readonly templates: readonly FilledTemplate[]
  readonly draft: ReturnType<typeof useDraft>
}) {
  if (email === '') {
    return <p className="mb-3 text-bark-soft">There is no email address. Add one, or call.</p>
  }
  return (
    <div className="mb-3 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-second break-all text-bark-soft">To {email}</p>
        <select
          aria-label="Template"
          value=""
          className={`${fieldClasses} w-auto! text-second`}
          onChange={({ currentTarget: { value } }) => {
            const chosen = templates.find(({ name }) => name === value)
            if (chosen !== undefined) draft.set({ subject: chosen.subject, text: chosen.text })
          }}
        >
          <option value="">Template…</option>
          {templates.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <label className="font-semibold">
        Subject
        <input
          name="subject"
          maxLength={200}
          value={draft.values['subject'] ?? 'Your request'}
          onChange={({ currentTarget: { value } }) => draft.set({ subject: value })}
          className={`${fieldClasses} mt-1 font-normal`}
        />
      </label>
    </div>
  )
}

const outcomes = { reached: 'Reached', voicemail: 'Voicemail', 'no-answer': 'No answer' } as const

function CallHead() {
  return (
    <fieldset className="mb-3 flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1 font-semibold">How did it go?</legend>
      {Object.entries(outcomes).map(([outcome, label]) => (
        <label key={outcome} className="flex min-h-11 items-center gap-2 desk:min-h-8">
          <input
            type="radio"
            name="outcome"
            value={outcome}
            required
            className="size-4.5 accent-evergreen"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
