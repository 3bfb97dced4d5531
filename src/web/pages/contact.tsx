import { ContactForm } from '#web/contact/form.tsx'
import { HoursSign } from '#web/contact/hours-sign.tsx'
import { OfficeMap } from '#web/contact/office-map.tsx'
import { ContactMethods } from '#web/contact/contact-methods.tsx'
import { businessFacts } from '#web/home/business-facts.ts'
import { JsonLd } from '#web/json-ld.tsx'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Container } from '#web/ui/container.tsx'
import type { Route } from './+types/contact.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.contact)

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { pages, contactHeadings } = site.content
  return { page: pages.contact, headings: contactHeadings, facts: businessFacts(site) }
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { page, headings, facts } = loaderData
  return (
    <>
      <Banner {...page} trail={{ name: 'Contact', path: paths.contact }} />
      <Container className="grid grid-cols-1 gap-x-16 gap-y-12 py-band lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 md:max-lg:grid-cols-2">
          <section aria-labelledby="reach-us">
            <h2 id="reach-us" className="mb-6 text-heading">
              {headings.reach}
            </h2>
            <ContactMethods />
          </section>
          <HoursSign />
        </div>
        <ContactForm heading={headings.write} />
      </Container>
      <OfficeMap heading={headings.find} />
      <JsonLd facts={facts} />
    </>
  )
}
