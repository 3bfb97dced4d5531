import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/**
 * A window over the page, there as long as it is rendered. The browser keeps the focus inside,
 * closes it on Escape and gives the focus back to where it was.
 */
export function Dialog({
  title,
  onClose,
  role = 'dialog',
  wide = false,
  mark,
  closeBelow = false,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  /** `alertdialog` where the visitor must know what it says before going on. */
  readonly role?: 'dialog' | 'alertdialog'
  readonly wide?: boolean
  /** A sign above the title. */
  readonly mark?: React.ReactNode
  /** The Close button as the last thing in the window, instead of in its corner. */
  readonly closeBelow?: boolean
  readonly children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const bodyId = useId()

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    return () => element.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      onCancel={(event) => {
        // The one who renders it decides; a window closed behind their back would not come again.
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // Chrome closes on a second Escape without asking first.
        if (!currentTarget.isConnected || currentTarget.open) return
        currentTarget.showModal()
        onClose()
      }}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={role === 'alertdialog' ? bodyId : undefined}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-y-auto overscroll-contain rounded-card bg-white p-6 text-bark shadow-soft transition-[opacity,translate] backdrop:bg-evergreen-deep/60 starting:translate-y-2 starting:opacity-0 sm:p-8 ${wide ? 'max-w-2xl' : 'max-w-md'}`}
    >
      {closeBelow ? null : (
        <button
          type="button"
          onClick={onClose}
          aria-label="Close"
          className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-bark-soft hover:bg-paper hover:text-evergreen"
        >
          <Icon name="close" />
        </button>
      )}
      {mark}
      <h2 id={titleId} className={`text-card ${closeBelow ? '' : 'pr-10'}`}>
        {title}
      </h2>
      <div id={bodyId} className="mt-2">
        {children}
      </div>
      {closeBelow ? (
        <Button onClick={onClose} className="mt-6 w-full">
          Close
        </Button>
      ) : null}
    </dialog>
  )
}

/** Tells how something went: one sentence and a Close button. */
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
  /** What else shows while the window is open. */
  readonly children?: React.ReactNode
}) {
  return (
    <Dialog
      title={title}
      role="alertdialog"
      closeBelow
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
