import { useEffect, useState } from 'react'
import { unitAmountText, type LineOf, reasonText } from '#domain/materials/lines.ts'
import type { Estimate } from '#domain/materials/estimate.ts'
import type { Measures } from '#domain/materials/measures.ts'
import { buyText, lineNames, estimateWeight } from '#domain/materials/request-estimate.ts'
import { CheckTile } from '#web/ui/field-check.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { CalculatorContent } from './content.ts'

/** The amount to buy with its reasons, or the missing measures. */
export function Result({
  name,
  kind,
  estimate,
  isRefused,
  measured,
  companions,
  also,
  onAlso,
}: {
  readonly name: string
  readonly kind: Measures['kind']
  /** Null while the measures are incomplete. */
  readonly estimate: Estimate | null
  /** Whether the measures show an error. */
  readonly isRefused: boolean
  /** The measures in words, for paper. */
  readonly measured: readonly string[]
  readonly companions: CalculatorContent['companions']
  /** Ids of the companion materials that are requested too. */
  readonly also: readonly string[]
  readonly onAlso: (id: string, wanted: boolean) => void
}) {
  const reason = estimate === null ? '' : reasonText(estimate.material, kind)
  return (
    <section
      aria-label="Result"
      data-calculated={estimate === null ? undefined : ''}
      className="overflow-hidden rounded-card border border-hairline bg-white"
    >
      <div className="ground-dark relative isolate overflow-hidden bg-evergreen px-5 py-5 sm:px-6">
        <ContourLines on="dark" />
        <p className="kicker text-leaf">Buy this much</p>
        {estimate === null ? (
          <p className="mt-2 text-paper-soft">
            {isRefused ? 'Correct' : 'Fill in'} the numbers to see the amount here.
          </p>
        ) : (
          <>
            <p className="mt-1 font-display text-part font-medium tabular-nums">
              {buyText(estimate.material)}
            </p>
            <p className="mt-1.5 text-sm text-paper-soft tabular-nums">
              {name}. Exact amount: {unitAmountText(estimate.material.need, estimate.material.unit)}
              {reason === '' ? '' : `, ${reason}`}.
            </p>
          </>
        )}
        <Announcement
          text={estimate === null ? '' : `${name}: buy ${buyText(estimate.material)}.`}
        />
      </div>
      {estimate === null ? null : (
        <div className="grid gap-4 px-5 py-4 sm:px-6">
          <ul className="hidden gap-1 text-sm print:grid">
            {measured.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
          {estimate.cautions.map((caution) => (
            <p
              key={caution}
              className="flex gap-2 rounded-lg bg-clay/10 px-3.5 py-2.5 text-sm font-medium text-clay"
            >
              <span aria-hidden="true" className="font-bold">
                !
              </span>
              {caution}
            </p>
          ))}
          <Details estimate={estimate} />
          <Companions {...{ estimate, companions, also, onAlso }} />
        </div>
      )}
    </section>
  )
}

function Details({ estimate }: { readonly estimate: Estimate }) {
  const weight = estimateWeight(estimate)
  const area =
    estimate.squareFeet === null
      ? []
      : [`For ${unitAmountText(estimate.squareFeet, { kind: 'square-foot' })}.`]
  const sentences = [
    ...area,
    ...(weight === '' || estimate.material.unit.kind === 'ton' ? [] : [`Weighs ${weight}.`]),
    ...estimate.notes,
  ]
  return (
    <ul className="grid gap-1.5 text-sm text-bark-soft">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2 tabular-nums">
          <Icon name="leaf" className="mt-1 size-3.5 text-leaf" />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

function Companions({
  estimate,
  companions,
  also,
  onAlso,
}: Pick<React.ComponentProps<typeof Result>, 'companions' | 'also' | 'onAlso'> & {
  readonly estimate: Estimate
}) {
  if (estimate.companions.length === 0) return null
  return (
    <div>
      <h3 className="text-base font-semibold">What goes with it</h3>
      <ul className="mt-2 grid gap-2 text-sm tabular-nums">
        {estimate.companions.map((line) => {
          const item = companions[line.of]
          const words = `${nameOf(line.of)}: ${unitAmountText(line.order, line.unit)}`
          return (
            <li key={line.of}>
              {item === undefined ? (
                <span className="flex min-h-9 items-center px-3.5">{words}</span>
              ) : (
                <CheckTile
                  name="companion"
                  value={item.id}
                  label={`${words} (${item.name})`}
                  checked={also.includes(item.id)}
                  onChange={(wanted) => onAlso(item.id, wanted)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const nameOf = (of: LineOf) => (of === 'material' ? 'Material' : lineNames[of])

/** Announces the amount once typing has paused, instead of after every key. */
function Announcement({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(setAnnounced, 700, text)
    return () => clearTimeout(timer)
  }, [text])
  return <output className="sr-only">{announced}</output>
}
