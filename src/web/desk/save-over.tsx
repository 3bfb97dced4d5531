import { formatMoment } from '#domain/time.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { FailedAnswer } from './answers.ts'
import { Button } from './button.tsx'

/** What customers do, by the activity that tells of it. */
const customerActions: Readonly<Record<string, string>> = {
  'quote-accepted': 'accepted this quote',
  'quote-declined': 'declined this quote',
  'status-changed': 'accepted a quote',
  'visit-set': 'picked this day',
}

/** `Hank saved this`, `The customer declined this quote` */
function whoDid({ by, did }: Pick<Stale, 'by' | 'did'>, saved: string): string {
  const step = by === null ? customerActions[did ?? ''] : undefined
  return step === undefined ? `${by ?? 'Someone'} ${saved} this` : `The customer ${step}`
}

/** Who has saved meanwhile, and when; what was typed stays, and can go over it. */
export function staleAnswer(
  stale: Pick<Stale, 'by' | 'at' | 'did'>,
  timeZone: string,
): FailedAnswer {
  const when = whenOf(stale, timeZone)
  const message = `${whoDid(stale, 'saved')} on ${when}. What you typed is still here. To see theirs, open this page in another tab.`
  return { is: 'failed', message, isStale: true }
}

/** The same of a step that was chosen or pressed: the page shows what is there now. */
export function staleActionAnswer(
  stale: Pick<Stale, 'by' | 'at' | 'did'>,
  timeZone: string,
  outcome = 'Your change was not saved.',
): FailedAnswer {
  const when = whenOf(stale, timeZone)
  const message = `${whoDid(stale, 'changed')} on ${when}, and this page shows theirs now. ${outcome}`
  return { is: 'failed', message, isStale: true }
}

const whenOf = ({ at }: Pick<Stale, 'at'>, timeZone: string) => formatMoment(at, timeZone)

/** Saves what stands here over what a colleague has saved meanwhile. */
export function SaveOver({
  answer,
  revision,
  isBusy = false,
  words = 'Save mine instead',
  onPress,
}: {
  readonly answer: FailedAnswer | { readonly is: string } | undefined
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
