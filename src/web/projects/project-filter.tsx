import type { ProjectFilter as Filter } from '#domain/gallery/filters.ts'
import type { CategoryFilterProps } from '#web/gallery/category-dropdown.tsx'
import { Picture } from '#web/ui/picture.tsx'
import './project-tile.css'

/** The filter of wide screens, as large tiles. */
export function ProjectFilter({ choices, chosen, onChoose }: CategoryFilterProps<Filter>) {
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
          className="project-tile"
        >
          <Picture picture={picture} sizes="16rem" decorative className="project-tile-picture" />
          <span className="project-tile-foot foot-shade">
            <span className="block font-display text-lead leading-tight font-medium">{name}</span>
            <span aria-hidden="true" className="mt-1.5 block text-sm text-paper-soft tabular-nums">
              {count} designs
            </span>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
