import { useEffect, useLayoutEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Wheel } from '#web/ui/spinner.tsx'

/** The form of one dialog: its fields, and its button at the end. */
export function SubmissionForm({
  isSending,
  submitLabel = 'Submit',
  sendingLabel = 'Submitting...',
  onSubmit,
  children,
  aside,
}: {
  readonly isSending: boolean
  readonly submitLabel?: string
  readonly sendingLabel?: string
  readonly onSubmit: () => void
  readonly children: React.ReactNode
  /** Beside the button. */
  readonly aside?: React.ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const tries = useRef(0)

  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(
      'input:not([readonly]), select, textarea',
    )
    // Without a field the title gets the focus: a second Enter must neither close nor send.
    if (!first) form.current?.closest('dialog')?.querySelector('h2')?.focus()
    // On phones a keyboard would cover the form at once.
    else if (!window.matchMedia('(pointer: coarse)').matches) first.focus()
  }, [])

  // The field or button that sent loses the focus meanwhile, and the error dialog returns it to where
  // it found it.
  const sender = useRef<HTMLElement>(null)
  const wasSending = useRef(false)
  useLayoutEffect(() => {
    if (wasSending.current && !isSending) sender.current?.focus()
    wasSending.current = isSending
  }, [isSending])

  // The first invalid field gets the focus after a refused try.
  useEffect(() => {
    if (tries.current === 0) return
    tries.current = 0
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const first = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
    first?.focus()
    // A field that has the focus already is not scrolled into view by `focus`, and a toast may
    // cover it.
    first?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { activeElement } = document
        const button = event.currentTarget.querySelector<HTMLElement>('[type=submit]')
        sender.current = activeElement?.matches('input') === true ? activeElement : button
        tries.current += 1
        onSubmit()
      }}
    >
      <div inert={isSending}>{children}</div>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:flex-col max-sm:items-stretch">
        <Button type="submit" disabled={isSending} className="min-w-40">
          {isSending ? (
            <>
              <Wheel className="size-5" />
              {sendingLabel}
            </>
          ) : (
            submitLabel
          )}
        </Button>
        {aside}
      </div>
    </form>
  )
}
