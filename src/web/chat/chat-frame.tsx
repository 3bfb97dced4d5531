import { useEffect, useRef } from 'react'
import { useSite } from '#web/site.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'

const titleId = 'chat-title'

/** The panel of the assistant: it is beside the page and leaves the focus free. */
export function ChatFrame({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: React.ReactNode
}) {
  const { company, look } = useSite()
  const panel = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // On touch screens, focus in the text field would open the keyboard over half the page.
    const typing = window.matchMedia('(pointer: fine)').matches
    const box = typing ? panel.current?.querySelector('input') : null
    ;(box ?? panel.current)?.focus({ preventScroll: true })
  }, [])

  return (
    <dialog
      open
      ref={panel}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="chat-panel m-0 flex max-h-none w-full max-w-none p-0 flex-col overflow-hidden border border-hairline bg-paper text-base text-bark shadow-soft outline-none"
    >
      <ContourLines on="light" />
      <div className="ground-dark flex shrink-0 items-center gap-3 bg-evergreen py-2.5 pr-2 pl-4">
        <span className="flex size-10 items-center justify-center rounded-full bg-paper/10">
          <Icon name={look.logo === null ? 'leaf' : 'chat'} className="size-6 text-leaf" />
        </span>
        <div className="grow leading-tight">
          <h2 id={titleId} className="text-card">
            Ask {company.shortName}
          </h2>
          <p className="text-xs text-paper-soft">Quick answers, day and night</p>
        </div>
        <button
          type="button"
          onClick={onClose}
          className="flex size-11 items-center justify-center rounded-full -outline-offset-3 transition-colors hover:bg-paper/10"
        >
          <Icon name="close" className="size-6" />
          <span className="sr-only">Close chat</span>
        </button>
      </div>
      {children}
    </dialog>
  )
}
