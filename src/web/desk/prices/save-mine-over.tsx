import { Button } from '#web/desk/button.tsx'
import type { SettingAnswer } from '#web/desk/settings/setting-answer.ts'

/** Where a colleague has saved meanwhile: what stands here goes over theirs. */
export function SaveMineOver({
  answer,
  onPress,
}: {
  readonly answer: SettingAnswer | undefined
  readonly onPress: () => void
}) {
  if (answer?.is !== 'failed' || answer.isStale !== true) return null
  return <Button onClick={onPress}>Save mine over it</Button>
}
