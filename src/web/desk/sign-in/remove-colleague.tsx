import { useState } from 'react'
import { countedIfAny } from '#domain/counts.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import { textIn } from '#web/text-in.ts'
import type { StaffAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'

/** The fetcher of removals, whose answer the page shows after the row is gone. */
export const removalKey = 'removal'

export function WithdrawInvitation({ email }: { readonly email: string }) {
  const submission = useSubmission(useFetcher<StaffAnswer>({ key: removalKey }), deskPaths.staff)
  return (
    <Button
      variant="word"
      disabled={submission.isBusy}
      aria-label={`Withdraw the invitation for ${email}`}
      onClick={() => submission.send({ intent: 'remove', email, successor: '' })}
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
        <Dialog title={`Remove ${name}?`} onClose={() => setIsAsking(false)}>
          <form
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              setIsAsking(false)
              const successor = textIn(new FormData(event.currentTarget), 'successor')
              submission.send({ intent: 'remove', email, successor })
            }}
          >
            <p className="mb-4">
              Their sessions end at once, on every device, and their passkeys no longer work. What
              they did stays in the activity log. You can invite them again.
            </p>
            {openRequests + visits === 0 ? null : (
              <label className="mb-5 block font-semibold">
                {handedOverText(openRequests, visits)}
                <select name="successor" className={`${fieldClasses} mt-1 font-normal`}>
                  <Options of={successors.map((each) => [each.email, each.name])} />
                  <option value="">Nobody for now</option>
                </select>
              </label>
            )}
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => setIsAsking(false)}>Keep</Button>
              <Button type="submit" variant="danger">
                Remove {name}
              </Button>
            </div>
          </form>
        </Dialog>
      ) : null}
    </>
  )
}

/** `2 open requests and 1 visit go to` */
function handedOverText(requests: number, visits: number): string {
  const parts = [countedIfAny(requests, 'open request'), countedIfAny(visits, 'visit')].filter(
    Boolean,
  )
  return `${parts.join(' and ')} ${requests + visits === 1 ? 'goes' : 'go'} to`
}
