import { anchorsOf } from '#domain/text.ts'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { SectionedText } from '#web/ui/sectioned-text.tsx'
import type { Route } from './+types/privacy.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.privacy)

export function loader({ context }: Route.LoaderArgs) {
  const { pages, privacy } = context.get(siteContext).content
  const ids = anchorsOf(privacy.sections.map(({ heading }) => heading))
  return {
    page: pages.privacy,
    intro: privacy.intro,
    sections: privacy.sections.map((section, at) => ({ ...section, id: ids[at] ?? '' })),
  }
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { page, intro, sections } = loaderData
  return (
    <>
      <Banner {...page} trail={{ name: page.title, path: paths.privacy }} />
      <SectionedText
        intro={<p className="text-lead text-evergreen">{intro}</p>}
        sections={sections}
      />
    </>
  )
}
