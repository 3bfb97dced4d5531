import { useEffect } from 'react'
import { isPaid } from '#domain/events/price.ts'
import type { Opening } from '#web/events/opening.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, MessageDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PreservedNote, OfflineNote } from '#web/ui/preserved-note.tsx'
import { useBack } from '#web/ui/use-dialog-entry.ts'
import { useSettings } from '#web/quote-form/use-settings.ts'
import type { AnswerFlow } from './answer-steps.ts'
import { CalendarDialog } from './calendar-dialog.tsx'
import { CodeStep, EmailStep } from './code-steps.tsx'
import { ChoiceStep, NoStep } from './change-steps.tsx'
import { DeclineStep } from './decline-step.tsx'
import { EventStrip } from './event-strip.tsx'
import { preservesAnswers } from './recourse.ts'
import { RegistrationStep } from './registration-step.tsx'
import { forgetToasts, Toasts } from './toasts.tsx'
import { useAnswerFlow, type AnswerFlowOptions } from './use-answer-flow.ts'

/** Every dialog of the event page; loaded when the first one opens. */
export function EventDialogs({
  opening,
  ...rest
}: Omit<React.ComponentProps<typeof AnswerDialogs>, 'opening'> & { readonly opening: Opening }) {
  return opening === 'calendar' ? (
    <CalendarDialog event={rest.shown.event} onClose={rest.onClose} />
  ) : (
    <AnswerDialogs {...rest} opening={opening} />
  )
}

/** The dialogs of an answer, one step after the other; an error opens over its step. */
function AnswerDialogs({
  onClose,
  onOpen,
  ...options
}: Omit<AnswerFlowOptions, 'rule'> & {
  readonly onClose: () => void
  /** Opens another dialog in place of this one. */
  readonly onOpen: (opening: Opening) => void
}) {
  const settings = useSettings()
  const answerFlow = useAnswerFlow({ ...options, rule: settings.formCharacters })
  const { flow, dispatch } = answerFlow
  const { step } = flow

  useEffect(() => forgetToasts, [])
  const close = () => {
    if (flow.error !== null) dispatch({ is: 'error-closed' })
    // A sent request cannot be canceled; its answer arrives within seconds. The page of the payment
    // may never come.
    else if (!('isSending' in step && step.isSending) || ('holds' in step && step.holds)) onClose()
  }
  useBack(close)

  if (step.at === 'done') {
    return (
      <MessageDialog title={step.title} message={step.message} tone="good" onClose={onClose}>
        {options.opening === 'yes' || options.opening === 'maybe' ? (
          <Button
            variant="outline"
            onClick={() => onOpen('calendar')}
            className="mt-6 -mb-3 w-full"
          >
            <Icon name="calendar" />
            Save to Calendar
          </Button>
        ) : null}
      </MessageDialog>
    )
  }
  return (
    <>
      <Dialog key={step.at} title={titleOf(flow)} wide={step.at === 'registration'} onClose={close}>
        {flow.error === null ? <Toasts isBelowHead /> : null}
        <EventStrip event={options.shown.event} />
        <StepBody answerFlow={answerFlow} options={options} settings={settings} />
      </Dialog>
      {flow.error === null ? null : (
        <MessageDialog title="Error" message={flow.error.message} tone="bad" onClose={close}>
          <Toasts />
          {preservesAnswers(step.at, flow.error.recourse) ? <PreservedNote /> : <OfflineNote />}
          {flow.error.recourse === 'update' ? (
            <Button
              variant="outline"
              onClick={() => onOpen('update')}
              className="mt-6 -mb-3 w-full"
            >
              Update Your Answer Here
            </Button>
          ) : null}
        </MessageDialog>
      )}
    </>
  )
}

function titleOf({ step }: AnswerFlow): string {
  switch (step.at) {
    case 'registration':
      return 'Event Registration'
    case 'decline':
    case 'no':
      return 'Not Attending'
    case 'email':
    case 'code':
    case 'choice':
      return 'Update Your RSVP'
    case 'done':
      return step.title
  }
}

function StepBody({
  answerFlow,
  options,
  settings,
}: {
  readonly answerFlow: ReturnType<typeof useAnswerFlow>
  readonly options: Omit<AnswerFlowOptions, 'rule'>
  readonly settings: ReturnType<typeof useSettings>
}) {
  const { dispatch, submit } = answerFlow
  const { step } = answerFlow.flow
  switch (step.at) {
    case 'registration':
      return (
        <RegistrationStep
          step={step}
          terms={answerFlow.termsOf(step)}
          event={options.shown.event}
          settings={settings}
          onAnswer={answerFlow.answer}
          onLeave={(name) => dispatch({ is: 'left', name })}
          onSubmit={submit}
          onReconsider={() => dispatch({ is: 'reconsidered' })}
        />
      )
    case 'decline':
      return (
        <DeclineStep
          step={step}
          rule={settings.formCharacters}
          onType={answerFlow.typeDecline}
          onLeave={(field) => dispatch({ is: 'decline-left', field })}
          onSubmit={submit}
        />
      )
    case 'email':
      return (
        <EmailStep
          step={step}
          onType={(text) => dispatch({ is: 'email-typed', text })}
          onSubmit={submit}
        />
      )
    case 'code':
      return (
        <CodeStep
          step={step}
          onType={(text) => dispatch({ is: 'code-typed', text })}
          onSubmit={submit}
          onAskAgain={() => dispatch({ is: 'code-wanted' })}
        />
      )
    case 'choice':
      return <ChoiceStep verified={step.verified} onChoose={answerFlow.choose} />
    case 'no':
      return (
        <NoStep
          holdsSeats={step.verified.willingness === 'yes'}
          mayHavePaid={isPaid(options.shown.event) && step.verified.willingness === 'yes'}
          isSending={step.isSending}
          onSubmit={submit}
          onReconsider={() => dispatch({ is: 'reconsidered' })}
        />
      )
    case 'done':
      return null
  }
}
