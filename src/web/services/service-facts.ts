import { paths } from '#domain/site/paths.ts'
import { pictureUrl } from '#web/json-ld.tsx'
import { absoluteUrl, type Site } from '#web/site.ts'
import type { ServiceContent } from './content.ts'

/** The structured data of a service; its questions are not part of it. */
export function serviceFacts(site: Site, { service }: ServiceContent) {
  const { company } = site
  const { slug, name, description, picture, sections } = service
  const url = absoluteUrl(site, paths.service(slug))
  const image = pictureUrl(site, picture)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    ...(image === null ? {} : { image }),
    provider: {
      '@type': 'HomeAndConstructionBusiness',
      '@id': absoluteUrl(site, '/#business'),
      name: company.name,
      telephone: company.phone.e164,
    },
    areaServed: company.areaServed.map((place) => ({
      '@type': 'Place',
      name: `${place}, ${company.address.stateName}`,
    })),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name,
      itemListElement: sections.map((section) => ({
        '@type': 'OfferCatalog',
        name: section.title,
        itemListElement: section.items.map((item) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: item.name, url: `${url}#${item.slug}` },
        })),
      })),
    },
  }
}
