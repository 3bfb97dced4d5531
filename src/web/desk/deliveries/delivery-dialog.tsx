import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { LinkPanel } from '#web/desk/quotes/link-panel.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { DeliveriesAnswer, DeliveryRow, SentLine } from './delivery-answers.ts'
import { OneDelivery, type Ready } from './one-delivery.tsx'
import { SeveralDeliveries } from './several-deliveries.tsx'

export function PriceDeliveries({
  ids,
  className = '',
  children,
}: {
  readonly ids: readonly string[]
  readonly className?: string
  readonly children: React.ReactNode
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className={className} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen ? <DeliveryDialog ids={ids} onClose={() => setIsOpen(false)} /> : null}
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
  const preview = useAction<DeliveriesAnswer>(deskPaths.deliveries)
  const submission = useAction<DeliveriesAnswer>(deskPaths.deliveries)
  const [entered, setEntered] = useState('[]')
  const [isChanged, setIsChanged] = useState(false)
  const [formKey, setFormKey] = useState(() => crypto.randomUUID())
  const look = (amounts = entered) =>
    preview.send({ intent: 'preview', ids: JSON.stringify(ids), entered: amounts })
  const lookAnew = useEffectEvent(() => look())
  useEffect(() => lookAnew(), [])
  // A refused price was made before something changed.
  const refusal =
    !submission.isBusy && submission.data?.is === 'failed' ? submission.data : undefined
  useEffect(() => {
    if (refusal !== undefined) lookAnew()
  }, [refusal])
  // They stay when a later look at the prices fails.
  const [rows, setRows] = useState<readonly DeliveryRow[] | null>(null)
  if (preview.data?.is === 'priced' && preview.data.rows !== rows) setRows(preview.data.rows)
  const line = submission.data?.is === 'sent' ? submission.data.line : null
  const failed = [submission, preview]
    .map(({ data, isBusy }) => (isBusy ? undefined : data))
    .find((answer) => answer?.is === 'failed')
  const [only] = rows ?? []
  const sendOne = ({ id, seen }: Ready, by: 'email' | 'link') =>
    submission.send({ intent: 'send', by, id, seen, entered, [formKeyField]: formKey })
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
      isToRead
      onClose={onClose}
    >
      {failed?.is === 'failed' ? (
        <p role="alert" className="mb-2 font-semibold text-brick">
          {failed.message}
        </p>
      ) : null}
      {line !== null ? (
        <Sent line={line} onClose={onClose} />
      ) : rows === null ? (
        <>
          {failed === undefined ? (
            <output className="block text-bark-soft">Adding up…</output>
          ) : null}
          {preview.data === undefined ? null : (
            <Button className="mt-2" disabled={preview.isBusy} onClick={() => look()}>
              Try again
            </Button>
          )}
        </>
      ) : ids.length > 1 ? (
        <SeveralDeliveries rows={rows} submission={submission} onSend={sendSeveral} />
      ) : only === undefined ? (
        <p>This request is no longer there.</p>
      ) : (
        <OneDelivery
          row={only}
          submission={submission}
          onSend={sendOne}
          isLooking={preview.isBusy}
          isChanged={isChanged}
          onTyped={() => setIsChanged(true)}
          onEntered={(amounts) => {
            const all = JSON.stringify(amounts)
            setEntered(all)
            // The price of other quantities is another quote.
            setFormKey(crypto.randomUUID())
            setIsChanged(false)
            look(all)
          }}
        />
      )}
    </Dialog>
  )
}

function Sent({ line, onClose }: { readonly line: SentLine; readonly onClose: () => void }) {
  const { name, text, url, phone, quoteId } = line
  const said = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <>
      <p ref={said} tabIndex={-1} className="focus:outline-none">
        <span className="font-semibold">{name}</span> <span className="text-moss">{text}</span>
      </p>
      <div className="mt-2 grid justify-items-start gap-3">
        <LinkPanel url={url} phone={phone} />
        <TextLink to={deskPaths.quote(quoteId)} variant="tall">
          Open it in Quotes
        </TextLink>
        <Button onClick={onClose}>Done</Button>
      </div>
    </>
  )
}
