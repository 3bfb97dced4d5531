import type { ProductFilter as Filter } from '#domain/gallery/filters.ts'
import { CategoryDropdown, type CategoryFilterProps } from '#web/gallery/category-dropdown.tsx'
import { Picture } from '#web/ui/picture.tsx'
import './product-round.css'

type Props = CategoryFilterProps<Filter>

/** Round pictures on wide screens, a list on narrow ones. */
export function ProductFilter(props: Props) {
  return (
    <>
      <CategoryDropdown {...props} />
      <RoundButtons {...props} />
    </>
  )
}

function RoundButtons({ choices, chosen, onChoose }: Props) {
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
