import { useEffect, useRef } from 'react'

/** The public page with the draft, as visitors would see it; drawn anew when the draft is kept. */
export function PagePreview({
  address,
  anchor,
  version,
}: {
  readonly address: string
  /** What of the page the frame shows, rather than where one has scrolled to; null for all of it. */
  readonly anchor: string | null
  /** Another one for each state of the draft. */
  readonly version: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const drawn = useRef(version)
  useEffect(() => {
    if (anchor !== null || drawn.current === version) return
    drawn.current = version
    // The same document again: where one has scrolled to stays.
    frame.current?.contentWindow?.location.reload()
  }, [anchor, version])
  return (
    <section aria-label="Preview" className="sticky top-4 min-w-0">
      <p className="mb-1 flex gap-3 text-second text-bark-soft">
        <span className="mr-auto">The page with this draft. Only the desk sees it.</span>
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
        src={
          anchor === null ? address : `${address}?draft=${encodeURIComponent(version)}#${anchor}`
        }
        sandbox="allow-same-origin"
        className="h-[70dvh] w-full rounded-sheet border border-hairline bg-paper xl:h-[calc(100dvh-8rem)]"
      />
    </section>
  )
}
