import { useRef } from 'react'
import { useNavigate } from 'react-router'
import type { ServiceSection } from '#content/services/service.ts'
import type { CalculatorContent } from '#web/calculator/content.ts'
import { useCalculator } from '#web/calculator/use-calculator.tsx'
import { paths } from '#domain/site/paths.ts'
import type { HandedOver } from '#web/quote-form/calculator-answer.ts'
import { LeafDivider } from '#web/ui/leaf-divider.tsx'
import { ItemCard } from './item-card.tsx'
import { partId } from './part-id.ts'
import { useStagger } from './stagger.ts'

/** With fewer items than this, each gets the width of the page and a large photograph. */
const fewItems = 4

/** Cards on the first screen appear in turn by CSS alone. */
const firstEntrances = [
  'item-enters',
  'item-enters [--wait:200ms]',
  'item-enters [--wait:400ms]',
  'item-enters [--wait:600ms]',
]

/** The titled groups of a service with their cards. */
export function ServiceSections({
  slug: service,
  sections,
  calculator,
  staggered,
}: {
  readonly slug: string
  readonly sections: readonly ServiceSection[]
  readonly calculator: CalculatorContent
  /** Cards appear one after another. */
  readonly staggered: boolean
}) {
  const root = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { open, dialog } = useCalculator({
    content: calculator,
    addLabel: 'Add to my quote request',
    onAnswer: (answer) =>
      void navigate(paths.quote, { state: { answer } satisfies HandedOver, replace: true }),
  })
  useStagger(root, staggered)
  return (
    <div ref={root} className="grid min-w-0 gap-y-band">
      {sections.map(({ slug, title, intro, isBulk = false, items }, at) => (
        <section key={slug} aria-labelledby={partId(slug)}>
          {at === 0 ? null : <LeafDivider className="mb-band" />}
          <h2 id={partId(slug)} className="text-heading">
            {title}
          </h2>
          <p className="mt-4 max-w-prose text-lead text-bark-soft">{intro}</p>
          <ul
            className={`mt-9 grid gap-5 ${items.length < fewItems ? '' : 'sm:grid-cols-2 lg:grid-cols-1'} lg:gap-6`}
          >
            {items.map((item, itemAt) => {
              const material = calculator.materials.find(
                ({ id }) => id === `${service}/${item.slug}`,
              )
              return (
                <ItemCard
                  key={item.slug}
                  item={item}
                  layout={items.length < fewItems ? 'spread' : 'rows'}
                  isBulk={isBulk}
                  entrance={staggered && at === 0 ? firstEntrances[itemAt] : undefined}
                  onHowMuch={material === undefined ? null : () => open(material)}
                />
              )
            })}
          </ul>
        </section>
      ))}
      {dialog}
    </div>
  )
}
