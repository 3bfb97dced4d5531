import { useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import type { StaffAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** The fetcher of removals, whose answer the page shows after the row is gone. */
export const removalKey = 'removal'

export function WithdrawInvitation({ email }: { readonly email: string }) {
  const submission = useSubmission(useFetcher<StaffAnswer>({ key: removalKey }), deskPaths.staff)
  return (
    <Button
      variant="word"
      disabled={submission.isBusy}
      aria-label={`Withdraw the invitation for ${email}`}
      onClick={() => submission.send({ intent: 'withdraw', email })}
    >
      Withdraw
    </Button>
  )
}

/** Removes a colleague after showing the consequences, and choosing a successor. */
export function RemoveColleague({
  name,
  email,
  openRequests,
  visits,
  successors,
}: {
  readonly name: string
  readonly email: string
  readonly openRequests: number
  readonly visits: number
  readonly successors: readonly { readonly name: string; readonly email: string }[]
}) {
  const submission = useSubmission(useFetcher<StaffAnswer>({ key: removalKey }), deskPaths.staff)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="word"
        disabled={submission.isBusy}
        aria-label={`Remove ${name}`}
        onClick={() => setIsAsking(true)}
      >
        Remove
      </Button>
      {isAsking ? (
        <HandOverDialog
          title={`Remove ${name}?`}
          text="Their sessions end at once, on every device, and their passkeys no longer work. What they did stays in the activity log. You can invite them again."
          label={`Remove ${name}`}
          openRequests={openRequests}
          visits={visits}
          successors={successors.map((each) => [each.email, each.name])}
          onConfirm={(successor) => submission.send({ intent: 'remove', email, successor })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
