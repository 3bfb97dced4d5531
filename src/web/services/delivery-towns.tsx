import type { DeliveryTown } from '#content/delivery.ts'

/** The towns that material is delivered to, with their ZIP codes; nothing where none is set. */
export function DeliveryTowns({ towns }: { readonly towns: readonly DeliveryTown[] }) {
  if (towns.length === 0) return null
  return (
    <dl className="grid gap-x-10 gap-y-3 pb-6 sm:grid-cols-2">
      {towns.map(({ name, zips }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="tabular-nums text-bark-soft">{zips.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
