import { useEffect } from 'react'
import { isPaid } from '#domain/events/price.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, MessageDialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KeptWords, OfflineWords } from '#web/ui/kept-words.tsx'
import { useSettings } from '#web/quotes/use-settings.ts'
import type { AnswerFlow } from './answer-flow.ts'
import { CodeStep, EmailStep } from './code-steps.tsx'
import { ChoiceStep, NoStep } from './change-steps.tsx'
import { DeclineStep } from './decline-step.tsx'
import { EventStrip } from './event-strip.tsx'
import { holdsAnswers } from './recourse.ts'
import { RegistrationStep } from './registration-step.tsx'
import { forgetToasts, Toasts } from './toasts.tsx'
import { useAnswerFlow, type AnswerFlowOptions } from './use-answer-flow.ts'

/** The windows of an answer, one step after the other; an error stands over the step it is about. */
export function AnswerDialogs({
  onClose,
  onCalendar,
  ...options
}: Omit<AnswerFlowOptions, 'rule'> & {
  readonly onClose: () => void
  readonly onCalendar: () => void
}) {
  const settings = useSettings()
  const way = useAnswerFlow({ ...options, rule: settings.formCharacters })
  const { flow, send } = way
  const { step } = flow

  useEffect(() => forgetToasts, [])

  if (step.at === 'done') {
    return (
      <MessageDialog title={step.title} message={step.message} tone="good" onClose={onClose}>
        {options.opening === 'yes' || options.opening === 'maybe' ? (
          <Button look="outline" onClick={onCalendar} className="mt-6 -mb-3 w-full">
            <Icon name="calendar" />
            Save to Calendar
          </Button>
        ) : null}
      </MessageDialog>
    )
  }
  return (
    <>
      <Dialog
        key={step.at}
        title={titleOf(flow)}
        wide={step.at === 'registration'}
        onClose={() => {
          // What is on its way cannot be called back; its answer comes within seconds.
          if (!('isSending' in step && step.isSending)) onClose()
        }}
      >
        <EventStrip event={options.shown.event} />
        <StepBody way={way} options={options} settings={settings} />
        {flow.error === null ? <Toasts /> : null}
      </Dialog>
      {flow.error === null ? null : (
        <MessageDialog
          title="Error"
          message={flow.error.message}
          tone="bad"
          onClose={() => send({ is: 'error-closed' })}
        >
          <Toasts />
          {holdsAnswers(step.at, flow.error.recourse) ? <KeptWords /> : <OfflineWords />}
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
  way,
  options,
  settings,
}: {
  readonly way: ReturnType<typeof useAnswerFlow>
  readonly options: Omit<AnswerFlowOptions, 'rule'>
  readonly settings: ReturnType<typeof useSettings>
}) {
  const { send, submit } = way
  const { step } = way.flow
  switch (step.at) {
    case 'registration':
      return (
        <RegistrationStep
          step={step}
          terms={way.termsOf(step)}
          event={options.shown.event}
          settings={settings}
          onAnswer={way.answer}
          onLeave={(name) => send({ is: 'left', name })}
          onSubmit={submit}
          onReconsider={() => send({ is: 'reconsidered' })}
        />
      )
    case 'decline':
      return (
        <DeclineStep
          step={step}
          rule={settings.formCharacters}
          onType={way.typeDecline}
          onLeave={(field) => send({ is: 'decline-left', field })}
          onSubmit={submit}
        />
      )
    case 'email':
      return (
        <EmailStep
          step={step}
          onType={(text) => send({ is: 'email-typed', text })}
          onSubmit={submit}
        />
      )
    case 'code':
      return (
        <CodeStep
          step={step}
          onType={(text) => send({ is: 'code-typed', text })}
          onSubmit={submit}
          onAskAgain={() => send({ is: 'code-wanted' })}
        />
      )
    case 'choice':
      return <ChoiceStep proof={step.proof} onChoose={way.choose} />
    case 'no':
      return (
        <NoStep
          mayHavePaid={isPaid(options.shown.event) && step.proof.willingness === 'yes'}
          isSending={step.isSending}
          onSubmit={submit}
          onReconsider={() => send({ is: 'reconsidered' })}
        />
      )
    case 'done':
      return null
  }
}
