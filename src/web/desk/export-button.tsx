import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import type { ConfirmFirst } from '#web/desk/confirm-first.ts'
import { useSubmission } from '#web/desk/use-submission.tsx'

/** Fetches a file, once it is clear who asks. */
export function ExportButton({
  from,
  children,
}: {
  /** Address of the file, which its action opens. */
  readonly from: string
  readonly children: React.ReactNode
}) {
  const fetcher = useFetcher<ConfirmFirst | { readonly is: 'ready' }>()
  const submission = useSubmission(fetcher, from)
  const { data } = fetcher
  useEffect(() => {
    // A file leaves the page where it is.
    if (data?.is === 'ready') window.location.assign(from)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each answer
  }, [data])
  return (
    <Button disabled={submission.isBusy} onClick={() => submission.send(new FormData())}>
      {children}
    </Button>
  )
}
