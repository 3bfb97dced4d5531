import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { ContourLines } from './contour-lines.tsx'
import { Icon } from './icon.tsx'

/** Open as long as it is rendered. The browser traps the focus, and restores it. */
export function Dialog({
  title,
  onClose,
  wide = false,
  mark,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  readonly wide?: boolean
  /** An icon above the title of a message, which must be read before going on: Close comes last. */
  readonly mark?: React.ReactNode
  readonly children: React.ReactNode
}) {
  const isMessage = mark !== undefined
  const dialog = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const bodyId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    // A link in a message must not get the focus before Close.
    closeButton.current?.focus()
    return () => element.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      onCancel={(event) => {
        // The parent closes it; otherwise its state would still be open.
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // Chrome closes on a second Escape without asking first.
        if (!currentTarget.isConnected || currentTarget.open) return
        currentTarget.showModal()
        onClose()
      }}
      aria-labelledby={titleId}
      aria-describedby={isMessage ? bodyId : undefined}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] scroll-pt-[min(14rem,40dvh)] overflow-y-auto overscroll-contain rounded-card bg-white p-6 text-bark shadow-soft transition-[opacity,translate,visibility] backdrop:bg-evergreen-deep/60 starting:translate-y-2 starting:opacity-0 sm:p-8 ${wide ? 'max-w-2xl' : 'max-w-md'} ${isMessage ? '' : 'pt-0! pb-7'}`}
    >
      {mark}
      {isMessage ? (
        <h2 id={titleId} className="text-card">
          {title}
        </h2>
      ) : (
        // Sticky, so that Close stays visible over a long form.
        <div className="ground-dark sticky top-0 isolate z-10 -mx-6 mb-5 flex items-center justify-between gap-4 overflow-hidden bg-evergreen py-2.5 pr-2 pl-6 sm:-mx-8 sm:pl-8">
          <ContourLines on="dark" />
          <h2 id={titleId} tabIndex={-1} className="text-card focus:outline-none">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center rounded-full -outline-offset-3 hover:bg-paper/10"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      <div id={bodyId} className={isMessage ? 'mt-2' : ''}>
        {children}
      </div>
      {isMessage ? (
        <Button ref={closeButton} onClick={onClose} className="mt-6 w-full">
          Close
        </Button>
      ) : null}
    </dialog>
  )
}

/** A result: one sentence and a Close button. */
export function MessageDialog({
  title,
  message,
  tone,
  onClose,
  children,
}: {
  readonly title: string
  readonly message: string
  readonly tone: 'good' | 'bad'
  readonly onClose: () => void
  /** Further content of the dialog. */
  readonly children?: React.ReactNode
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      mark={
        <span
          className={`mb-4 grid size-12 place-items-center rounded-full ${tone === 'good' ? 'bg-leaf-pale text-evergreen' : 'bg-clay/12 text-clay'}`}
        >
          {tone === 'good' ? (
            <Icon name="check" className="size-6" />
          ) : (
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6">
              <path
                d="M12 5.5v8M12 18v.2"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.4"
                strokeLinecap="round"
              />
            </svg>
          )}
        </span>
      }
    >
      <p>{message}</p>
      {children}
    </Dialog>
  )
}
