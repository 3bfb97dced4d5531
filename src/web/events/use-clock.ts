import { useEffect, useState, useSyncExternalStore } from 'react'
import { dateOf, second, type CalendarDate, type Instant } from '#domain/time.ts'

/** The server's time, second by second, until the given moment. */
export function useClock(atRender: Instant, until: Instant): Instant {
  const [now, setNow] = useState(atRender)
  useEffect(() => {
    // The visitor's clock may be wrong, so it only measures elapsed time.
    const ahead = Date.now() - atRender
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = Date.now() - ahead
      setNow(time)
      if (time < until) timer = setTimeout(tick, second - (time % second))
    }
    tick()
    return () => clearTimeout(timer)
  }, [atRender, until])
  return now
}

const neverChanges = () => () => undefined

/** The visitor's own date; until hydration, the date at the company. */
export function useToday(companyDate: CalendarDate): CalendarDate {
  return useSyncExternalStore(neverChanges, visitorsDate, () => companyDate)
}

function visitorsDate(): CalendarDate {
  return dateOf(Date.now(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}
