import { useEffect, useLayoutEffect, useReducer } from 'react'
import type { AnswerValue } from '#domain/bookings/answers.ts'
import type { Decline } from '#domain/bookings/check-decline.ts'
import { partyLimitFor } from '#domain/bookings/party.ts'
import type { Willingness } from '#domain/bookings/booking.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { registrationFields, type FormField } from '#domain/events/form-field.ts'
import { openDialogName } from '#web/events/reopened-dialog.ts'
import { setSessionItem } from '#web/session-storage.ts'
import { usePause } from '#web/use-pause.ts'
import { usePreservedText } from '#web/use-preserved-text.ts'
import { answerFlowReducer, newAnswerFlow } from './answer-flow.ts'
import { answerRequests, type AnswerRequestOptions } from './answer-requests.ts'
import type { Step } from './answer-steps.ts'
import { answersText, preservedAnswerName } from './preserved-answers.ts'
import { seatsFor, type FormTerms } from './registration-form.ts'

const formOf = {
  yes: 'registration',
  maybe: 'registration',
  no: 'decline',
  update: 'change',
} as const

/** A pause this long checks a half-typed field before it is left. */
const typingPauseMs = 1200

export interface AnswerFlowOptions extends Omit<AnswerRequestOptions, 'event' | 'dispatch'> {
  readonly shown: EventWithSeats
  readonly opening: Willingness | 'update'
}

/** The steps of an answer, and the requests that they send. */
export function useAnswerFlow({
  tenant,
  shown,
  opening,
  rule,
  onSeats,
  onStale,
}: AnswerFlowOptions) {
  const { event } = shown
  const fields = registrationFields(event.formFields)
  const [flow, dispatch] = useReducer(answerFlowReducer, { opening, fields }, newAnswerFlow)
  const pause = usePause(typingPauseMs)
  const { step } = flow
  const requests = answerRequests({ tenant, event, rule, dispatch, onSeats, onStale })

  const preservedAs = preservedAnswerName(event.publicId, formOf[opening])
  usePreservedText(
    preservedAs,
    answersText(step),
    (text) => text !== null && dispatch({ is: 'restored', text, fields }),
  )
  // Closing a dialog clears its form, which a reload does not.
  useEffect(() => () => setSessionItem(preservedAs, null), [preservedAs])

  const isOver = step.at === 'done' || ('holds' in step && step.holds)
  // At once, as part of `flushSync` when the visitor leaves to pay.
  useLayoutEffect(() => {
    const name = openDialogName(event.publicId)
    setSessionItem(name, isOver ? null : opening)
    return () => setSessionItem(name, null)
  }, [event.publicId, opening, isOver])

  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatch({ is: 'returned' })
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const termsOf = ({ willingness, verified, holds }: Step & { at: 'registration' }): FormTerms => ({
    fields,
    willingness,
    // Seats held for this visitor count as taken, so only the server knows how many are left.
    seatsLeft: holds ? null : seatsFor(shown, verified),
    partyLimit: partyLimitFor(event, verified?.seats ?? 0),
    rule,
  })

  const submit = (): Promise<void> | undefined => {
    if ('isSending' in step && step.isSending) return undefined
    pause.cancel()
    switch (step.at) {
      case 'registration':
        return requests.register(step, termsOf(step))
      case 'decline':
        return requests.decline(step)
      case 'email':
        return requests.requestCode(step)
      case 'code':
        return requests.verifyCode(step)
      case 'no':
        return requests.cancel(step.verified)
      case 'choice':
      case 'done':
        return undefined
    }
  }

  return {
    flow,
    dispatch,
    submit,
    termsOf,
    choose: (willingness: Willingness) => dispatch({ is: 'chosen', willingness, fields }),
    answer: (field: FormField, value: AnswerValue) => {
      dispatch({ is: 'answered', field, value })
      pause.after(() => dispatch({ is: 'left', name: field.name }))
    },
    typeDecline: (field: keyof Decline, text: string) => {
      dispatch({ is: 'decline-typed', field, text })
      pause.after(() => dispatch({ is: 'decline-left', field }))
    },
  }
}
