import { type MetaFunction, useLoaderData } from 'react-router'
import { company } from '#content/company.ts'
import { heroSlides, recentProjectsSection } from '#content/home.ts'
import { projects } from '#content/projects.ts'
import { type ServiceCard, serviceCards } from '#content/services/cards.ts'
import { pageMeta } from '#web/head.ts'
import { AboutTeaser } from '#web/home/about-teaser.tsx'
import { BestSellers } from '#web/home/best-sellers.tsx'
import { businessFacts } from '#web/home/business-facts.ts'
import { Hero } from '#web/home/hero.tsx'
import { Reasons } from '#web/home/reasons.tsx'
import { type RecentProject, RecentProjects } from '#web/home/recent-projects.tsx'
import { ServiceCards } from '#web/home/service-cards.tsx'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { QuoteCall } from '#web/ui/quote-call.tsx'

export const meta: MetaFunction = () =>
  pageMeta({
    title: `${company.name} in ${company.address.city}, ${company.address.state}`,
    description: `Landscaping, plants, soil, mulch and stone from a nursery in ${company.address.city}, Georgia. Call ${company.phone.display} or ask for a free quote.`,
    path: paths.home,
    ...(heroSlides[0] === undefined ? {} : { picture: heroSlides[0].picture }),
  })

interface HomeContent {
  readonly recent: readonly RecentProject[]
  readonly cards: readonly ServiceCard[]
}

/** Runs when the page is built: the browser need not load all projects and services for their titles. */
export function loader(): HomeContent {
  const recent = recentProjectsSection.projectIds.flatMap((id) => {
    const project = projects.find((each) => each.id === id)
    if (!project) return []
    const { category, title, picture } = project
    return [{ id, category, title, picture }]
  })
  return { recent, cards: serviceCards }
}

export default function HomePage() {
  const { recent, cards } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero slides={heroSlides} />
      <AboutTeaser />
      <BestSellers />
      <ServiceCards cards={cards} />
      <RecentProjects projects={recent} />
      <Reasons />
      <QuoteCall />
      <JsonLd facts={businessFacts()} />
    </>
  )
}
