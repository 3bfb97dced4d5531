import { redirectFormerAddress } from '#web/former-address.ts'
import { pageMeta, type PageMeta, siteIn } from '#web/head.ts'
import { AboutTeaser } from '#web/home/about-teaser.tsx'
import { BestSellers } from '#web/home/best-sellers.tsx'
import { businessFacts } from '#web/home/business-facts.ts'
import { homeContent } from '#web/home/content.ts'
import { Hero } from '#web/home/hero.tsx'
import { Reasons } from '#web/home/reasons.tsx'
import { RecentProjects } from '#web/home/recent-projects.tsx'
import { ServiceCards } from '#web/home/service-cards.tsx'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { QuoteCall } from '#web/ui/quote-call.tsx'
import type { Route } from './+types/home.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { seo, slides } = loaderData
  const picture = slides[0]?.picture
  return pageMeta(siteIn(matches), {
    ...seo,
    path: paths.home,
    ...(picture === undefined ? {} : { picture }),
  })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  if (url.search !== '') {
    await redirectFormerAddress({ context, url }).catch((error: unknown) => {
      if (error instanceof Response) throw error
      // Advertisements lead here with a query, also while the database is unavailable.
      site.report(error)
    })
  }
  return { ...homeContent(site.content), facts: businessFacts(site) }
}

export default function HomePage({ loaderData: content }: Route.ComponentProps) {
  const { title, slides, about, bestSellers, services, recent, reasons, facts } = content
  return (
    <>
      <Hero title={title} slides={slides} />
      <AboutTeaser about={about} />
      <BestSellers bestSellers={bestSellers} />
      {services.cards.length === 0 ? null : <ServiceCards services={services} />}
      {recent.projects.length === 0 ? null : <RecentProjects recent={recent} />}
      <Reasons reasons={reasons} />
      <QuoteCall />
      <JsonLd facts={facts} />
    </>
  )
}
