import { listPath } from '#web/desk/list-address.ts'
import { countedPlace, Pager } from '#web/desk/pager.tsx'

/** Where a page of a history stands. */
export type HistoryPlace = Parameters<typeof countedPlace>[0]

/** Leads to older versions, below the others of a page with more on it. */
export function HistoryPager({
  address,
  place,
  shown,
}: {
  /** Of the page that it stands on. */
  readonly address: string
  readonly place: HistoryPlace
  readonly shown: number
}) {
  if (place.total <= place.pageLength) return null
  return (
    <div className="flex border-t border-hairline-soft px-4 py-2">
      <Pager
        place={countedPlace(place)}
        shown={shown}
        pathOf={(page) => `${listPath(address, {}, page)}#history`}
      />
    </div>
  )
}
