import { formatPhone } from '#domain/fields.ts'
import { Button, buttonClasses } from '#web/desk/button.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { ContactLine, Copy, EmailText } from '#web/desk/contact-line.tsx'
import type { CustomerData } from './customer-page.ts'

export function CustomerContact({
  customer,
  bounced,
  addresses,
  consent,
  onEdit,
}: Pick<CustomerData, 'customer' | 'bounced' | 'addresses' | 'consent'> & {
  readonly onEdit: () => void
}) {
  const { phones, emails, replyEmail } = customer
  const isEmpty = phones.length + emails.length + addresses.length === 0
  return (
    <section aria-labelledby="contact" className="mb-6 border-y border-hairline py-3">
      <h2 id="contact">Contact</h2>
      {isEmpty ? (
        <p className="my-2 text-bark-soft">
          Nothing is known yet.{' '}
          <Button variant="word" className="px-1!" onClick={onEdit}>
            Add a phone or an email
          </Button>
        </p>
      ) : null}
      {phones.map((digits) => {
        const shown = formatPhone(digits)
        return (
          <ContactLine key={digits} value={<span className="font-semibold">{shown}</span>}>
            <a href={`tel:+1${digits}`} className={buttonClasses('tight')}>
              Call<span className="sr-only"> {shown}</span>
            </a>
            <a href={`sms:+1${digits}`} className={buttonClasses('tight')}>
              Text<span className="sr-only"> {shown}</span>
            </a>
            <Copy text={shown} what={`phone number ${shown}`} />
          </ContactLine>
        )
      })}
      {emails.map((email) => (
        <ContactLine
          key={email}
          value={
            <span className="min-w-0 py-1">
              <span className="block">
                <EmailText email={email} />
              </span>
              {bounced.includes(email) ? (
                <span className="flex items-center gap-1.5 text-second font-semibold text-brick">
                  <Icon name="warning" className="size-4" />
                  Email bounced. Ask for the right email address.
                </span>
              ) : null}
              {email === replyEmail ? (
                <span className="block text-second text-bark-soft">Replies go here</span>
              ) : null}
            </span>
          }
        >
          <a href={`mailto:${email}`} className={buttonClasses('tight')}>
            Email<span className="sr-only"> {email}</span>
          </a>
          <Copy text={email} what={`email address ${email}`} />
        </ContactLine>
      ))}
      {addresses.map(({ lines, href, purpose }) => (
        <ContactLine
          key={lines.join(' ')}
          value={
            <span className="min-w-0 py-1">
              <span className="block whitespace-pre-line">{lines.join('\n')}</span>
              {purpose === '' ? null : (
                <span className="block text-second text-bark-soft">{purpose}</span>
              )}
            </span>
          }
        >
          <a href={href} target="_blank" rel="noreferrer" className={buttonClasses('tight')}>
            Map<span className="sr-only"> of {lines[0]} (opens in a new tab)</span>
          </a>
          <Copy text={lines.join(', ')} what={`address ${lines[0] ?? ''}`} />
        </ContactLine>
      ))}
      {consent === '' ? null : <p className="mt-1 text-second text-bark-soft">{consent}</p>}
    </section>
  )
}
