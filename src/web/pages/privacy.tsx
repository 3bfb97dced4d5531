import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#web/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.privacy)

export function loader({ context }: LoaderFunctionArgs) {
  const { pages, privacy } = context.get(siteContext).content
  return {
    page: pages.privacy,
    intro: privacy.intro,
    sections: privacy.sections.map((section) => ({ ...section, id: anchorOf(section.heading) })),
  }
}

export default function PrivacyPage() {
  const { page, intro, sections } = useLoaderData<typeof loader>()
  return (
    <>
      <Banner
        title={page.title}
        subtitle={page.subtitle}
        picture={page.picture}
        trail={<Breadcrumbs trail={[{ name: page.title, path: paths.privacy }]} />}
      />
      <Container className="grid gap-x-16 gap-y-10 py-band lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="min-w-0 self-start lg:under-top print:hidden">
          <PageIndex
            groups={[{ entries: sections.map(({ id, heading }) => ({ id, name: heading })) }]}
          />
        </div>
        <div className="max-w-prose min-w-0">
          <p className="text-lead text-evergreen">{intro}</p>
          {sections.map(({ id, heading, paragraphs }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-heading`}
              className="mt-10 border-t border-hairline pt-8"
            >
              <h2 id={`${id}-heading`} className="text-part">
                {heading}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-4">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
      </Container>
    </>
  )
}

/** `How long we keep it` is found at `#how-long-we-keep-it`. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
