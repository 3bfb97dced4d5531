import type { OpeningHours } from '#content/company.ts'
import type { Picture } from '#content/picture.ts'
import { pictureUrl } from '#web/picture-url.ts'
import { absoluteUrl, type Site } from '#web/site.ts'

/** schema.org wants each day by name. */
const daysOf: Record<OpeningHours['days'], readonly string[]> = {
  'Monday to Saturday': ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  Sunday: ['Sunday'],
}

/** The business as search engines and maps want to know it. */
export function businessFacts(site: Site, photograph: Picture) {
  const { company } = site
  return {
    '@type': ['HomeAndConstructionBusiness', 'GardenStore'],
    '@id': absoluteUrl(site, '/#business'),
    name: company.name,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, '/icon-512-v1.png'),
    image: pictureUrl(site, photograph) ?? undefined,
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
  }
}
