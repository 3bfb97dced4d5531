import { createContext, use, useEffect, useRef, useState } from 'react'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Button, buttonClasses, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { ReceivedText } from '#web/desk/emails/received-text.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import type { loader as requestLoader } from '#web/desk/pages/request.tsx'
import { useDraftStorage } from '#web/desk/forms/drafts.ts'
import { type Values, valuesOf } from '#web/desk/forms/form-values.ts'
import { composerDraft, type ComposerTab } from '#web/desk/requests/composer-tabs.ts'
import { Composer, firstField } from '#web/desk/requests/composer.tsx'
import type { TimelineLine } from '#web/desk/requests/timeline-text.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { usePart } from '#web/desk/use-part.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { useFocusAfter } from '#web/remove-row.ts'
import type { RequestRow } from '#web/desk/requests/request-row.ts'

type Row = Pick<RequestRow, 'id' | 'name' | 'revision'>
type Person = Pick<Row, 'id' | 'name'>

/** What was written in the composer of a row, which is closed by then, for the undo. */
interface Written {
  readonly answer: ActionAnswer
  readonly tab: ComposerTab
  readonly values: Values
}

interface RowSubmission {
  readonly isBusy: boolean
  /** Sends a form for the row of the pressed button. */
  readonly send: (pressed: HTMLElement, row: Row, fields: Readonly<Record<string, string>>) => void
  /** Opens the composer for a row. */
  readonly write: (row: Person, tab: ComposerTab) => void
}

const RowSubmissionContext = createContext<RowSubmission>({
  isBusy: false,
  send: () => {},
  write: () => {},
})

export const useRowSubmission = () => use(RowSubmissionContext)

/** Around rows, whose actions share a fetcher: its answer, below them, stays when a row is gone. */
export function RowSubmissions({ children }: { readonly children: React.ReactNode }) {
  const [last, setLast] = useState<(Person & { readonly written: Written | null }) | null>(null)
  const [writing, setWriting] = useState<(Person & { readonly tab: ComposerTab }) | null>(null)
  const draft = useDraftStorage(composerDraft(last?.id ?? '', last?.written?.tab ?? 'reply'))
  const submission = useAction<ActionAnswer>(deskPaths.requests)
  const focusLater = useFocusAfter(submission.isBusy)
  const answer = last?.written?.answer ?? submission.data
  const send: RowSubmission['send'] = (pressed, row, fields) => {
    focusLater(focusNextRow(pressed))
    setLast({ ...row, written: null })
    submission.send({ ...fields, seen: String(row.revision) }, { to: deskPaths.request(row.id) })
  }
  const write: RowSubmission['write'] = ({ id, name }, tab) => setWriting({ id, name, tab })
  return (
    <>
      <RowSubmissionContext value={{ isBusy: submission.isBusy, send, write }}>
        {children}
      </RowSubmissionContext>
      {last === null || (answer === undefined && !submission.isBusy) ? null : (
        <section
          aria-label="Last step"
          data-foot
          className="sticky bottom-[calc(var(--spacing-bar)+0.5rem)] z-2 -mt-3 mb-6 flex flex-wrap items-center gap-x-2 rounded-sheet border border-hairline bg-white px-4 py-1 shadow-sm desk:bottom-4"
        >
          <b className="font-semibold">{last.name}</b>
          <SavedLine
            answer={answer}
            action={deskPaths.request(last.id)}
            isBusy={submission.isBusy}
            onUndone={() => {
              if (last.written === null) return
              draft.store(last.written.values)
              setWriting({ ...last, tab: last.written.tab })
            }}
          />
        </section>
      )}
      {writing === null ? null : (
        <Writing
          key={writing.id}
          {...writing}
          onTab={(tab) => setWriting({ ...writing, tab })}
          onClose={() => setWriting(null)}
          onSaved={(saved) => {
            setLast({ ...writing, written: { ...saved, tab: writing.tab } })
            setWriting(null)
          }}
        />
      )}
    </>
  )
}

/** Focuses the row after the one whose button was pressed, or else one before it. */
function focusNextRow(pressed: HTMLElement): () => void {
  const rows = [
    ...(pressed
      .closest('[data-rows]')
      ?.querySelectorAll<HTMLElement>(`li a[href^="${deskPaths.request('')}"]`) ?? []),
  ]
  const at = rows.findIndex((row) => row.closest('li')?.contains(pressed))
  const nearest = [...rows.slice(at + 1), ...rows.slice(0, at).toReversed()]
  // A request that is done in one list may come up in another, so the place says little.
  return () => nearest.find((row) => row.isConnected)?.focus()
}

/** Composer for a row, without leaving Today. */
function Writing({
  id,
  name,
  tab,
  onTab,
  onClose,
  onSaved,
}: Person & {
  readonly tab: ComposerTab
  readonly onTab: (tab: ComposerTab) => void
  readonly onClose: () => void
  readonly onSaved: (written: Pick<Written, 'answer' | 'values'>) => void
}) {
  const data = usePart<typeof requestLoader>(deskPaths.request(id))
  const form = useRef<HTMLDivElement>(null)
  const isLoaded = data !== undefined
  useEffect(() => {
    if (isLoaded) firstField(form.current)?.focus()
  }, [isLoaded, tab])
  return (
    <Dialog title={name} onClose={onClose} isWide>
      {data === undefined ? (
        <output className="block min-h-80 text-bark-soft">Loading…</output>
      ) : (
        <div ref={form} className="-mb-6">
          {/* On a computer, the link of the row may call nobody. */}
          {tab === 'call' ? (
            <p className="mb-3">
              <TextLink href={`tel:+1${data.row.phoneDigits}`} variant="tall">
                {data.row.phone}
              </TextLink>
            </p>
          ) : null}
          <LastEntries details={data.wanted.details} timeline={data.timeline} />
          <Composer
            id={id}
            reply={data.reply}
            tab={tab}
            onTab={onTab}
            onSaved={(answer) => {
              const written = firstField(form.current)?.closest('form') ?? null
              onSaved({ answer, values: written === null ? {} : valuesOf(written) })
            }}
          />
        </div>
      )}
    </Dialog>
  )
}

/** The customer's last message, or at first their request. */
function LastEntries({
  details,
  timeline,
}: {
  readonly details: string
  readonly timeline: readonly TimelineLine[]
}) {
  const last = timeline.findLast(
    ({ look, text, received }) => look === 'customer' && (text !== null || received !== undefined),
  )
  if (last === undefined && details === '') return null
  return (
    <section
      aria-label="What they wrote"
      // Scrolls by itself, also with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls takes the focus
      tabIndex={0}
      className="mb-3 max-h-48 overflow-y-auto"
    >
      {last === undefined ? null : (
        <p className="text-second text-bark-soft">
          {last.title}, {last.date}, {last.time}
        </p>
      )}
      {last?.received === undefined ? (
        <p className="mt-1.5 rounded-[0.5rem] border border-hairline bg-white px-3.5 py-2.5 break-words whitespace-pre-line">
          {last?.text ?? details}
        </p>
      ) : (
        <ReceivedText {...last.received} />
      )}
    </section>
  )
}

export function RowActions({
  row,
  tomorrow,
  done,
}: {
  readonly row: Row & Pick<RequestRow, 'phoneDigits' | 'email'>
  /** Form that postpones it until tomorrow; null where the customer waits for an answer. */
  readonly tomorrow: Readonly<Record<string, string>> | null
  /** Form that marks it as done; null where something is still to do. */
  readonly done: Readonly<Record<string, string>> | null
}) {
  const { name, phoneDigits, email } = row
  const { isBusy, send, write } = useRowSubmission()
  return (
    <span className="absolute inset-y-0 right-2 z-1 hidden items-center bg-paper pl-4 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 desk:flex">
      {phoneDigits === '' ? null : (
        <a
          href={`tel:+1${phoneDigits}`}
          onClick={() => write(row, 'call')}
          aria-label={`Call ${name}`}
          className={buttonClasses('tight')}
        >
          Call
        </a>
      )}
      {email === '' ? null : (
        <Button variant="tight" aria-label={`Reply to ${name}`} onClick={() => write(row, 'reply')}>
          Reply
        </Button>
      )}
      {tomorrow === null ? null : (
        <Button
          variant="tight"
          aria-label={`Follow up with ${name} tomorrow`}
          disabled={isBusy}
          onClick={({ currentTarget }) => send(currentTarget, row, tomorrow)}
        >
          Tomorrow
        </Button>
      )}
      {done === null ? null : (
        <Button
          variant="tight"
          aria-label={`Done with ${name}`}
          disabled={isBusy}
          onClick={({ currentTarget }) => send(currentTarget, row, done)}
        >
          Done
        </Button>
      )}
    </span>
  )
}
