import { pages } from '#content/pages.ts'
import {
  allProjectsText,
  projectAsk,
  projectChoices,
  projects,
  projectsCaption,
} from '#content/projects.ts'
import { type ProjectFilter, projectCategories, showing } from '#domain/gallery/filters.ts'
import { projects as allPicture } from '#content/pictures/banners.ts'
import type { Picture } from '#content/picture.ts'
import type { GalleryRules } from '#web/gallery/showing.ts'

interface Choice {
  readonly value: ProjectFilter
  readonly name: string
  readonly text: string
  readonly picture: Picture
}

const all: Choice = {
  value: 'all',
  name: 'All Projects',
  text: allProjectsText,
  picture: allPicture,
}

/**
 * All words and pictures of the projects page. They reach the browser with the page, not with its
 * scripts: only the loader, which runs when the page is built, may import this.
 */
export const projectsContent = {
  page: pages.projects,
  caption: projectsCaption,
  choices: [...projectChoices, all].map((choice: Choice) => ({
    ...choice,
    count: showing(projects, choice.value).length,
  })),
  projects,
  ask: projectAsk,
  rules: {
    categories: projectCategories,
    all: 'all',
    atFirst: 'landscaping',
  } satisfies GalleryRules,
}

export type ProjectsContent = typeof projectsContent
