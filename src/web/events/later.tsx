import { Suspense } from 'react'
import { Await } from 'react-router'

/** Data of a page: there at once in a page from the server, on its way after a click on a link. */
export type PageData<T> = T | { readonly later: Promise<T> }

/** Shows a page as soon as its data is there, and until then that it is coming. */
export function WhenLoaded<T extends object>({
  data,
  waiting,
  failed,
  children,
}: {
  readonly data: PageData<T>
  readonly waiting: React.ReactNode
  readonly failed: React.ReactNode
  readonly children: (data: T) => React.ReactNode
}) {
  if (!('later' in data)) return children(data)
  return (
    <Suspense fallback={waiting}>
      <Await resolve={data.later} errorElement={failed}>
        {children}
      </Await>
    </Suspense>
  )
}
