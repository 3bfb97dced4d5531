/**
 * Scrolls a page that the browser kept back to where it was left. WebKit would show its top, since
 * the router takes over scrolling when the page is shown, but scrolls only pages that it renders.
 */
export function restoreScroll(): void {
  let left = 0
  addEventListener('pagehide', () => {
    left = scrollY
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ top: left, behavior: 'instant' })
  })
}
