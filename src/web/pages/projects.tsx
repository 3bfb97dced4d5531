import { parseProjectFilter, projectFilterValue } from '#domain/gallery/filters.ts'
import { GalleryPage } from '#web/gallery/gallery-page.tsx'
import { useGalleryFilter } from '#web/gallery/use-gallery-filter.ts'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { projectsContent } from '#web/projects/content.ts'
import { ProjectFilter } from '#web/projects/project-filter.tsx'
import { ProjectGallery } from '#web/projects/project-gallery.tsx'
import { ProjectIntro } from '#web/projects/project-intro.tsx'
import { bannerPageMeta } from '#web/ui/banner.tsx'
import type { Route } from './+types/projects.ts'

const filterRules = { parse: parseProjectFilter, valueOf: projectFilterValue }

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.projects)

export const loader = ({ context }: Route.LoaderArgs) =>
  projectsContent(context.get(siteContext).content)

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { page, choices, caption, projects, ask, rules } = loaderData
  const { filter, chosen, choose } = useGalleryFilter(filterRules)
  return (
    <GalleryPage
      page={page}
      trail={{ name: 'Projects', path: paths.projects }}
      rules={rules}
      show={filter}
      filter={{ choices, chosen, onChoose: choose }}
      wideFilter={ProjectFilter}
      intro={<ProjectIntro choices={choices} chosen={filter} caption={caption} />}
    >
      <ProjectGallery projects={projects} ask={ask} chosen={filter} />
    </GalleryPage>
  )
}
