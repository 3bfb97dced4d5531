import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import type { ConfirmFirst } from '#web/desk/confirm-first.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { useStep } from '#web/desk/use-step.tsx'

/** Fetches all customers as a file, once it is clear who asks. */
export function ExportButton() {
  const fetcher = useFetcher<ConfirmFirst | { readonly is: 'ready' }>()
  const step = useStep(fetcher, deskPaths.exportCustomers)
  const { data } = fetcher
  useEffect(() => {
    // A file leaves the page where it is.
    if (data?.is === 'ready') window.location.assign(deskPaths.exportCustomers)
  }, [data])
  return (
    <>
      <Button disabled={step.isBusy} onClick={() => step.send(new FormData())}>
        Export
      </Button>
      {step.dialog}
    </>
  )
}
