import { useRef } from 'react'
import type { ServiceSection } from '#content/services/service.ts'
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
  sections,
  staggered,
}: {
  readonly sections: readonly ServiceSection[]
  /** Cards appear one after another. */
  readonly staggered: boolean
}) {
  const root = useRef<HTMLDivElement>(null)
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
            {items.map((item, itemAt) => (
              <ItemCard
                key={item.slug}
                item={item}
                layout={items.length < fewItems ? 'spread' : 'rows'}
                isBulk={isBulk}
                entrance={staggered && at === 0 ? firstEntrances[itemAt] : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
