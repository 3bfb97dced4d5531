import { Button } from '#web/desk/button.tsx'

export interface ContactProps {
  /** `(770) 555-0142`; empty where none is known. */
  readonly phone: string
  readonly phoneDigits: string
  readonly email: string
  readonly addressLines: readonly string[]
  readonly mapHref: string
  /** As given; empty for a request taken down by hand. */
  readonly consent: string
  readonly onCall: () => void
  readonly onReply: () => void
}

const word =
  'inline-flex min-h-11 items-center rounded-[0.5rem] px-2 font-semibold text-moss hover:bg-paper-deep desk:min-h-8'

/** How to reach the customer, each in one press. */
export function Contact(props: ContactProps) {
  const { phone, phoneDigits, email, addressLines, mapHref, consent, onCall, onReply } = props
  return (
    <section aria-labelledby="contact" className="border-b border-hairline py-3">
      <h2 id="contact">Contact</h2>
      {phone === '' ? null : (
        <Line value={<span className="font-semibold">{phone}</span>}>
          <a href={`tel:+1${phoneDigits}`} onClick={onCall} className={word}>
            Call
          </a>
          <a href={`sms:+1${phoneDigits}`} className={word}>
            Text
          </a>
          <Copy text={phone} what="phone number" />
        </Line>
      )}
      {email === '' ? null : (
        <Line value={<span className="break-all">{email}</span>}>
          <button type="button" onClick={onReply} className={word}>
            Email
          </button>
          <Copy text={email} what="email address" />
        </Line>
      )}
      {addressLines.length === 0 ? null : (
        <Line value={<span className="whitespace-pre-line">{addressLines.join('\n')}</span>}>
          <a href={mapHref} target="_blank" rel="noreferrer" className={word}>
            Map<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <Copy text={addressLines.join(', ')} what="address" />
        </Line>
      )}
      {consent === '' ? null : <p className="mt-1 text-second text-bark-soft">{consent}</p>}
    </section>
  )
}

function Line({
  value,
  children,
}: {
  readonly value: React.ReactNode
  readonly children: React.ReactNode
}) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-2 desk:min-h-9">
      {value}
      <span className="-mr-2 flex shrink-0">{children}</span>
    </div>
  )
}

function Copy({ text, what }: { readonly text: string; readonly what: string }) {
  return (
    <Button
      look="word"
      className="px-2! desk:min-h-8"
      aria-label={`Copy the ${what}`}
      onClick={() => void navigator.clipboard.writeText(text)}
    >
      Copy
    </Button>
  )
}
