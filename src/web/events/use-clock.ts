import { useEffect, useState } from 'react'
import { second, type Instant } from '#domain/time.ts'

/** The time, second by second, until that moment has come. Starts with the time on the page. */
export function useClock(onPage: Instant, until: Instant): Instant {
  const [now, setNow] = useState(onPage)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const time = Date.now()
      setNow(time)
      if (time < until) timer = setTimeout(tick, second - (time % second))
    }
    tick()
    return () => clearTimeout(timer)
  }, [until])
  return now
}
