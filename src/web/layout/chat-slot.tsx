import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { flushSync } from 'react-dom'
import { announceMissingScript } from '#web/no-connection.ts'
import { Icon } from '#web/ui/icon.tsx'

// Loaded when it is opened, which most visitors never do.
const loadPanel = () => import('#web/chat/chat-panel.tsx')

type Panel = React.ComponentType<{ readonly onClose: () => void }>

/** The panel, or a message if a newer site has removed its script. Rejects without a connection. */
const panel = (): Promise<Panel> =>
  loadPanel()
    .then(({ loadChat }) => loadChat())
    .catch(async () => (await import('#web/chat/chat-unavailable.tsx')).ChatUnavailable)

/** The chat assistant, which floats above every page. */
export function ChatSlot() {
  const [open, setOpen] = useState(false)
  const [Panel, setPanel] = useState<Panel | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const inTheWay = useInTheWay()

  const close = () => {
    // Phones hide the button as long as the panel is open.
    flushSync(() => setOpen(false))
    button.current?.focus()
  }

  const press = () => {
    setOpen(!open)
    if (open) return
    setPanel(null)
    panel().then(
      (loaded) => setPanel(() => loaded),
      () => {
        setOpen(false)
        announceMissingScript()
      },
    )
  }

  return (
    <div data-open={open || undefined} className="chat noscript:hidden print:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-haspopup="dialog"
        data-away={(inTheWay && !open) || undefined}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={press}
        className="chat-button flex h-14 items-center gap-2.5 rounded-full bg-evergreen px-4 font-semibold text-paper shadow-soft ring-1 ring-paper/25 transition-[background-color,opacity,translate] hover:bg-moss"
      >
        <Icon name={open ? 'close' : 'chat'} className="size-6 text-leaf" />
        <span className={open ? 'sr-only' : 'max-lg:sr-only'}>Chat with us</span>
      </button>
      <div id={panelId}>{open && Panel !== null ? <Panel onClose={close} /> : null}</div>
    </div>
  )
}

/** Whether the chat button would cover a form's button on a narrow screen. */
function useInTheWay(): boolean {
  const { pathname } = useLocation()
  const [busy, setBusy] = useState<string | null>(null)

  useEffect(() => {
    const buttons = document.querySelectorAll('main [type="submit"]')
    if (buttons.length === 0) return
    const there = new Set<Element>()
    const watch = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (isIntersecting) there.add(target)
          else there.delete(target)
        }
        setBusy(there.size > 0 ? pathname : null)
      },
      // The lower right corner of the viewport.
      { rootMargin: '-75% 0px 0px -60%' },
    )
    for (const each of buttons) watch.observe(each)
    return () => watch.disconnect()
  }, [pathname])

  return busy === pathname
}
