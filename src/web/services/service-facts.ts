import { company } from '#content/company.ts'
import { paths } from '#web/paths.ts'
import { pictureUrl } from '#web/picture-url.ts'
import { absoluteUrl } from '#web/site-origin.ts'
import type { ServiceContent } from './content.ts'

/** The service and its questions as search engines want to know them. */
export function serviceFacts({ service }: ServiceContent) {
  const { slug, name, description, picture, sections, questions } = service
  const url = absoluteUrl(paths.service(slug))
  const image = pictureUrl(picture)
  return {
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name,
        description,
        url,
        ...(image === null ? {} : { image }),
        provider: {
          '@type': 'HomeAndConstructionBusiness',
          '@id': absoluteUrl('/#business'),
          name: company.name,
          telephone: company.phone.e164,
        },
        areaServed: company.areaServed.map((place) => ({
          '@type': 'Place',
          name: `${place}, Georgia`,
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
      },
      ...(questions.length === 0
        ? []
        : [
            {
              '@type': 'FAQPage',
              '@id': `${url}#questions`,
              mainEntity: questions.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            },
          ]),
    ],
  }
}
