import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { company } from '#content/company.ts'
import { pageMeta } from '#web/head.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { serviceContent } from '#web/services/content.ts'
import { Neighbours } from '#web/services/neighbours.tsx'
import { partId, questionsId } from '#web/services/part-id.ts'
import { Questions } from '#web/services/questions.tsx'
import { QuoteForThis } from '#web/services/quote-for-this.tsx'
import { ServiceSections } from '#web/services/sections.tsx'
import { serviceFacts } from '#web/services/service-facts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'

const [town, county] = company.areaServed
const where = `${town} and ${county}, Georgia`

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (loaderData === undefined) return []
  const { slug, title, description, picture } = loaderData.service
  return pageMeta({ title, description, picture, path: paths.service(slug) })
}

/** Runs when the page is built, and on request for an address that names no service. */
export function loader({ params }: LoaderFunctionArgs) {
  const content = serviceContent(params['slug'] ?? '')
  if (content === null) throw data(null, { status: 404 })
  return content
}

export default function ServicePage() {
  const content = useLoaderData<typeof loader>()
  const { service, promise, neighbours, reading } = content
  const { slug, name, picture, sections, questions } = service
  const path = paths.service(slug)
  return (
    // Another service is another page, not this one with other words.
    <div key={slug}>
      <Banner
        title={name}
        kicker={where}
        subtitle={promise}
        picture={picture}
        trail={<Breadcrumbs trail={[{ name, path }]} />}
      />
      <Container className="grid gap-x-12 gap-y-8 pt-band pb-section lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="min-w-0 self-start lg:under-top">
          <PageIndex
            groups={sections.map((section) => ({
              title: { id: partId(section.slug), name: section.title },
              entries: section.items.map((item) => ({ id: item.slug, name: item.name })),
            }))}
          >
            {questions.length === 0 ? null : (
              <a href={`#${questionsId}`} className="link inline-flex min-h-8 items-center">
                Questions
              </a>
            )}
          </PageIndex>
        </div>
        <ServiceSections sections={sections} staggered={slug === 'stone-aggregates'} />
      </Container>
      <Questions questions={questions} />
      <Neighbours neighbours={neighbours} reading={reading} />
      <QuoteForThis slug={slug} name={name} />
      <JsonLd facts={serviceFacts(content)} />
    </div>
  )
}
