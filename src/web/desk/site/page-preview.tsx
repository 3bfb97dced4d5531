import { useEffect, useRef } from 'react'

/** The public page with the draft, as visitors would see it; drawn anew when the draft is kept. */
export function PagePreview({
  address,
  anchor,
  version,
}: {
  readonly address: string
  /** The part of the page that the frame is scrolled to; null for the page itself. */
  readonly anchor: string | null
  /** Another one for each state of the draft. */
  readonly version: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const drawn = useRef(version)
  useEffect(() => {
    // It may have loaded before this script.
    if (anchor !== null && frame.current !== null) bringIntoView(frame.current, anchor)
  }, [anchor])
  useEffect(() => {
    if (drawn.current === version) return
    drawn.current = version
    // The same document again: where one has scrolled to stays.
    frame.current?.contentWindow?.location.reload()
  }, [version])
  return (
    <section aria-label="Preview" className="sticky top-4 min-w-0">
      <p className="mb-1 flex gap-3 text-second text-bark-soft">
        <span className="mr-auto">The page with this draft. Only people at the desk see it.</span>
        <a
          href={anchor === null ? address : `${address}#${anchor}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold text-moss underline"
        >
          Whole page
        </a>
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

/** Above the part, in pixels: the header of the page would cover it. */
const roomAbove = 160

/**
 * Scrolls the frame alone. An address with a fragment would scroll the desk around it too, away
 * from what is typed.
 */
function bringIntoView({ contentWindow }: HTMLIFrameElement, anchor: string): void {
  const part = contentWindow?.document.getElementById(anchor)
  if (contentWindow === null || part === null || part === undefined) return
  // What lies between takes its height only once it is near.
  let stepsLeft = 10
  const step = () => {
    const by = Math.round(part.getBoundingClientRect().top - roomAbove)
    contentWindow.scrollBy({ top: by, behavior: 'instant' })
    stepsLeft -= 1
    if (by !== 0 && stepsLeft > 0) requestAnimationFrame(step)
  }
  step()
}
