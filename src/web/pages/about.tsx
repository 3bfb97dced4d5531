import { Aims } from '#web/about/aims.tsx'
import { Calls } from '#web/about/calls.tsx'
import { aboutContent } from '#web/about/content.ts'
import { Expertise } from '#web/about/expertise.tsx'
import { AboutIntro } from '#web/about/intro.tsx'
import { Process } from '#web/about/process.tsx'
import { Trust } from '#web/about/trust.tsx'
import { Values } from '#web/about/values.tsx'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import type { Route } from './+types/about.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.about)

export const loader = ({ context }: Route.LoaderArgs) =>
  aboutContent(context.get(siteContext).content)

export default function AboutPage({ loaderData: about }: Route.ComponentProps) {
  return (
    <>
      <Banner {...about.page} trail={{ name: 'About', path: paths.about }} />
      <AboutIntro intro={about.intro} />
      <Trust trust={about.trust} />
      <Aims aims={about.aims} />
      <Values values={about.values} />
      <Expertise expertise={about.expertise} />
      <Process process={about.process} />
      <Calls calls={about.calls} />
    </>
  )
}
