import { expect, test } from 'vitest'
import type { Project } from '#content/projects.ts'
import { siteContent } from '#scripts/site-content.ts'
import { markupOnSite } from '#support/markup.ts'
import { projectsContent } from './content.ts'
import { ProjectGallery } from './project-gallery.tsx'
import { ProjectIntro } from './project-intro.tsx'

const { all } = siteContent.projects

function markup(projects: readonly Project[], chosen: 'landscaping' | 'mulch' | 'all'): string {
  const content = { ...siteContent, projects: { ...siteContent.projects, all: projects } }
  const { choices, caption, ask, projects: shown } = projectsContent(content)
  return markupOnSite(
    <>
      <ProjectIntro choices={choices} chosen={chosen} caption={caption} />
      <ProjectGallery projects={shown} ask={ask} chosen={chosen} />
    </>,
  )
}

const { ask, caption } = siteContent.projects

test('a category with designs counts them, and asks whether the visitor likes one', () => {
  expect(markup(all, 'all')).toContain('Showing all 15 designs')
  expect(markup(all, 'mulch')).toContain('Showing 3 of 15 designs')
  expect(markup(all, 'mulch')).toContain(ask.heading)
  expect(markup(all, 'mulch')).toContain(caption)
})

test('a category without designs says so, and asks about none', () => {
  const others = all.filter(({ category }) => category !== 'mulch')
  expect(markup(others, 'mulch')).toContain('No designs here yet')
  expect(markup(others, 'mulch')).not.toContain(ask.heading)
  expect(markup(others, 'landscaping')).toContain(ask.heading)
})

test('a gallery without designs explains no pictures', () => {
  expect(markup([], 'all')).toContain('No designs here yet')
  expect(markup([], 'all')).not.toContain(ask.heading)
  expect(markup([], 'all')).not.toContain(caption)
})
