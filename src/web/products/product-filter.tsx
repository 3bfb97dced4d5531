import { useId } from 'react'
import type { ProductFilter as Filter } from '#domain/gallery/filters.ts'
import { CategoryDropdown } from '#web/gallery/category-dropdown.tsx'
import type { GalleryChoice } from '#web/gallery/choice.ts'
import { Picture } from '#web/ui/picture.tsx'

interface Props {
  readonly choices: readonly GalleryChoice<Filter>[]
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}

/** Round pictures on wide screens, a list on narrow ones. */
export function ProductFilter(props: Props) {
  return (
    <>
      <div className="z-20 [--gap:0.5rem] under-top lg:hidden noscript:hidden">
        <CategoryDropdown label="Category" {...props} />
      </div>
      <RoundButtons {...props} />
    </>
  )
}

function RoundButtons({ choices, chosen, onChoose }: Props) {
  const id = useId()
  return (
    <fieldset
      aria-label="Category"
      className="grid min-w-0 grid-cols-8 gap-4 max-lg:hidden xl:gap-7 noscript:hidden"
    >
      {choices.map(({ value, name, count, picture }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-labelledby={`${id}${value}`}
          aria-describedby={`${id}${value}-count`}
          onClick={() => onChoose(value)}
          className="group/round flex flex-col items-center rounded-card text-center"
        >
          <span className="relative block w-full max-w-28 rounded-full p-1.5 ring-1 ring-hairline transition-shadow group-hover/round:ring-2 group-hover/round:ring-leaf group-aria-pressed/round:ring-3 group-aria-pressed/round:ring-moss">
            <Picture
              picture={picture}
              sizes="7rem"
              decorative
              className="aspect-square rounded-full *:transition-transform *:duration-250 group-hover/round:*:scale-105"
            />
          </span>
          <span
            id={`${id}${value}`}
            className="mt-3 leading-tight font-semibold text-evergreen decoration-moss decoration-2 underline-offset-6 group-aria-pressed/round:underline"
          >
            {name}
          </span>
          <span className="mt-1.5 text-sm text-bark-soft tabular-nums">
            <span id={`${id}${value}-count`}>
              {count}
              <span className="sr-only"> products</span>
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
