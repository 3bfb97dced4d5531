import { isBannerShown } from '#domain/site/banner.ts'
import {
  hoursText,
  isShownEverywhere,
  specialDaySentence,
  specialDayTitle,
  upcomingDays,
} from '#domain/site/special-days.ts'
import { dateOf } from '#domain/time.ts'
import { paths } from './paths.ts'
import { siteLook } from './site-look.ts'
import type { SiteContext } from './site-context.ts'
import type { Site } from './site.ts'

/** The data of the public frame's loader, for every page. */
export function siteOf({
  content,
  publicUrl,
  now,
  isPreview = false,
}: Pick<SiteContext, 'content' | 'publicUrl' | 'now'> &
  Partial<Pick<SiteContext, 'isPreview'>>): Site {
  const { banner, mainMenu, serviceMenu, quoteCall, pages, ownPages } = content
  const { specialDays, brand: _, ...company } = content.company
  const today = dateOf(now, company.timeZone)
  const upcoming = upcomingDays(specialDays, today)
  const { title, subtitle } = pages['not-found']
  return {
    company,
    look: siteLook(content),
    mainMenu,
    serviceMenu,
    quoteCall,
    footerPages: ownPages
      .filter(({ isInFooter }) => isInFooter)
      .map(({ title, address }) => ({ name: title, path: paths.ownPage(address) })),
    origin: new URL(publicUrl).origin,
    specialDays: upcoming,
    openings: [
      ...company.hours.map(({ days, text }) => ({ days, text })),
      ...upcoming.map((day) => ({ days: specialDayTitle(day), text: hoursText(day) })),
    ],
    callouts: [
      ...(banner !== null && isBannerShown(banner, now, company.timeZone) ? [banner.text] : []),
      ...upcoming
        .filter((day) => isShownEverywhere(day, today))
        .map((day) => specialDaySentence(day, today)),
    ],
    year: today.slice(0, 4),
    notFound: { title, subtitle, waysOn: content.waysOn },
    ...(isPreview ? { isPreview } : {}),
  }
}
