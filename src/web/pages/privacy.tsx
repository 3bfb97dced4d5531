import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#web/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { SectionedText } from '#web/ui/sectioned-text.tsx'

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
      <SectionedText
        intro={<p className="text-lead text-evergreen">{intro}</p>}
        sections={sections}
      />
    </>
  )
}

/** `How long we keep it` is found at `#how-long-we-keep-it`. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
