import { formatDate, formatTime } from '#domain/time.ts'
import type { Stale } from '#ports/request-store.ts'
import type { FailedStep } from './answers.ts'
import { Button } from './button.tsx'

/** Who has saved meanwhile, and when; what was typed stays, and can go over it. */
export function staleAnswer({ by, at }: Pick<Stale, 'by' | 'at'>, timeZone: string): FailedStep {
  const when = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
  const message = `${by ?? 'Someone'} saved this on ${when}. What you typed is still here. To see theirs, open this page in another tab.`
  return { is: 'failed', message, isStale: true }
}

/** The same of a step that was chosen or pressed: the page shows what is there now. */
export function staleStep(
  { by, at }: Pick<Stale, 'by' | 'at'>,
  timeZone: string,
  outcome = 'Yours was not saved.',
): FailedStep {
  const when = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
  const message = `${by ?? 'Someone'} changed this on ${when}, and this page shows theirs now. ${outcome}`
  return { is: 'failed', message, isStale: true }
}

/** Saves what stands here over what a colleague has saved meanwhile. */
export function SaveOver({
  answer,
  revision,
  isBusy = false,
  words = 'Save mine over it',
  onPress,
}: {
  readonly answer: FailedStep | { readonly is: string } | undefined
  /** The newest, as the page has read it after the refusal. */
  readonly revision: number
  readonly isBusy?: boolean
  readonly words?: string
  /** Saves over that revision; without it the form around is sent. */
  readonly onPress?: (revision: number) => void
}) {
  if (answer?.is !== 'failed' || !('isStale' in answer)) return null
  const press =
    onPress === undefined
      ? ({ type: 'submit', name: 'over', value: String(revision) } as const)
      : { onClick: () => onPress(revision) }
  return (
    <Button disabled={isBusy} {...press}>
      {words}
    </Button>
  )
}
