import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { StaffAnswer } from './answers.ts'
import { Button } from './button.tsx'
import { deskPaths } from './desk-paths.ts'
import { Dialog } from './dialog.tsx'
import { useStep } from './use-step.tsx'

/** Removes a colleague, or an invitation where there is no name, after saying what follows. */
export function RemoveColleague({
  name,
  email,
}: {
  readonly name: string | null
  readonly email: string
}) {
  const fetcher = useFetcher<StaffAnswer>()
  const step = useStep(fetcher, deskPaths.staff)
  const [isAsking, setIsAsking] = useState(false)
  const message = fetcher.data?.is === 'refused' ? fetcher.data.reply.error?.['email']?.[0] : null
  const remove = () => {
    setIsAsking(false)
    const form = new FormData()
    form.set('intent', 'remove')
    form.set('email', email)
    step.send(form)
  }
  return (
    <>
      <Button
        look="word"
        disabled={step.isBusy}
        aria-label={name === null ? `Withdraw the invitation of ${email}` : `Remove ${name}`}
        onClick={name === null ? remove : () => setIsAsking(true)}
      >
        {name === null ? 'Withdraw' : 'Remove'}
      </Button>
      <p role="alert" className="w-full text-second text-brick empty:hidden">
        {message}
      </p>
      {isAsking ? (
        <Dialog title={`Remove ${name}?`} onClose={() => setIsAsking(false)}>
          <p className="mb-4">
            Their sessions end at once, on every device, and their passkeys no longer work. What
            they have done stays in the activity. You can invite them again.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setIsAsking(false)}>Keep</Button>
            <Button look="danger" onClick={remove}>
              Remove {name}
            </Button>
          </div>
        </Dialog>
      ) : null}
      {step.dialog}
    </>
  )
}
