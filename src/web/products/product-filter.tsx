import type { ProductFilter as Filter } from '#domain/gallery/filters.ts'
import type { CategoryFilterProps } from '#web/gallery/category-dropdown.tsx'
import { Picture } from '#web/ui/picture.tsx'
import './product-round.css'

/** The filter of wide screens, as round pictures. */
export function ProductFilter({ choices, chosen, onChoose }: CategoryFilterProps<Filter>) {
  return (
    <fieldset aria-label="Category" className="product-rounds max-lg:hidden noscript:hidden">
      {choices.map(({ value, name, count, picture }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="product-round"
        >
          <span className="product-round-picture">
            <Picture
              picture={picture}
              sizes="7rem"
              decorative
              className="aspect-square rounded-full"
            />
          </span>
          <span className="product-round-name mt-3 font-semibold">{name}</span>
          <span className="mt-1.5 text-sm text-bark-soft tabular-nums">
            {count}
            <span className="sr-only"> products</span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
