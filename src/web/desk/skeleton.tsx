import { useLocation, useNavigation } from 'react-router'
import { useConnection } from './connection/connection.ts'

/**
 * Covers a page while the next one is slow to load. The page below stays mounted, with its typed
 * values, until then.
 */
export function Skeleton() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const connection = useConnection()
  const isLeaving = navigation.state === 'loading' && navigation.location.pathname !== pathname
  if (!isLeaving || connection.is !== 'open') return null
  return (
    <div
      aria-hidden="true"
      className="appear-late absolute inset-0 z-5 bg-paper px-4 pt-5 desk:px-8 desk:pt-6"
    >
      <div className="mb-6 h-8 w-56 rounded-[0.5rem] bg-paper-deep" />
      <div className="overflow-hidden rounded-sheet border border-hairline bg-white">
        {['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2', 'w-5/12', 'w-1/4'].map((width) => (
          <div
            key={width}
            className="flex min-h-13 items-center border-b border-hairline-soft px-4 last:border-0"
          >
            <div className={`h-3.5 rounded bg-paper-deep ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
