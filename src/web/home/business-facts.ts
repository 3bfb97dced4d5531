import type { Picture } from '#content/picture.ts'
import { pictureUrl } from '#web/json-ld.tsx'
import { absoluteUrl, type Site } from '#web/site.ts'

/** A day that opens when it closes means a closed day to search engines. */
const midnight = '00:00'

/** The business as search engines and maps want to know it. */
export function businessFacts(site: Site, photograph: Picture) {
  const { company, specialDays } = site
  return {
    '@type': ['HomeAndConstructionBusiness', 'GardenStore'],
    '@id': absoluteUrl(site, '/#business'),
    name: company.name,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, site.look.largeIcon),
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
    areaServed: company.areaServed.map((name) => ({
      '@type': 'Place',
      name: `${name}, ${company.address.stateName}`,
    })),
    openingHoursSpecification: company.hours.map(({ weekdays, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: opens ?? midnight,
      closes: closes ?? midnight,
    })),
    ...(specialDays.length === 0
      ? {}
      : {
          specialOpeningHoursSpecification: specialDays.map(({ date, opens, closes }) => ({
            '@type': 'OpeningHoursSpecification',
            validFrom: date,
            validThrough: date,
            opens: opens ?? midnight,
            closes: closes ?? midnight,
          })),
        }),
    sameAs: company.social.map(({ href }) => href),
  }
}
