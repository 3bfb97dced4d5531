import { useEffect, useRef } from 'react'
import { TextLink } from '#web/desk/button.tsx'

/** The public page with the draft, reloaded after each draft save. */
export function PagePreview({
  address,
  anchor,
  version,
}: {
  readonly address: string
  /** Id of the element that the frame scrolls to; null for the top. */
  readonly anchor: string | null
  /** Changes with each saved draft. */
  readonly version: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const drawn = useRef(version)
  useEffect(() => {
    // The frame may have loaded before hydration.
    if (anchor !== null && frame.current !== null) bringIntoView(frame.current, anchor)
  }, [anchor])
  useEffect(() => {
    if (drawn.current === version) return
    drawn.current = version
    // Reloading in place keeps the scroll position. A page that failed to load has no document.
    const shown = frame.current?.contentDocument?.defaultView ?? null
    if (shown !== null) shown.location.reload()
    else if (frame.current !== null) frame.current.src = address
  }, [version, address])
  return (
    <section aria-label="Preview" className="sticky top-4 min-w-0">
      <p className="mb-1 flex gap-3 text-second text-bark-soft">
        <span className="mr-auto">The page with this draft. Only people at the desk see it.</span>
        <TextLink
          href={anchor === null ? address : `${address}#${anchor}`}
          target="_blank"
          rel="noreferrer"
          variant="in-text"
        >
          Whole page
        </TextLink>
      </p>
      <iframe
        ref={frame}
        title="The page with this draft"
        src={address}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => {
          if (anchor !== null) bringIntoView(currentTarget, anchor)
        }}
        className="h-[70dvh] w-full rounded-sheet border border-hairline bg-paper xl:h-[calc(100dvh-8rem)]"
      />
    </section>
  )
}

/** Space above the element, in pixels, for the page's header. */
const roomAbove = 160

/** Scrolls only the frame: a fragment in its address would scroll the desk as well. */
function bringIntoView({ contentDocument }: HTMLIFrameElement, anchor: string): void {
  const part = contentDocument?.getElementById(anchor)
  if (part === null || part === undefined) return
  // Sections on the way get their height only when they are near.
  let stepsLeft = 10
  const step = () => {
    const by = Math.round(part.getBoundingClientRect().top - roomAbove)
    part.ownerDocument.defaultView?.scrollBy({ top: by, behavior: 'instant' })
    stepsLeft -= 1
    if (by !== 0 && stepsLeft > 0) requestAnimationFrame(step)
  }
  step()
}
