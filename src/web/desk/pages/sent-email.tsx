import { explainRefusal } from '#domain/emails/explain-refusal.ts'
import { canCorrectAddress, resendRefusalMessage } from '#domain/emails/email-log.ts'
import { formatMomentWithZone } from '#domain/time.ts'
import { type ActionAnswer, failed, refused, saved } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { companyOf, requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { UpLink } from '#web/desk/page-head.tsx'
import { correctAddressForm, sentEmailForm } from '#web/desk/emails/email-forms.ts'
import { emailState, shownText } from '#web/desk/emails/email-texts.ts'
import { EmailStateMark } from '#web/desk/emails/state-mark.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { AnswerLine, SavedLine } from '#web/desk/forms/saved-line.tsx'
import { UnsavedText } from '#web/desk/forms/unsaved-text.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { SubmissionForm, useAction } from '#web/desk/forms/use-submission.tsx'
import { useFetcher } from '#web/use-fetcher.ts'
import type { Route } from './+types/sent-email.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const email = orNotFound(await desk.emails.findEmail(params.emailId))
  const isOpen = email.state === 'waiting' || email.needsAttention
  const moment = (at: number | null) => (at === null ? '' : formatMomentWithZone(at, timeZone))
  return {
    id: email.id,
    to: email.to,
    subject: email.subject,
    text: shownText(email.text),
    state: emailState(email, desk.now(), timeZone),
    facts: [
      ['Written', moment(email.createdAt)],
      ['Sent', moment(email.sentAt)],
      ['Tries', email.state === 'sent' && email.tries === 1 ? '' : String(email.tries)],
      ['Next try', email.state === 'waiting' && email.tries > 0 ? moment(email.nextTryAt) : ''],
      [
        'What the mail server said',
        email.state === 'sent' ? '' : explainRefusal(email.lastError ?? ''),
      ],
    ].filter(([, value]) => value !== ''),
    requestId: email.about?.kind === 'lead' ? email.about.id : null,
    isAboutBooking: email.about?.kind === 'booking',
    replacedBy: email.replacedBy,
    canResend: !email.hadSecret && email.replacedBy === null,
    isSent: email.state === 'sent',
    isRefused: email.isRefused,
    canCorrect:
      email.body.is === 'email' &&
      canCorrectAddress(email.body) &&
      email.replacedBy === null &&
      // A mistyped address can be somebody else's, where the email arrives.
      (isOpen || (email.state === 'sent' && !email.hadSecret)),
    canGiveUp: isOpen && email.replacedBy === null,
    hadSecret: email.hadSecret,
  }
}

export async function action({ params, context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const id = params.emailId
  const submission = submissionOf(context, sentEmailForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  switch (value.intent) {
    case 'resend': {
      const resent = await desk.emails.resendEmail(id, member)
      return resent.ok ? saved(context, 'Sent again') : failed(resendRefusalMessage(resent.error))
    }
    case 'give-up': {
      const ended = await desk.emails.giveUpEmail(id, member)
      if (!ended.ok) return failed(resendRefusalMessage(ended.error))
      const { before, canTakeUp } = ended.value
      return saved(context, 'Given up', canTakeUp ? before : '')
    }
    case 'undo': {
      const taken = await desk.emails.takeEmailUpAgain(id, value.edits, member)
      return taken.ok ? saved(context) : failed(resendRefusalMessage(taken.error))
    }
    case 'correct': {
      const corrected = await desk.emails.correctEmail(id, value.address, member)
      if (corrected.ok) {
        const count = corrected.value
        const emails = count === 1 ? 'the email goes' : `${count} emails go`
        return saved(context, `Corrected, ${emails} to ${value.address}`)
      }
      return refused(submission, { address: [resendRefusalMessage(corrected.error)] })
    }
  }
}

export default function SentEmail({ loaderData: email }: Route.ComponentProps) {
  return (
    <>
      <UpLink to={deskPaths.email}>Email</UpLink>
      <h1 className="text-title break-words desk:text-title-wide">{email.subject}</h1>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="break-all text-bark-soft">To {email.to}</span>
        <EmailStateMark {...email.state} />
        {email.requestId === null ? null : (
          <TextLink to={deskPaths.request(email.requestId)}>The request</TextLink>
        )}
        {email.replacedBy === null ? null : (
          <TextLink to={deskPaths.sentEmail(email.replacedBy)}>The email that replaced it</TextLink>
        )}
      </p>
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">
        <div className="desk:order-2">
          <dl className="mb-4 border-y border-hairline py-2">
            {email.facts.map(([label, value]) => (
              <div key={label} className="py-1.5">
                <dt className="text-second text-bark-soft">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <Steps email={email} />
        </div>
        <section
          aria-label="As sent"
          className="-mx-4 mb-6 min-w-0 border-y border-hairline bg-white px-4 py-4 desk:mx-0 desk:self-start desk:rounded-sheet desk:border desk:px-6"
        >
          {email.text === '' ? (
            <p className="text-bark-soft">
              Another version of the site wrote this email. Its text cannot be shown here.
            </p>
          ) : (
            <p className="max-w-[70ch] break-words whitespace-pre-line">{email.text}</p>
          )}
        </section>
      </div>
    </>
  )
}

function Steps({ email }: { readonly email: Route.ComponentProps['loaderData'] }) {
  const { id, to, isSent, canResend, canCorrect, canGiveUp, hadSecret } = email
  const submission = useAction<ActionAnswer>(deskPaths.sentEmail(id))
  const { isBusy } = submission
  return (
    <div className="no-print mb-6">
      <SubmissionForm submission={submission} className="flex flex-wrap gap-2">
        {canResend ? (
          <Button type="submit" name="intent" value="resend" disabled={isBusy}>
            {isSent ? 'Send again' : 'Try now'}
          </Button>
        ) : null}
        {canGiveUp ? (
          <Button type="submit" name="intent" value="give-up" disabled={isBusy}>
            Give up
          </Button>
        ) : null}
      </SubmissionForm>
      {hadSecret ? (
        <p className="mt-2 text-second text-bark-soft">
          {resendRefusalMessage({ code: 'had-secret' })}
        </p>
      ) : null}
      <SavedLine
        answer={submission.data}
        action={deskPaths.sentEmail(id)}
        isBusy={isBusy}
        sends={submission.formData?.get('intent') === 'resend'}
      />
      <Corrected />
      {canCorrect ? (
        <CorrectAddress {...email} />
      ) : (
        <UnsavedText
          name={correctionDraft(id)}
          title="This email goes to no other address now. This was typed before, and not saved:"
          textsIn={({ address = [] }) => address.filter((typed) => typed !== to)}
        />
      )}
    </div>
  )
}

const correctionDraft = (id: string) => `correct ${id}`

function CorrectAddress({
  id,
  to,
  isSent,
  isRefused,
  isAboutBooking,
}: Pick<
  Route.ComponentProps['loaderData'],
  'id' | 'to' | 'isSent' | 'isRefused' | 'isAboutBooking'
>) {
  const fetcher = useFetcher<ActionAnswer>({ key: correctionKey })
  const { fields, props, unsaved, isBusy } = useDeskForm(fetcher, {
    name: correctionDraft(id),
    schema: correctAddressForm,
    action: deskPaths.sentEmail(id),
    defaultValue: { address: to },
  })
  return (
    <form {...props} className="mt-5 border-t border-hairline pt-4">
      <h2 className="mb-2">Correct the email address</h2>
      <input type="hidden" name="intent" value="correct" />
      <Field field={fields.address} label="Email" type="email" />
      <p className="mt-2 mb-3 text-second text-bark-soft">
        {isSent ? 'This email, and others that did not arrive, ' : 'Emails that did not arrive '}
        are sent to the new email address.{' '}
        {isAboutBooking
          ? `While the event is taking answers, the registration changes too: ${isRefused ? 'the new email address gets' : 'both email addresses get'} a notice, and codes sent to the old one no longer work.`
          : 'It replaces the old one on the customer’s page, their requests, quotes and scheduled visits. Nobody at the old one can reply or open their quotes anymore; send the customer again what they have not answered.'}
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

/** The fetcher of the correction, whose answer stays when there is nothing to correct anymore. */
const correctionKey = 'correct-address'

function Corrected() {
  const fetcher = useFetcher<ActionAnswer>({ key: correctionKey })
  return <AnswerLine answer={fetcher.data} isBusy={fetcher.state !== 'idle'} sends />
}
