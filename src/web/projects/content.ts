import type { Content } from '#content/content.ts'
import type { Picture } from '#content/picture.ts'
import { type ProjectFilter, projectCategories, showing } from '#domain/gallery/filters.ts'
import type { GalleryRules } from '#web/gallery/gallery-style.ts'

interface Choice {
  readonly value: ProjectFilter
  readonly name: string
  readonly text: string
  readonly picture: Picture
}

export function projectsContent({ pages, projects }: Content) {
  const all: Choice = {
    value: 'all',
    name: 'All Projects',
    text: projects.allText,
    picture: projects.allPicture,
  }
  return {
    page: pages.projects,
    caption: projects.caption,
    choices: [...projects.choices, all].map((choice: Choice) => ({
      ...choice,
      count: showing(projects.all, choice.value).length,
    })),
    projects: projects.all,
    ask: projects.ask,
    rules: {
      categories: projectCategories,
      all: 'all',
    } satisfies GalleryRules,
  }
}

export type ProjectsContent = ReturnType<typeof projectsContent>
