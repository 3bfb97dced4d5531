import type { ProjectFilter } from '#domain/gallery/filters.ts'
import { shownText } from '#web/gallery/shown-text.ts'
import type { ProjectsContent } from './content.ts'

/** All paragraphs are in the page; the gallery's style shows one. */
export function ProjectIntro({
  choices,
  chosen,
  caption,
}: Pick<ProjectsContent, 'choices' | 'caption'> & { readonly chosen: ProjectFilter }) {
  const total = choices.find(({ value }) => value === 'all')?.count ?? 0
  const count = choices.find(({ value }) => value === chosen)?.count ?? 0
  return (
    <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-end">
      <div className="max-w-prose">
        {choices.map(({ value, name, text }) => (
          <div key={value} data-of={value} data-text>
            <h2 className="text-heading">{name}</h2>
            <p className="mt-4 text-lead text-bark-soft">{text}</p>
          </div>
        ))}
      </div>
      <div className="text-sm text-bark-soft">
        {total === 0 ? null : <p className="border-l-2 border-leaf pl-4">{caption}</p>}
        <output className="mt-3 block pl-4.5 tabular-nums noscript:hidden">
          {shownText(count, total, 'designs')}
        </output>
      </div>
    </div>
  )
}
