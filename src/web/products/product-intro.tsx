import type { ProductFilter } from '#domain/gallery/filters.ts'
import { shownText } from '#web/gallery/shown-text.ts'
import type { ProductsContent } from './content.ts'

/** All blurbs are in the page, of which the gallery's style shows one; and how many cards show. */
export function ProductIntro({
  choices,
  chosen,
}: {
  readonly choices: ProductsContent['choices']
  readonly chosen: ProductFilter
}) {
  const total = choices.find(({ value }) => value === '*')?.count ?? 0
  const count = choices.find(({ value }) => value === chosen)?.count ?? 0
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
      <div className="max-w-prose">
        {choices.map(({ value, name, blurb }) => (
          <div key={value} data-of={value} data-text>
            <h2 className="text-heading">{name}</h2>
            <p className="mt-4 text-lead text-bark-soft">{blurb}</p>
          </div>
        ))}
      </div>
      <output className="block text-sm text-bark-soft tabular-nums noscript:hidden">
        {shownText(count, total, 'products')}
      </output>
    </div>
  )
}
