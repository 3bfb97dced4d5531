import { type MetaFunction, useLoaderData } from 'react-router'
import { parseProjectFilter, projectFilterValue } from '#domain/gallery/filters.ts'
import { Gallery } from '#web/gallery/gallery.tsx'
import { onlyForAnotherPage, useGalleryFilter } from '#web/gallery/use-gallery-filter.ts'
import { pageMeta } from '#web/head.ts'
import { paths } from '#web/paths.ts'
import { type ProjectsContent, projectsContent } from '#web/projects/content.ts'
import { ProjectFilter } from '#web/projects/project-filter.tsx'
import { ProjectGallery } from '#web/projects/project-gallery.tsx'
import { ProjectIntro } from '#web/projects/project-intro.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { QuoteCall } from '#web/ui/quote-call.tsx'

const rules = { parse: parseProjectFilter, valueOf: projectFilterValue }

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData === undefined
    ? []
    : pageMeta({
        ...loaderData.page.seo,
        path: paths.projects,
        picture: loaderData.page.picture,
      })

/** Runs when the page is built. */
export const loader = (): ProjectsContent => projectsContent

export const shouldRevalidate = onlyForAnotherPage

export default function ProjectsPage() {
  const content = useLoaderData<typeof loader>()
  const { page, choices, caption, projects } = content
  const { filter, choose } = useGalleryFilter(rules)
  return (
    <>
      <Banner
        title={page.title}
        subtitle={page.subtitle}
        picture={page.picture}
        trail={<Breadcrumbs trail={[{ name: 'Projects', path: paths.projects }]} />}
      />
      <Gallery rules={content.rules} show={filter}>
        <Container className="pt-[clamp(1.5rem,1rem+2.5vw,3.5rem)] pb-section">
          <ProjectFilter choices={choices} chosen={filter} onChoose={choose} />
          <div className="mt-[clamp(2rem,1.5rem+2vw,3.5rem)]">
            <ProjectIntro choices={choices} chosen={filter} caption={caption} />
          </div>
          <ProjectGallery projects={projects} />
        </Container>
      </Gallery>
      <QuoteCall />
    </>
  )
}
