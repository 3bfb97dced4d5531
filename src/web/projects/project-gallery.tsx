import { useState } from 'react'
import type { ProjectsContent } from './content.ts'
import { ProjectCard } from './project-card.tsx'
import './project-card.css'

/** Every card, always, in rows that fit the window: the gallery's style hides other categories. */
export function ProjectGallery({ projects }: Pick<ProjectsContent, 'projects'>) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(min(350px,100%),350px))] justify-center gap-6 md:mt-10 md:justify-between md:gap-y-10">
      {projects.map((project) => (
        <li
          key={project.id}
          data-of={project.category}
          className="gallery-reveal"
          style={{ viewTransitionName: `project-${project.id}` }}
        >
          <ProjectCard
            project={project}
            open={open === project.id}
            onToggle={(id) => setOpen(open === id ? null : id)}
          />
        </li>
      ))}
    </ul>
  )
}
