import { useState } from 'react'
import { formatPhone } from '#domain/fields.ts'
import { useSite } from '#web/site.ts'
import { Button, ButtonLink, QuoteLink } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { MessageDialog } from '#web/ui/dialog.tsx'
import { CheckTile } from '#web/ui/field-check.tsx'
import { DigitsField } from '#web/ui/field-formatted.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Buttons and links, at rest and disabled, on paper and on evergreen. */
export function Buttons() {
  const { company } = useSite()
  return (
    <>
      <div className="guide-row">
        <QuoteLink />
        <Button>Primary</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="quiet">Quiet</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to="/contact" variant="outline">
          With an arrow
          <Icon name="arrow-right" />
        </ButtonLink>
        <a href="/contact" className="link">
          A text link
        </a>
      </div>
      <div className="guide-row ground-dark bg-evergreen">
        <QuoteLink />
        <ButtonLink to={company.phone.href} variant="light">
          <Icon name="phone" />
          {company.phone.display}
        </ButtonLink>
      </div>
      <div className="guide-row">
        <Chip>Sold per ton</Chip>
        <Chip tone="green">Free</Chip>
        <Chip tone="clay">3 seats left</Chip>
        <Spinner label="Loading" className="size-8" />
      </div>
    </>
  )
}

/** Each kind of field: empty, filled, and with its error. */
export function Fields() {
  const [text, setText] = useState('')
  const [phone, setPhone] = useState('')
  const [ticked, setTicked] = useState(true)
  const plain = { value: text, onChange: setText }
  return (
    <div className="guide-fields">
      <TextField id="guide-name" name="name" label="First Name" required {...plain} />
      <TextField
        id="guide-error"
        name="error"
        label="Email"
        error="Please enter a valid email address."
        {...plain}
      />
      <DigitsField
        id="guide-phone"
        name="phone"
        label="Phone Number"
        value={phone}
        onChange={setPhone}
        format={formatPhone}
        maxLength={14}
      />
      <SelectField
        id="guide-type"
        name="type"
        label="Address Type"
        options={['Home', 'Business']}
        {...plain}
      />
      <TextAreaField id="guide-notes" name="notes" label="Notes" limit={500} {...plain} />
      <CheckTile name="tick" label="Soil & Mulch" checked={ticked} onChange={setTicked} />
    </div>
  )
}

export function Dialogs() {
  const [shown, setShown] = useState<'good' | 'bad' | null>(null)
  return (
    <div className="guide-row">
      <Button onClick={() => setShown('good')}>A success</Button>
      <Button onClick={() => setShown('bad')} variant="outline">
        An error
      </Button>
      {shown === null ? null : (
        <MessageDialog
          title={shown === 'good' ? 'Success!' : 'Error'}
          message={
            shown === 'good'
              ? 'Your request has been submitted successfully!'
              : 'Please correct the errors in the form.'
          }
          tone={shown}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
