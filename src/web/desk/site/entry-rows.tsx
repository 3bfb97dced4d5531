import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import { Rows } from '#web/desk/sheet.tsx'
import { useWhenChanged } from '#web/desk/use-when-changed.ts'
import { DragHandle, OrderButtons } from './order.tsx'

interface Entry {
  readonly slug: string
  readonly title: string
  readonly category: string
  readonly isPublished: boolean
  readonly hasDraft: boolean
  /** `Out of stock until Friday, June 5`; null where it is in stock. */
  readonly out: string | null
  /** The day it is back in stock, if known. */
  readonly until: string | undefined
  /** Number of visitors waiting for an email. */
  readonly waits: number
}

interface RowsProps {
  readonly at: string
  readonly entries: readonly Entry[]
  readonly today: string
  readonly hasStock: boolean
  /** Whether a search hides entries, so that they cannot be sorted. */
  readonly isPart: boolean
  readonly isBusy: boolean
  readonly send: (step: Readonly<Record<string, string>>) => void
  /** Hides an entry, or first asks where its address leads. */
  readonly onHide: (slug: string) => void
}

/** Visible entries: sorted, hidden, and marked out of stock here. */
export function ShownEntries({
  at,
  entries,
  today,
  hasStock,
  isPart,
  isBusy,
  send,
  onHide,
}: RowsProps) {
  const move = (from: number, to: number) => {
    const moved = entries[from]
    if (moved === undefined) return
    const before = entries.filter((each) => each !== moved)[to]
    send({
      intent: 'move',
      slug: moved.slug,
      ...(before === undefined ? {} : { before: before.slug }),
    })
  }
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} className="divide-y divide-hairline-soft">
      {entries.map((entry, place) => (
        <li
          key={entry.slug}
          className={`flex min-h-11 flex-wrap items-center gap-x-1 bg-white pr-3 hover:bg-paper/60 data-dragged:relative data-dragged:z-10 data-dragged:shadow-lg ${isPart ? 'pl-4' : 'pl-1'}`}
        >
          {isPart ? null : <DragHandle list={list} place={place} onMove={move} />}
          <Title at={at} entry={entry} />
          {isPart ? null : (
            <OrderButtons
              name={entry.title}
              place={place}
              count={entries.length}
              disabled={isBusy}
              onMove={move}
            />
          )}
          <span
            className={`flex flex-wrap items-center justify-end ${hasStock ? 'max-md:w-full max-md:justify-between md:w-96' : ''} ${hasStock && !isPart ? 'max-md:pl-7' : 'max-md:-ml-2'}`}
          >
            {hasStock ? <Stock entry={entry} today={today} isBusy={isBusy} send={send} /> : null}
            <Button
              variant="word"
              disabled={isBusy}
              aria-label={`Hide ${entry.title} from the site`}
              onClick={() => onHide(entry.slug)}
            >
              Hide
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Hidden entries, and drafts that were never published. */
export function HiddenEntries({ at, entries, isBusy, send }: RowsProps) {
  return (
    <Rows>
      {entries.map((entry) => (
        <li key={entry.slug} className="flex min-h-11 items-center gap-2 px-4 hover:bg-paper/60">
          <Title at={at} entry={entry} />
          {entry.isPublished ? (
            <Button
              variant="word"
              disabled={isBusy}
              aria-label={`Show again: ${entry.title}`}
              onClick={() => send({ intent: 'show', slug: entry.slug })}
            >
              Show again
            </Button>
          ) : null}
        </li>
      ))}
    </Rows>
  )
}

function Title({ at, entry }: { readonly at: string; readonly entry: Entry }) {
  const { slug, title, category, isPublished, hasDraft, out, waits } = entry
  const draft = isPublished ? 'Draft' : 'Draft, never published'
  return (
    <span className="flex min-h-11 flex-1 basis-28 flex-wrap items-center gap-x-3">
      <Link
        to={deskPaths.document(at, slug)}
        className="inline-flex min-h-6 items-center py-1.5 font-semibold hover:underline"
      >
        {title}
      </Link>
      <span className="text-second text-bark-soft">{category}</span>
      {hasDraft ? <span className="text-second font-semibold text-moss">{draft}</span> : null}
      {out === null ? null : <span className="text-second font-semibold text-clay">{out}</span>}
      {waits === 0 ? null : (
        <span className="text-second text-bark-soft">
          {waits === 1 ? '1 person gets' : `${waits} people get`} an email once it is back
        </span>
      )}
    </span>
  )
}

/** Marks a product out of stock or back; the date is optional. */
function Stock({
  entry: { slug, title, out, until: known = '', waits },
  today,
  isBusy,
  send,
}: Pick<RowsProps, 'today' | 'isBusy' | 'send'> & { readonly entry: Entry }) {
  const [until, setUntil] = useState(known)
  // An answer must not undo what was changed after it was asked for.
  const [sent, setSent] = useState(known)
  useWhenChanged(known, () => {
    setSent(known)
    if (until === sent) setUntil(known)
  })
  // Not while its year is being typed.
  const isTooEarly = until >= '2000' && until <= today && until !== known
  const messageId = useId()
  const step = (isOut: 'yes' | 'no', day = '') => {
    setSent(day)
    send({ intent: 'stock', slug, isOut, ...(day === '' ? {} : { until: day }) })
  }
  if (out === null) {
    return (
      <Button
        variant="word"
        disabled={isBusy}
        aria-label={`Mark out of stock: ${title}`}
        onClick={() => step('yes')}
      >
        Mark out of stock
      </Button>
    )
  }
  const emailed = waits === 0 ? '' : `, email ${waits}`
  return (
    <span className="flex flex-wrap items-center gap-x-1">
      <label className="flex items-center gap-2 text-second text-bark-soft max-[20rem]:flex-wrap">
        until
        <input
          type="date"
          aria-label={`${title}: back on`}
          min={today}
          value={until}
          aria-invalid={isTooEarly}
          aria-describedby={messageId}
          onChange={({ target }) => {
            setUntil(target.value)
            if (target.value > today) step('yes', target.value)
          }}
          // It is also empty while one of its parts is being typed.
          onBlur={() => {
            if (until === '' && sent !== '') step('yes')
          }}
          className={`${fieldClasses} w-36! max-[20rem]:w-full!`}
        />
      </label>
      <Button
        variant="word"
        disabled={isBusy}
        aria-label={`Mark as back in stock: ${title}${emailed}`}
        onClick={() => step('no')}
      >
        Mark as back in stock
      </Button>
      {/* As wide as what is above it, so that it moves nothing aside. */}
      <span id={messageId} role="alert" className="w-0 min-w-full text-second text-brick">
        {isTooEarly ? 'Choose a later day, or mark it as back in stock.' : ''}
      </span>
    </span>
  )
}
