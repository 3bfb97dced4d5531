import { useState } from 'react'
import { type ProjectFilter, showing } from '#domain/gallery/filters.ts'
import { QuoteLink } from '#web/ui/button.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import type { ProjectsContent } from './content.ts'
import { ProjectCard } from './project-card.tsx'
import './project-card.css'

/** Every card; the gallery's style hides other categories. */
export function ProjectGallery({
  projects,
  ask,
  chosen,
}: Pick<ProjectsContent, 'projects' | 'ask'> & { readonly chosen: ProjectFilter }) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <div className="project-gallery mt-8">
      <div className="project-rows">
        <ul>
          {projects.map((project) => (
            <li key={project.id} data-of={project.category} className="gallery-reveal">
              <ProjectCard
                project={project}
                open={open === project.id}
                onToggle={(id) => setOpen(open === id ? null : id)}
              />
            </li>
          ))}
        </ul>
        {showing(projects, chosen).length === 0 ? null : (
          <div className="project-ask relative isolate overflow-hidden ground-dark rounded-card bg-evergreen p-8">
            <ContourLines on="dark" />
            <h3 className="text-part">{ask.heading}</h3>
            <p className="mt-3 mb-6">{ask.text}</p>
            <QuoteLink />
          </div>
        )}
      </div>
    </div>
  )
}
