import { listPath } from '#web/desk/lists/list-address.ts'
import { countedPlace, Pager } from '#web/desk/lists/pager.tsx'

export function HistoryPager({
  address,
  place,
  shown,
}: {
  readonly address: string
  readonly place: Parameters<typeof countedPlace>[0]
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
