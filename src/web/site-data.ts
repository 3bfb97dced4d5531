import { isBannerShown } from '#domain/site/banner.ts'
import {
  hoursText,
  isShownEverywhere,
  specialDaySentence,
  specialDayTitle,
  upcomingDays,
} from '#domain/site/special-days.ts'
import { dateOf } from '#domain/time.ts'
import { paths } from '#domain/site/paths.ts'
import { siteLook } from './site-look.ts'
import type { SiteContext } from './site-context.ts'

/** The company, menus and origin, for the frame and any part of a public page. */
export type Site = ReturnType<typeof siteOf>

/** The data of the public frame's loader, for every page. */
export function siteOf({
  content,
  publicUrl,
  now,
  isPreview = false,
}: Pick<SiteContext, 'content' | 'publicUrl' | 'now'> & Partial<Pick<SiteContext, 'isPreview'>>) {
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
    /** Without a slash at the end: `https://evergreen.example`. */
    origin: new URL(publicUrl).origin,
    /** The next days that are not as usual. */
    specialDays: upcoming,
    /** The hours of the week and of those days, line by line. */
    openings: [
      ...company.hours.map(({ days, text }) => ({ days, text })),
      ...upcoming.map((day) => ({ days: specialDayTitle(day, today), text: hoursText(day) })),
    ],
    /** The announcements above every page. */
    callouts: [
      ...(banner !== null && isBannerShown(banner, now, company.timeZone) ? [banner.text] : []),
      ...upcoming
        .filter((day) => isShownEverywhere(day, today))
        .map((day) => specialDaySentence(day, today)),
    ],
    year: today.slice(0, 4),
    /** The content of the page for unknown addresses, which any address may show. */
    notFound: { title, subtitle, suggestedPages: content.suggestedPages },
    ...(isPreview ? { isPreview } : {}),
  }
}
