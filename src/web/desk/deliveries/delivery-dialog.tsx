import { useEffect, useRef, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { formKeyField } from '#web/desk/form-key.ts'
import { NewQuoteButton } from '#web/desk/quotes/new-quote-button.tsx'
import { LinkPanel } from '#web/desk/quotes/send-panel.tsx'
import { useColleague } from '#web/desk/use-desk.ts'
import { type Submission, useSubmission } from '#web/desk/use-submission.tsx'
import type { DeliveriesAnswer, DeliveryRow, SentLine } from './delivery-answers.ts'

/** Opens the price of one request's delivery. */
export function PriceDelivery({ requestId }: { readonly requestId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Price this delivery</Button>
      {isOpen ? <DeliveryDialog ids={[requestId]} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** Prices of deliveries, or what is missing for them; the second button sends them. */
export function DeliveryDialog({
  ids,
  onClose,
}: {
  readonly ids: readonly string[]
  readonly onClose: () => void
}) {
  const looked = useFetcher<DeliveriesAnswer>()
  const sent = useFetcher<DeliveriesAnswer>()
  const look = useSubmission(looked, deskPaths.deliveries)
  const submission = useSubmission(sent, deskPaths.deliveries)
  const [formKey] = useState(() => crypto.randomUUID())
  const hasLooked = useRef(false)
  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    look.send({ intent: 'look', ids: JSON.stringify(ids) })
  }, [look, ids])
  const rows = looked.data?.is === 'priced' ? looked.data.rows : null
  const line = sent.data?.is === 'sent' ? sent.data.line : null
  const failed = [sent.data, looked.data].find((answer) => answer?.is === 'failed')
  const [only] = rows ?? []
  const sendOne = ({ id, seen }: Ready, by: 'email' | 'link') =>
    submission.send({ intent: 'send', by, id, seen, [formKeyField]: formKey })
  const sendSeveral = (which: readonly Ready[]) =>
    submission.send({
      intent: 'send-several',
      rows: JSON.stringify(which.map(({ id, seen }) => ({ id, seen }))),
      [formKeyField]: formKey,
    })
  return (
    <Dialog
      title={ids.length === 1 ? 'Price for this delivery' : 'Prices for these deliveries'}
      isWide
      onClose={onClose}
    >
      {failed?.is === 'failed' ? (
        <p role="alert" className="font-semibold text-brick">
          {failed.message}
        </p>
      ) : line !== null ? (
        <Sent line={line} onClose={onClose} />
      ) : rows === null ? (
        <output className="block text-bark-soft">Adding up…</output>
      ) : ids.length > 1 ? (
        <Several rows={rows} submission={submission} onSend={sendSeveral} />
      ) : only === undefined ? (
        <p>This request is no longer there.</p>
      ) : (
        <One row={only} submission={submission} onSend={sendOne} />
      )}
    </Dialog>
  )
}

type Ready = Extract<DeliveryRow, { is: 'priced' }>

function One({
  row,
  submission,
  onSend,
}: {
  readonly row: DeliveryRow
  readonly submission: Submission
  readonly onSend: (row: Ready, by: 'email' | 'link') => void
}) {
  if (row.is === 'incomplete') return <Missing row={row} />
  return (
    <>
      <p className="mb-2 text-bark-soft">
        {row.title}, for {row.name}
      </p>
      <dl className="divide-y divide-hairline-soft border-y border-hairline-soft tabular-nums">
        {row.figures.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4 py-2">
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-4 py-2 font-semibold">
          <dt>Payable in full</dt>
          <dd className="text-[1.25rem]">{amountText(row.totalCents)}</dd>
        </div>
      </dl>
      {row.earlier === null ? null : (
        <p className="mt-3 text-second text-clay">
          This customer already has {row.earlier}. Sending this makes another one.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="filled"
          disabled={submission.isBusy || row.email === ''}
          onClick={() => onSend(row, 'email')}
        >
          {submission.isBusy ? 'Sending…' : `Email it for ${amountText(row.totalCents)}`}
        </Button>
        <Button disabled={submission.isBusy} onClick={() => onSend(row, 'link')}>
          Make a link to text
        </Button>
      </div>
      <p className="mt-2 text-second text-bark-soft">
        {row.email === '' ? 'No email address on file: text the link.' : `To ${row.email}.`}
      </p>
    </>
  )
}

type Incomplete = Extract<DeliveryRow, { is: 'incomplete' }>

function Missing({ row: { id, missing } }: { readonly row: Incomplete }) {
  return (
    <>
      <p className="mb-1 font-semibold">It cannot be priced yet.</p>
      <ul className="list-disc pl-5 text-clay">
        {missing.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p className="mt-3 mb-4 text-second text-bark-soft">
        <WhereToEnter /> A quote written by hand needs none of them.
      </p>
      <NewQuoteButton subject="request" id={id}>
        Write a quote
      </NewQuoteButton>
    </>
  )
}

function WhereToEnter() {
  const { role } = useColleague()
  if (!may(role, 'change-settings')) {
    return 'An owner enters prices, zones and taxes in Settings, under Prices.'
  }
  return (
    <>
      Prices, zones and taxes are in{' '}
      <TextLink to={deskPaths.prices} variant="in-text">
        Settings, under Prices
      </TextLink>
      .
    </>
  )
}

/** Why a row cannot be sent with the others; null if it can. */
function hindrance(row: DeliveryRow): string | null {
  if (row.is === 'incomplete') return row.missing.join(' ')
  if (row.earlier !== null) return `They already have ${row.earlier}.`
  return row.email === '' ? 'No email address on file: open the request to text a link.' : null
}

function Several({
  rows,
  submission,
  onSend,
}: {
  readonly rows: readonly DeliveryRow[]
  readonly submission: Submission
  readonly onSend: (ready: readonly Ready[]) => void
}) {
  const ready = rows.flatMap((row) => (row.is === 'priced' && hindrance(row) === null ? [row] : []))
  const readyFirst = rows.toSorted(
    (one, other) => Number(hindrance(one) !== null) - Number(hindrance(other) !== null),
  )
  const all = ready.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const prices = ready.length === 1 ? '1 price' : `${ready.length} prices`
  return (
    <>
      <ul className="max-h-[50vh] divide-y divide-hairline-soft overflow-y-auto border-y border-hairline-soft">
        {readyFirst.map((row) => (
          <li key={row.id} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <span className="min-w-0">
              <TextLink to={deskPaths.request(row.id)}>{row.name}</TextLink>
              <span
                className={`block text-second ${hindrance(row) === null ? 'text-bark-soft' : 'text-clay'}`}
              >
                {row.is === 'priced'
                  ? [hindrance(row), row.goods].filter(Boolean).join(' ')
                  : hindrance(row)}
              </span>
            </span>
            {row.is === 'priced' ? (
              <span className="whitespace-nowrap tabular-nums">{amountText(row.totalCents)}</span>
            ) : (
              <span className="-mr-2 shrink-0">
                <NewQuoteButton subject="request" id={row.id} variant="word">
                  Write a quote<span className="sr-only"> for {row.name}</span>
                </NewQuoteButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {rows.some(({ is }) => is === 'incomplete') ? (
        <p className="mt-2 text-second text-bark-soft">
          <WhereToEnter />
        </p>
      ) : null}
      {ready.length === 0 ? (
        <p className="mt-4 font-semibold">None of them can be sent.</p>
      ) : (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button variant="filled" disabled={submission.isBusy} onClick={() => onSend(ready)}>
            {submission.isBusy ? `Sending ${prices}…` : `Email ${prices}`}
          </Button>
          <span className="text-second text-bark-soft">
            {ready.length === 1 ? '1 customer gets' : `${ready.length} customers get`} an email,{' '}
            {amountText(all)} in all.
          </span>
        </div>
      )}
    </>
  )
}

function Sent({ line, onClose }: { readonly line: SentLine; readonly onClose: () => void }) {
  const { name, words, url, phone, quoteId } = line
  return (
    <output className="block">
      <p>
        <span className="font-semibold">{name}</span> <span className="text-moss">{words}</span>
      </p>
      <LinkPanel url={url} phone={phone} />
      <Link
        to={deskPaths.quote(quoteId)}
        className="inline-flex min-h-11 items-center font-semibold text-moss hover:underline"
      >
        Open it in Quotes
      </Link>
      <Button className="mt-4 block" onClick={onClose}>
        Done
      </Button>
    </output>
  )
}
