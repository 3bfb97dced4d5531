import type { FailedAnswer } from './answers.ts'
import { Button } from './button.tsx'

/** Saves the form over a colleague's newer save. */
export function SaveOver({
  answer,
  revision,
  isBusy = false,
  text = 'Save mine instead',
  onPress,
}: {
  readonly answer: FailedAnswer | { readonly is: string } | undefined
  /** The newest, as the page has read it after the refusal. */
  readonly revision: number
  readonly isBusy?: boolean
  readonly text?: string
  /** Saves over that revision; without it the surrounding form is submitted. */
  readonly onPress?: (revision: number) => void
}) {
  if (answer?.is !== 'failed' || !('isStale' in answer)) return null
  const press =
    onPress === undefined
      ? ({ type: 'submit', name: 'over', value: String(revision) } as const)
      : { onClick: () => onPress(revision) }
  return (
    <Button disabled={isBusy} {...press}>
      {text}
    </Button>
  )
}
