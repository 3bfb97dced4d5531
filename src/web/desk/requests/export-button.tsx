import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { Button, type ButtonLook } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import type { ExportAnswer } from '#web/desk/pages/export-requests.ts'
import { StepLine } from '#web/desk/saved-line.tsx'
import { useStep } from '#web/desk/use-step.tsx'

/** Fetches requests as a file for a spreadsheet, once it is clear that one may have it. */
export function ExportButton({
  ids = [],
  list = '',
  look,
  disabled = false,
}: {
  /** Those that are selected; none for the whole list. */
  readonly ids?: readonly string[]
  /** What follows `?` in the address of the list. */
  readonly list?: string
  readonly look: ButtonLook
  readonly disabled?: boolean
}) {
  const fetcher = useFetcher<ExportAnswer>()
  const step = useStep(fetcher, deskPaths.exportRequests)
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  useEffect(() => {
    // A file leaves the page where it is.
    if (data?.is === 'ready') form.current?.submit()
  }, [data])
  return (
    <>
      <form ref={form} method="post" action={deskPaths.exportRequests}>
        <input type="hidden" name="list" value={list} />
        {ids.map((id) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
        <Button
          look={look}
          disabled={disabled || step.isBusy}
          onClick={() => {
            const asked = new FormData(form.current ?? undefined)
            asked.set('ask', 'yes')
            step.send(asked)
          }}
        >
          Export
        </Button>
        {data?.is === 'failed' ? <StepLine answer={data} /> : null}
      </form>
      {step.dialog}
    </>
  )
}
