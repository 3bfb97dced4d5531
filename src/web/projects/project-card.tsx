import { useId } from 'react'
import type { Project } from '#content/projects/project.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** A picture with its title; its text is always in the page, on a sheet that slides up. */
export function ProjectCard({
  project: { id, title, picture, features, bestFor, whyUse },
  open,
  onToggle,
}: {
  readonly project: Project
  readonly open: boolean
  readonly onToggle: (id: string) => void
}) {
  const sheet = useId()
  return (
    <article
      data-open={open || undefined}
      className="project-card ground-dark relative w-full overflow-hidden rounded-card bg-evergreen-deep"
    >
      <Picture picture={picture} sizes="350px" className="size-full" />
      <div className="project-sheet absolute inset-0 flex flex-col">
        <h3 className="project-title flex shrink-0 items-end justify-between gap-3 px-5 pt-3 pb-4 text-card">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={sheet}
            onClick={() => onToggle(id)}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && open) onToggle(id)
            }}
            className="project-press text-left font-medium outline-none"
          >
            {title}
          </button>
          <Icon name="chevron-up" className="project-arrow mb-0.5 size-6 text-leaf" />
        </h3>
        <div
          id={sheet}
          className="project-text relative min-h-0 grow overflow-y-auto overscroll-contain px-5 pb-5 text-sm leading-snug"
        >
          <h4 className="kicker font-sans text-leaf-pale">Features</h4>
          <ul className="mt-1.5">
            {features.map((feature) => (
              <li key={feature} className="project-feature">
                {feature}
              </li>
            ))}
          </ul>
          <h4 className="kicker mt-3.5 font-sans text-leaf-pale">Best For</h4>
          <p className="mt-1">{bestFor}</p>
          <h4 className="kicker mt-3.5 font-sans text-leaf-pale">Why</h4>
          <p className="mt-1">{whyUse}</p>
        </div>
      </div>
    </article>
  )
}
