import { Fragment, useMemo } from 'react'
import type { AnswerValue } from '#domain/bookings/answers.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import type { SettingsAnswer } from '#contract/settings.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import type { FormField } from '#domain/events/form-field.ts'
import { isAttendeeField } from '#domain/events/attendee-count.ts'
import { dollars, seatPriceCents } from '#domain/events/price.ts'
import { partyLimitMessage, partyOf, partySize } from '#domain/bookings/party.ts'
import { addressSourceOf } from '#web/addresses/page-source.ts'
import { useSite } from '#web/site.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-frame.tsx'
import type { VerifiedBooking, Step } from './answer-steps.ts'
import { QuestionField } from './question-field.tsx'
import { paymentNote, shownErrors, type FilledForm, type FormTerms } from './registration-form.ts'
import { SubmissionForm } from './submission-form.tsx'

const seatsErrorId = 'answer-seats'

/** The registration form of the event, for a Yes or a Maybe. */
export function RegistrationStep({
  step,
  terms,
  event,
  settings,
  onAnswer,
  onLeave,
  onSubmit,
  onReconsider,
}: {
  readonly step: Step & { readonly at: 'registration' }
  readonly terms: FormTerms
  readonly event: GardenEvent
  readonly settings: SettingsAnswer
  readonly onAnswer: (field: FormField, value: AnswerValue) => void
  readonly onLeave: (name: string) => void
  readonly onSubmit: () => void
  readonly onReconsider: () => void
}) {
  const { form, verified, willingness, isSending } = step
  const { company } = useSite()
  const addresses = useMemo(() => addressSourceOf(settings, company), [settings, company])
  const errors = shownErrors(form, terms)
  // The last count of the party, or the last field where none is asked.
  const lastCount = terms.fields.findLastIndex(({ name }) => isAttendeeField(name))
  const seatsAfter = lastCount === -1 ? terms.fields.length - 1 : lastCount
  const back =
    verified === null ? null : (
      <Button variant="quiet" onClick={onReconsider} disabled={isSending}>
        Back
      </Button>
    )
  // A request under way may have taken the last seats itself.
  if (terms.seatsLeft === 0 && !isSending) {
    return (
      <>
        <p className="text-lead font-medium text-evergreen">
          {refusalMessage({ code: 'fully-booked', seatsLeft: 0 })}
        </p>
        {back}
      </>
    )
  }
  return (
    <SubmissionForm isSending={isSending} onSubmit={onSubmit} aside={back}>
      <p className="text-bark-soft">
        {willingness === 'yes'
          ? 'You answered Yes. Please tell us who is coming.'
          : 'You answered Maybe. Please tell us who might come. A Maybe does not hold a seat.'}
      </p>
      <div className="mt-5 grid gap-x-5 *:mb-5 sm:grid-cols-2">
        {terms.fields.map((field, at) => (
          <Fragment key={field.name}>
            <QuestionField
              id={`answer-${at}`}
              field={field}
              value={form.answers[field.name]}
              error={errors.fields[field.name]}
              sharedError={
                errors.seats !== null && isAttendeeField(field.name) ? seatsErrorId : undefined
              }
              isFixed={verified !== null && field.name === 'email'}
              addresses={addresses}
              partyLimit={terms.partyLimit}
              onChange={(value) => onAnswer(field, value)}
              onLeave={() => onLeave(field.name)}
            />
            {at === seatsAfter ? (
              <div className="-mt-5 sm:col-span-2">
                {terms.partyLimit === null || lastCount === -1 || errors.seats !== null ? null : (
                  <p className="mt-1.5 text-sm text-bark-soft">
                    {partyLimitMessage(terms.partyLimit)}
                  </p>
                )}
                <FieldError id={seatsErrorId} error={errors.seats ?? undefined} />
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
      {willingness === 'yes' && errors.seats === null ? (
        <Total {...{ event, form, terms, verified }} />
      ) : null}
    </SubmissionForm>
  )
}

/** The price for a party; the server computes it again. A changed Yes pays only the difference. */
function Total({
  event,
  form,
  terms,
  verified,
}: {
  readonly event: GardenEvent
  readonly form: FilledForm
  readonly terms: FormTerms
  readonly verified: VerifiedBooking | null
}) {
  const seat = seatPriceCents(event)
  const party = partyOf(terms.fields, form.answers)
  if (seat === 0 || party === null) return null
  const seats = partySize(party)
  return (
    <p className="border-t border-hairline pt-4 font-medium">
      {seats} × ${dollars(seat)} = ${dollars(seats * seat)}. {paymentNote(seats, verified)}
    </p>
  )
}
