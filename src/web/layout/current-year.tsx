import { useSyncExternalStore } from 'react'

const id = 'current-year'

const yearNow = () => String(new Date().getFullYear())

/** While React takes over a page it must find the year that the page was made in. */
const yearOfPage = () =>
  typeof document === 'undefined'
    ? yearNow()
    : (document.getElementById(id)?.textContent ?? yearNow())

const neverChanges = () => () => {}

/** The year of today, also on a page that was built last year. */
export function CurrentYear() {
  return <span id={id}>{useSyncExternalStore(neverChanges, yearNow, yearOfPage)}</span>
}
