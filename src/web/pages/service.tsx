import { data } from 'react-router'
import { calculatorContent } from '#web/calculator/content.ts'
import { redirectFormerAddress } from '#web/former-address.ts'
import { pageMeta } from '#web/head.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { siteContext } from '#web/site-context.ts'
import { serviceContent } from '#web/services/content.ts'
import { Neighbors } from '#web/services/neighbors.tsx'
import { partId, questionsId } from '#web/services/part-id.ts'
import { Questions } from '#web/services/questions.tsx'
import { ServiceSections } from '#web/services/sections.tsx'
import { serviceFacts } from '#web/services/service-facts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'
import { ClosingCall } from '#web/ui/quote-call.tsx'
import type { Route } from './+types/service.ts'

export function meta({ loaderData, matches: [, frame] }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { slug, title, description, picture } = loaderData.service
  return pageMeta(frame.loaderData, { title, description, picture, path: paths.service(slug) })
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const page = serviceContent(content, params.slug)
  if (page === null) {
    await redirectFormerAddress({ context, url })
    throw data(null, { status: 404 })
  }
  const calculator = calculatorContent(content, params.slug)
  // Materials sold by the yard, ton or bag are delivered.
  const delivery = calculator.materials.length === 0 ? null : content.delivery
  return { ...page, calculator, delivery }
}

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export default function ServicePage({ loaderData: content }: Route.ComponentProps) {
  const { service, promise, neighbors, reading, calculator, delivery } = content
  const { slug, name, picture, sections, questions } = service
  const path = paths.service(slug)
  const site = useSite()
  const { county, areaServed } = site.company
  const [town] = areaServed
  return (
    // Each service is a page of its own, so the state resets.
    <div key={slug}>
      <Banner
        title={name}
        kicker={`${[town, county].filter(Boolean).join(' and ')}, ${site.company.address.stateName}`}
        subtitle={promise}
        picture={picture}
        trail={{ name, path }}
      />
      <Container className="grid gap-x-12 gap-y-8 pt-band pb-section lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="min-w-0 self-start lg:under-top">
          <PageIndex
            groups={sections.map((section) => ({
              title: { id: partId(section.slug), name: section.title },
              entries: section.items.map((item) => ({ id: item.slug, name: item.name })),
            }))}
          >
            {questions.length === 0 && delivery === null ? null : (
              <a
                href={`#${questionsId}`}
                className="link inline-flex min-h-11 items-center pointer-fine:min-h-8"
              >
                Questions
              </a>
            )}
          </PageIndex>
        </div>
        <ServiceSections
          slug={slug}
          sections={sections}
          calculator={calculator}
          staggered={slug === 'stone-aggregates'}
        />
      </Container>
      <Questions questions={questions} delivery={delivery} />
      <Neighbors neighbors={neighbors} reading={reading} />
      <ClosingCall
        heading="What would yours cost?"
        text={`The form opens with ${name} already checked. Describe the place in a few lines, and we will write back with the work, the materials and a price.`}
      >
        <ButtonLink to={paths.quoteFor(slug)} className="px-8">
          Ask for a quote for this
          <Icon name="arrow-right" />
        </ButtonLink>
      </ClosingCall>
      <JsonLd facts={serviceFacts(site, content)} />
    </div>
  )
}
