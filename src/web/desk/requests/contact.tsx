import { buttonClasses } from '#web/desk/button.tsx'
import { ContactLine, Copy, EmailText } from '#web/desk/contact-line.tsx'
import type { ComposerTab } from './composer-tabs.ts'
import type { LoadedRequest } from './request-page.ts'

export interface ContactProps {
  readonly request: LoadedRequest
  /** Opens the composer for what follows. */
  readonly onWrite: (tab: ComposerTab) => void
}

/** Phones show buttons for these at the top of the page. */
const onWide = `${buttonClasses('tight')} max-desk:hidden`

export function Contact({ request, onWrite }: ContactProps) {
  const { phone, phoneDigits, email, addressLines, mapHref, consent } = request.contact
  return (
    <section aria-labelledby="contact" className="border-b border-hairline py-3">
      <h2 id="contact">Contact</h2>
      {phone === '' ? null : (
        <ContactLine value={<span className="font-semibold">{phone}</span>}>
          <a href={`tel:+1${phoneDigits}`} onClick={() => onWrite('call')} className={onWide}>
            Call
          </a>
          <a href={`sms:+1${phoneDigits}`} className={onWide}>
            Text
          </a>
          <Copy text={phone} what="phone number" />
        </ContactLine>
      )}
      {email === '' ? null : (
        <ContactLine value={<EmailText email={email} />}>
          <button type="button" onClick={() => onWrite('reply')} className={onWide}>
            Email
          </button>
          <Copy text={email} what="email address" />
        </ContactLine>
      )}
      {addressLines.length === 0 ? null : (
        <ContactLine value={<span className="whitespace-pre-line">{addressLines.join('\n')}</span>}>
          <a href={mapHref} target="_blank" rel="noreferrer" className={onWide}>
            Map<span className="sr-only"> (opens in a new tab)</span>
          </a>
          <Copy text={addressLines.join(', ')} what="address" />
        </ContactLine>
      )}
      {consent === '' ? null : <p className="mt-1 text-second text-bark-soft">{consent}</p>}
    </section>
  )
}
