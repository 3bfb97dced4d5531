import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
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
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site.ts'
import { siteContext } from '#web/site-context.ts'
import { QuoteCall } from '#web/ui/quote-call.tsx'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) => {
  const site = siteIn(matches)
  if (site === undefined) return []
  const { company } = site
  const picture = loaderData?.slides[0]?.picture
  return pageMeta(site, {
    title: `${company.name} in ${company.address.city}, ${company.address.state}`,
    description: `Landscaping, plants, soil, mulch and stone from a nursery in ${company.address.city}, ${company.address.stateName}. Call ${company.phone.display} or ask for a free quote.`,
    path: paths.home,
    ...(picture === undefined ? {} : { picture }),
  })
}

export const loader = ({ context }: LoaderFunctionArgs) =>
  homeContent(context.get(siteContext).content)

export default function HomePage() {
  const content = useLoaderData<typeof loader>()
  const { title, slides, about, bestSellers, services, recent, reasons } = content
  const site = useSite()
  return (
    <>
      <Hero title={title} slides={slides} />
      <AboutTeaser about={about} />
      <BestSellers bestSellers={bestSellers} />
      <ServiceCards services={services} />
      <RecentProjects recent={recent} />
      <Reasons reasons={reasons} />
      <QuoteCall />
      <JsonLd facts={businessFacts(site, content.businessPicture)} />
    </>
  )
}
