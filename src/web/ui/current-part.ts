import { useEffect, useState } from 'react'

/** A part is being read from when its start reaches the upper half of the viewport until its end
 * is behind the strip and the header. */
const readingBand = '-170px 0px -45% 0px'

/** Id of the part of the page that is being read; null before the first one. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')

  useEffect(() => {
    const order = key.split(' ')
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id)
          else inBand.delete(target.id)
        }
        // Between two parts the last one stays.
        setCurrent((last) => order.find((id) => inBand.has(id)) ?? last)
      },
      { rootMargin: readingBand },
    )
    for (const id of order) {
      const part = document.getElementById(id)
      if (part !== null) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [key])

  return current
}
