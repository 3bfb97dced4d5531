import { useFetcher } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import type { StepAnswer } from '#web/desk/answers.ts'

/** The customer's last word waits; answering takes this away too. */
export function Replied({ name, action }: { readonly name: string; readonly action: string }) {
  const fetcher = useFetcher<StepAnswer>()
  return (
    <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sheet border border-hairline bg-white px-4 py-2.5">
      <p className="min-w-0 flex-1 basis-56">
        <b className="font-semibold">{name} replied.</b> Answer below, or say that it is done.
      </p>
      <fetcher.Form method="post" action={action}>
        <Button type="submit" name="intent" value="replied" disabled={fetcher.state !== 'idle'}>
          Done
        </Button>
      </fetcher.Form>
    </div>
  )
}

/** The fetcher of "Not spam", whose answer stays when the question is gone. */
export const clearingKey = 'not-spam'

/** Why it may come from a machine. */
export function Doubts({
  doubts,
  action,
}: {
  readonly doubts: readonly string[]
  readonly action: string
}) {
  const fetcher = useFetcher<StepAnswer>({ key: clearingKey })
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sheet border border-hairline bg-paper-deep px-4 py-3">
      <p className="min-w-0 flex-1 basis-64">
        <b className="font-semibold">This may come from a machine:</b> {doubts.join('; ')}. Nothing
        was emailed to them.
      </p>
      <fetcher.Form method="post" action={action}>
        <Button type="submit" name="intent" value="clear" disabled={fetcher.state !== 'idle'}>
          Not spam
        </Button>
      </fetcher.Form>
    </div>
  )
}
