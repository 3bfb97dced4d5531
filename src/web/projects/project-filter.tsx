import type { ProjectFilter as Filter } from '#domain/gallery/filters.ts'
import { CategoryDropdown } from '#web/gallery/category-dropdown.tsx'
import type { GalleryChoice } from '#web/gallery/choice.ts'
import { Picture } from '#web/ui/picture.tsx'

interface Props {
  readonly choices: readonly GalleryChoice<Filter>[]
  readonly chosen: Filter
  readonly onChoose: (filter: Filter) => void
}

/** Large tiles on wide screens, a list on narrow ones. */
export function ProjectFilter(props: Props) {
  return (
    <>
      <div className="z-20 [--gap:0.5rem] under-top lg:hidden noscript:hidden">
        <CategoryDropdown label="Category" {...props} />
      </div>
      <Tiles {...props} />
    </>
  )
}

function Tiles({ choices, chosen, onChoose }: Props) {
  return (
    <fieldset
      aria-label="Category"
      className="grid min-w-0 grid-cols-6 gap-3 max-lg:hidden xl:gap-4 noscript:hidden"
    >
      {choices.map(({ value, name, count, picture }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="group/tile relative isolate flex h-48 flex-col justify-end overflow-hidden rounded-card p-4 text-left text-paper ring-offset-4 ring-offset-paper outline-offset-6 transition-shadow aria-pressed:ring-3 aria-pressed:ring-moss xl:h-56 xl:p-5"
        >
          <Picture
            picture={picture}
            sizes="16rem"
            decorative
            className="absolute! inset-0 -z-10 transition-transform duration-250 group-hover/tile:scale-105"
          />
          <span className="absolute inset-0 -z-10 bg-linear-to-t from-evergreen-deep via-evergreen-deep/55 to-evergreen-deep/10 transition-opacity group-aria-pressed/tile:opacity-90" />
          <span className="font-display text-lead leading-tight font-medium">{name}</span>
          <span aria-hidden="true" className="mt-1.5 text-sm text-paper/90 tabular-nums">
            {count} designs
          </span>
          <span className="absolute inset-x-0 bottom-0 h-1.5 origin-left scale-x-0 bg-leaf transition-transform group-hover/tile:scale-x-100 group-aria-pressed/tile:scale-x-100" />
        </button>
      ))}
    </fieldset>
  )
}
