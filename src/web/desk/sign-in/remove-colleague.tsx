import type { StaffAnswer } from './staff-forms.ts'
import { useState } from 'react'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'

/** Steps on a row that may be gone after it, so that the page shows their answer. */
export const useRowStep = () => useAction<StaffAnswer>(deskPaths.staff, undefined, 'removal')

export function WithdrawInvitation({ email }: { readonly email: string }) {
  const { isBusy, send } = useRowStep()
  return (
    <Button
      variant="word"
      disabled={isBusy}
      aria-label={`Withdraw the invitation for ${email}`}
      onClick={() => send({ intent: 'withdraw', email })}
    >
      Withdraw
    </Button>
  )
}

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
  const { isBusy, send } = useRowStep()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        variant="word"
        disabled={isBusy}
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
          onConfirm={(successor) => send({ intent: 'remove', email, successor })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
