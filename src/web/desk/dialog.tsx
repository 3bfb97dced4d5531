import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** A small dialog over the desk, open as long as it is rendered. Escape closes it. */
export function Dialog({
  title,
  onClose,
  isWide = false,
  isToRead = false,
  describedBy,
  children,
}: {
  readonly title: string
  readonly onClose: () => void
  /** Id of the text that screen readers read after the title. */
  readonly describedBy?: string
  /** Wide enough for text fields. */
  readonly isWide?: boolean
  /** Its title gets the focus, and not its first control. */
  readonly isToRead?: boolean
  readonly children: React.ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    if (isToRead) heading.current?.focus()
    return () => element.close()
  }, [isToRead])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // A file chooser in it that is left without a choice reports this, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      className={`m-auto w-[calc(100%-2rem)] ${isWide ? 'max-w-2xl' : 'max-w-md'} rounded-sheet border border-hairline bg-white p-5 text-bark backdrop:bg-evergreen-deep/60`}
    >
      <h2
        ref={heading}
        id={titleId}
        tabIndex={isToRead ? -1 : undefined}
        className="mb-3 pr-12 font-display text-[1.375rem] leading-7 font-medium focus:outline-none"
      >
        {title}
      </h2>
      {children}
      {/* The last element, so that the first control of the content gets the focus. */}
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="absolute top-3 right-3 grid size-11 place-items-center rounded-[0.5rem] hover:bg-paper-deep desk:size-9"
      >
        <Icon name="close" />
      </button>
    </dialog>
  )
}

interface QuestionProps {
  readonly title: string
  readonly text: React.ReactNode
  readonly no?: string
  readonly yes: string
  /** Brick by default, for steps that take something away. */
  readonly yesVariant?: 'danger' | 'filled'
  readonly onYes: () => void
  readonly onClose: () => void
}

/** Asks before a step. The first button has the focus: a second Enter must not take the step. */
export function Question({
  title,
  text,
  no = 'Not now',
  yes,
  yesVariant = 'danger',
  onYes,
  onClose,
}: QuestionProps) {
  const textId = useId()
  return (
    <Dialog title={title} describedBy={textId} onClose={onClose}>
      <div id={textId} className="mb-5">
        {text}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClose}>{no}</Button>
        <Button
          variant={yesVariant}
          onClick={() => {
            onClose()
            onYes()
          }}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}

export function AskingButton({
  question,
  ...button
}: React.ComponentProps<typeof Button> & { readonly question: Omit<QuestionProps, 'onClose'> }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setIsAsked(true)} />
      {isAsked ? <Question {...question} onClose={() => setIsAsked(false)} /> : null}
    </>
  )
}
