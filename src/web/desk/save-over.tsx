import { formatDate, formatTime } from '#domain/time.ts'
import type { Stale } from '#ports/request-store.ts'
import type { FailedStep } from './answers.ts'
import { Button } from './button.tsx'
import type { Step } from './use-step.tsx'

/** Who has saved meanwhile, and when; what was typed stays, and can go over it. */
export function staleAnswer({ by, at }: Pick<Stale, 'by' | 'at'>, timeZone: string): FailedStep {
  const when = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
  const message = `${by ?? 'Someone'} saved this on ${when}. What you typed is still here. To see theirs, open this page in another tab.`
  return { is: 'failed', message, isStale: true }
}

/** The same of a step that was chosen or pressed: the page shows what is there now. */
export function staleStep({ by, at }: Pick<Stale, 'by' | 'at'>, timeZone: string): FailedStep {
  const when = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
  const message = `${by ?? 'Someone'} changed this on ${when}, and this page shows theirs now. Yours was not saved.`
  return { is: 'failed', message, isStale: true }
}

/** Takes a step that was refused so once more, over theirs. */
export function StepOver({
  answer,
  step,
  revision,
  words = 'Save mine over it',
}: {
  readonly answer: FailedStep | { readonly is: string } | undefined
  readonly step: Pick<Step, 'isBusy' | 'again'>
  /** The newest, as the page has read it after the refusal. */
  readonly revision: number
  readonly words?: string
}) {
  if (answer?.is !== 'failed' || !('isStale' in answer)) return null
  return (
    <Button disabled={step.isBusy} onClick={() => step.again({ seen: String(revision) })}>
      {words}
    </Button>
  )
}

/** Saves what was typed over what a colleague has saved meanwhile. */
export function SaveOver({
  answer,
  revision,
}: {
  readonly answer: FailedStep | { readonly is: string } | undefined
  /** The newest, as the page has read it after the refusal. */
  readonly revision: number
}) {
  if (answer?.is !== 'failed' || !('isStale' in answer)) return null
  return (
    <Button type="submit" name="over" value={String(revision)}>
      Save mine over it
    </Button>
  )
}
