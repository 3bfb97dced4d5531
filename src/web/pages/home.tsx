import { type MetaFunction, useLoaderData } from 'react-router'
import { company } from '#content/company.ts'
import { pageMeta } from '#web/head.ts'
import { AboutTeaser } from '#web/home/about-teaser.tsx'
import { BestSellers } from '#web/home/best-sellers.tsx'
import { businessFacts } from '#web/home/business-facts.ts'
import { type HomeContent, homeContent } from '#web/home/content.ts'
import { Hero } from '#web/home/hero.tsx'
import { Reasons } from '#web/home/reasons.tsx'
import { RecentProjects } from '#web/home/recent-projects.tsx'
import { ServiceCards } from '#web/home/service-cards.tsx'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { QuoteCall } from '#web/ui/quote-call.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  const picture = loaderData?.slides[0]?.picture
  return pageMeta({
    title: `${company.name} in ${company.address.city}, ${company.address.state}`,
    description: `Landscaping, plants, soil, mulch and stone from a nursery in ${company.address.city}, Georgia. Call ${company.phone.display} or ask for a free quote.`,
    path: paths.home,
    ...(picture === undefined ? {} : { picture }),
  })
}

/** Runs when the page is built. */
export const loader = (): HomeContent => homeContent

export default function HomePage() {
  const { slides, about, bestSellers, services, recent, reasons } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero slides={slides} />
      <AboutTeaser about={about} />
      <BestSellers bestSellers={bestSellers} />
      <ServiceCards services={services} />
      <RecentProjects recent={recent} />
      <Reasons reasons={reasons} />
      <QuoteCall />
      <JsonLd facts={businessFacts()} />
    </>
  )
}
