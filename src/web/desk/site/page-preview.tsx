import { useEffect, useRef } from 'react'
import { TextLink } from '#web/desk/button.tsx'

/** The public page with the draft, reloaded after each draft save. */
export function PagePreview({
  address,
  anchor,
  linkTo = null,
  version,
  children,
}: {
  readonly address: string
  /** Id of the element that the frame scrolls to; null for the top. */
  readonly anchor: string | null
  /** Path to which a link leads in the section with that heading, if the frame scrolls to it. */
  readonly linkTo?: string | null
  /** Changes with each saved draft. */
  readonly version: string
  /** Above the frame. */
  readonly children?: React.ReactNode
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  /** The version with which the latest load began. */
  const drawn = useRef(version)
  const triedAgain = useRef<string>(null)
  const part =
    linkTo === null ? `[id="${anchor}"]` : `[aria-labelledby="${anchor}"] a[href="${linkTo}"]`
  useEffect(() => {
    if (frame.current === null) return
    // The frame may have loaded before hydration.
    makeOneStop(frame.current)
    if (anchor !== null) bringIntoView(frame.current, part)
  }, [anchor, part])
  const drawAgain = (shownIn: HTMLIFrameElement) => {
    const shown = shownIn.contentDocument
    // One that has not come yet shows an earlier draft, and is drawn again once it has.
    if (shown?.URL === 'about:blank') return
    drawn.current = version
    // Reloading in place keeps the scroll position. A page that failed to load has no document.
    if (shown === null) shownIn.src = address
    else shown.defaultView?.location.reload()
  }
  useEffect(() => {
    if (frame.current !== null && drawn.current !== version) drawAgain(frame.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each draft
  }, [version, address])
  return (
    <section aria-label="Preview" className="sticky top-4 min-w-0">
      {children}
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
          if (drawn.current !== version) return drawAgain(currentTarget)
          // A load that fails just after the next draft was saved ends the load of that one.
          if (currentTarget.contentDocument === null && triedAgain.current !== version) {
            triedAgain.current = version
            currentTarget.src = address
          }
          makeOneStop(currentTarget)
          if (anchor !== null) bringIntoView(currentTarget, part)
        }}
        className="h-[70dvh] w-full rounded-sheet border border-hairline bg-paper xl:h-[calc(100dvh-8rem)]"
      />
    </section>
  )
}

/** One stop of Tab instead of one for every link of the page; arrow keys scroll it. */
function makeOneStop({ contentDocument }: HTMLIFrameElement): void {
  if (contentDocument === null) return
  for (const element of contentDocument.body.querySelectorAll<HTMLElement>('*')) {
    const canScroll =
      element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
    if (element.tabIndex >= 0 || canScroll) element.tabIndex = -1
  }
  contentDocument.documentElement.tabIndex = 0
}

/** Space above the element, in pixels, for the page's header. */
const roomAbove = 160

/** Scrolls only the frame: a fragment in its address would scroll the desk as well. */
function bringIntoView({ contentDocument }: HTMLIFrameElement, selector: string): void {
  const part = contentDocument?.querySelector(selector)
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
