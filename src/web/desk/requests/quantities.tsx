import type { EstimateText } from '#domain/materials/request-estimate.ts'
import { Rows } from '#web/desk/sheet.tsx'

export function Quantities({
  estimates,
  weight,
}: {
  readonly estimates: readonly EstimateText[]
  /** Total weight as text; empty without any. */
  readonly weight: string
}) {
  if (estimates.length === 0) return null
  return (
    <section aria-labelledby="quantities" className="border-t border-hairline">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-1 desk:px-5">
        <h3 id="quantities" className="font-semibold">
          Quantities
        </h3>
        {weight === '' ? null : (
          <p className="text-second text-bark-soft">Weighs {weight}, as far as we know</p>
        )}
      </div>
      <Rows>
        {estimates.map((estimate, at) => (
          <Quantity key={at} {...estimate} />
        ))}
      </Rows>
    </section>
  )
}

function Quantity({
  name,
  buy,
  exact,
  reason,
  measured,
  weight,
  companions,
  cautions,
}: EstimateText) {
  return (
    <li className="px-4 py-2.5 desk:px-5">
      <div className="gap-4 @lg:grid @lg:grid-cols-3">
        <p className="font-semibold">{name}</p>
        <div className="@lg:col-span-2">
          <p>
            <span className="font-semibold tabular-nums">{buy}</span>
            {exact === '' ? null : (
              <span className="text-bark-soft tabular-nums">
                {' '}
                to buy, exact amount {exact}
                {weight === '' ? '' : `, ${weight}`}
              </span>
            )}
          </p>
          {measured === '' ? null : (
            <p className="text-second break-words text-bark-soft">
              {measured}
              {reason === '' ? '' : `. With ${reason}`}
            </p>
          )}
          {companions.length === 0 ? null : (
            <ul className="mt-1 text-second tabular-nums">
              {companions.map((companion) => (
                <li key={companion}>{companion}</li>
              ))}
            </ul>
          )}
          {cautions.map((caution) => (
            <p key={caution} className="mt-1 text-second font-semibold text-clay">
              {caution}
            </p>
          ))}
        </div>
      </div>
    </li>
  )
}
