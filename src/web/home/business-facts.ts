import { company } from '#content/company.ts'
import { heroPlantsAndTrees } from '#content/pictures/home.ts'
import { pictureUrl } from '#web/picture-url.ts'
import { absoluteUrl } from '#web/site-origin.ts'

/** schema.org wants each day by name. */
const daysOf: Record<(typeof company.hours)[number]['days'], readonly string[]> = {
  'Monday to Saturday': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  Sunday: ['Sunday'],
}

/** The business as search engines and maps want to know it. */
export const businessFacts = () => ({
  '@type': ['HomeAndConstructionBusiness', 'GardenStore'],
  '@id': absoluteUrl('/#business'),
  name: company.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512-v1.png'),
  image: pictureUrl(heroPlantsAndTrees) ?? undefined,
  telephone: company.phone.e164,
  email: company.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.zip,
    addressCountry: company.address.country,
  },
  geo: { '@type': 'GeoCoordinates', ...company.position },
  areaServed: company.areaServed.map((name) => ({ '@type': 'Place', name: `${name}, Georgia` })),
  openingHoursSpecification: company.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: daysOf[days],
    opens,
    closes,
  })),
  sameAs: company.social.map(({ href }) => href),
})
