import { pictureUrl } from '#web/json-ld.tsx'
import { absoluteUrl } from '#web/site.ts'
import type { SiteContext } from '#web/site-context.ts'
import { siteOf } from '#web/site-data.ts'

/** A day that opens when it closes means a closed day to search engines. */
const midnight = '00:00'

/**
 * The business as search engines and maps want to know it, for loaders. Without a `priceRange`
 * (decision 60).
 */
export function businessFacts(context: SiteContext) {
  const site = siteOf(context)
  const { company, specialDays } = site
  return {
    '@type': ['HomeAndConstructionBusiness', 'GardenStore'],
    '@id': absoluteUrl(site, '/#business'),
    name: company.name,
    url: absoluteUrl(site, '/'),
    logo: absoluteUrl(site, site.look.largeIcon),
    image: pictureUrl(site, context.content.businessPicture) ?? undefined,
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
