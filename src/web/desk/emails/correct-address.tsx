import { useFetcher } from '#web/use-fetcher.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Field } from '#web/desk/forms/field.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { correctAddressForm } from './email-forms.ts'

/** Corrects the address of an email to a customer, and explains the consequences. */
export function CorrectAddress({
  id,
  address,
  isSent,
  isAboutBooking,
}: {
  readonly id: string
  readonly address: string
  readonly isSent: boolean
  readonly isAboutBooking: boolean
}) {
  const fetcher = useFetcher<ActionAnswer>({ key: correctionKey })
  const { fields, props, unsaved, isBusy } = useDeskForm(fetcher, {
    name: `correct ${id}`,
    schema: correctAddressForm,
    action: deskPaths.sentEmail(id),
    defaultValue: { address },
  })
  return (
    <form {...props} className="mt-5 border-t border-hairline pt-4">
      <h2 className="mb-2">Correct the email address</h2>
      <input type="hidden" name="intent" value="correct" />
      <Field field={fields.address} label="Email" type="email" autoComplete="off" />
      <p className="mt-2 mb-3 text-second text-bark-soft">
        {isSent ? 'This email, and others that did not arrive, ' : 'Emails that did not arrive '}
        are sent to the new email address.{' '}
        {isAboutBooking
          ? 'While the event is taking answers, the registration changes too: both email addresses get a notice, and codes sent to the old one no longer work.'
          : 'It replaces the old one on the customer’s page, their requests, quotes and scheduled visits. Nobody at the old one can reply or open their quotes anymore.'}
      </p>
      <FormFoot
        label="Correct and send"
        unsaved={unsaved}
        isBusy={isBusy}
        className="gap-x-4 gap-y-0"
      />
    </form>
  )
}

/** The fetcher of the correction, whose answer stays when there is nothing to correct any more. */
const correctionKey = 'correct-address'

export function Corrected() {
  const fetcher = useFetcher<ActionAnswer>({ key: correctionKey })
  return <AnswerLine answer={fetcher.data} isBusy={fetcher.state !== 'idle'} />
}
