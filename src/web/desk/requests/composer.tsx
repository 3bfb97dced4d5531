import { getInputProps, getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import type * as z from 'zod/mini'
import type { StepAnswer } from '#web/desk/answers.ts'
import type { CalendarDate } from '#domain/time.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses, FieldMessage } from '#web/desk/field.tsx'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { useDeskForm } from '#web/desk/use-desk-form.tsx'
import { GoOn } from './list-place.tsx'
import { callForm, noteForm, replyForm } from './request-forms.ts'

/** A text that a reply can start from, its placeholders filled in. */
export interface FilledTemplate {
  readonly name: string
  readonly subject: string
  readonly text: string
}

const tabs = { reply: 'Reply', note: 'Note', call: 'Log a call' } as const

/** What a colleague can write. */
export type ComposerTab = keyof typeof tabs

/** Where a colleague answers, notes and logs a call. What is typed stays until it is sent. */
export function Composer({
  id,
  action,
  email,
  subject,
  templates,
  followUpOn,
  tab,
  onTab,
  onSaved,
}: {
  readonly id: string
  readonly action: string
  /** Of the customer; empty where none is known. */
  readonly email: string
  /** What a reply begins with as its subject. */
  readonly subject: string
  readonly templates: readonly FilledTemplate[]
  /** When to ask again unless they answer a reply; null for requests that are won or lost. */
  readonly followUpOn: CalendarDate | null
  readonly tab: ComposerTab
  readonly onTab: (tab: ComposerTab) => void
  /** Once something was kept or sent. */
  readonly onSaved?: (answer: StepAnswer) => void
}) {
  const place = { id, action, onSaved }
  const titleId = useId()
  const hasKeys = useKeysAreOn()
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
            {...(hasKeys ? { 'aria-keyshortcuts': name.charAt(0) } : {})}
            onClick={() => {
              if (isTab(name)) onTab(name)
            }}
            className="-mb-px min-h-11 border-b-3 border-transparent font-medium aria-pressed:border-moss aria-pressed:font-semibold aria-pressed:text-evergreen"
          >
            {label}
          </button>
        ))}
      </div>
      {/* All three stay, so that none loses what was typed into it. */}
      <div hidden={tab !== 'reply'}>
        <Reply
          {...place}
          email={email}
          subject={subject}
          templates={templates}
          followUpOn={followUpOn}
        />
      </div>
      <div hidden={tab !== 'note'}>
        <Note {...place} />
      </div>
      <div hidden={tab !== 'call'}>
        <Call {...place} />
      </div>
    </section>
  )
}

const isTab = (name: string): name is ComposerTab => Object.hasOwn(tabs, name)

interface Place {
  readonly id: string
  readonly action: string
  readonly onSaved: ((answer: StepAnswer) => void) | undefined
}

/** A form of the composer, emptied once it is saved. */
function useWriting<Schema extends z.ZodMiniObject>(
  { id, action, onSaved }: Place,
  tab: ComposerTab,
  schema: Schema,
  onDone?: () => void,
) {
  const fetcher = useFetcher<StepAnswer>()
  const form = useDeskForm(fetcher, {
    name: `request ${id} ${tab}`,
    schema,
    action,
    isEmptied: true,
    isKeptOnce: true,
    onDone() {
      if (fetcher.data !== undefined) onSaved?.(fetcher.data)
      onDone?.()
    },
  })
  return {
    ...form,
    isSaved: fetcher.data?.is === 'saved' && !form.isBusy,
    saved: <SavedLine answer={fetcher.data} action={action} isBusy={form.isBusy} />,
  }
}

function Reply({
  email,
  subject: usualSubject,
  templates,
  followUpOn,
  ...place
}: Place & Pick<Parameters<typeof Composer>[0], 'email' | 'subject' | 'templates' | 'followUpOn'>) {
  const goOn = useRef<HTMLAnchorElement>(null)
  const { fields, props, isBusy, isSaved, saved } = useWriting(place, 'reply', replyForm, () => {
    goOn.current?.focus({ preventScroll: true })
    // What was sent stands in the timeline now, and has pushed this down.
    goOn.current?.scrollIntoView({ block: 'center' })
  })
  const hasKeys = useKeysAreOn()
  const subject = useRef<HTMLInputElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const { key, ...subjectProps } = getInputProps(fields.subject, { type: 'text' })
  return (
    <form {...props} className="p-4">
      <input type="hidden" name="intent" value="reply" />
      {email === '' ? (
        <p className="mb-3 text-bark-soft">There is no email address. Add one, or call.</p>
      ) : (
        <div className="mb-3 grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p className="text-second break-all text-bark-soft">To {email}</p>
            <select
              aria-label="Template"
              {...(hasKeys ? { 'aria-keyshortcuts': 't' } : {})}
              value=""
              className={`${fieldClasses} w-auto! text-second`}
              onChange={({ currentTarget: { value } }) => {
                const chosen = templates.find(({ name }) => name === value)
                if (chosen === undefined) return
                type(subject.current, chosen.subject)
                type(text.current, chosen.text)
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
              key={key}
              {...subjectProps}
              ref={subject}
              maxLength={200}
              defaultValue={usualSubject}
              className={`${fieldClasses} mt-1 font-normal`}
            />
            <FieldMessage field={fields.subject} />
          </label>
        </div>
      )}
      <TextArea field={fields.text} label="Reply" placeholder="Hi, …" rows={9} ref={text} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" look="filled" disabled={isBusy || email === ''}>
          Send
        </Button>
        {followUpOn === null || email === '' ? null : (
          <label className="flex items-center gap-2 text-second text-bark-soft">
            Then follow up on
            <input
              type="date"
              name="followUpOn"
              key={followUpOn}
              defaultValue={followUpOn}
              className={`${fieldClasses} w-auto!`}
            />
          </label>
        )}
        {saved}
        {isSaved ? <GoOn id={place.id} ref={goOn} /> : null}
      </div>
    </form>
  )
}

/** Puts a text into a field as if it was typed, so that it is kept and checked like that. */
function type(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (field === null) return
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function Note(place: Place) {
  const { fields, props, isBusy, saved } = useWriting(place, 'note', noteForm)
  return (
    <form {...props} className="p-4">
      <input type="hidden" name="intent" value="note" />
      <TextArea field={fields.text} label="Note" placeholder="Only we see this." rows={4} />
      <div className="mt-3 flex items-center gap-3">
        <Button type="submit" look="filled" disabled={isBusy}>
          Keep note
        </Button>
        {saved}
      </div>
    </form>
  )
}

const outcomes = { reached: 'Reached', voicemail: 'Voicemail', 'no-answer': 'No answer' } as const

function Call(place: Place) {
  const { fields, props, isBusy, saved } = useWriting(place, 'call', callForm)
  return (
    <form {...props} className="p-4">
      <input type="hidden" name="intent" value="call" />
      <fieldset
        className="mb-3 flex flex-wrap gap-x-5 gap-y-1"
        aria-describedby={fields.outcome.errorId}
      >
        <legend className="mb-1 font-semibold">How did it go?</legend>
        {Object.entries(outcomes).map(([outcome, label]) => (
          <label key={outcome} className="flex min-h-11 items-center gap-2 desk:min-h-8">
            <input
              type="radio"
              name="outcome"
              value={outcome}
              className="size-4.5 accent-evergreen"
            />
            {label}
          </label>
        ))}
        <div className="w-full">
          <FieldMessage field={fields.outcome} />
        </div>
      </fieldset>
      <TextArea field={fields.text} label="What was said" placeholder="What was said" rows={4} />
      <label className="mt-3 flex flex-wrap items-center gap-2 font-semibold">
        Follow up on
        <input type="date" name="followUpOn" className={`${fieldClasses} w-auto!`} />
      </label>
      <div className="mt-3 flex items-center gap-3">
        <Button type="submit" look="filled" disabled={isBusy}>
          Log call
        </Button>
        {saved}
      </div>
    </form>
  )
}

function TextArea({
  field,
  label,
  ...rest
}: {
  readonly field: FieldMetadata<string> | FieldMetadata<string | undefined>
  readonly label: string
  readonly placeholder: string
  readonly rows: number
  readonly ref?: React.Ref<HTMLTextAreaElement>
}) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <>
      <textarea
        key={key}
        {...props}
        {...rest}
        aria-label={label}
        maxLength={10_000}
        className={`${fieldClasses} py-2`}
      />
      <FieldMessage field={field} />
    </>
  )
}
