import { dateOf } from '#domain/time.ts'
import type { SiteContext } from './site-context.ts'
import type { Site } from './site.ts'

/** The data of the public frame's loader, for every page. */
export function siteOf({
  content,
  publicUrl,
  now,
}: Pick<SiteContext, 'content' | 'publicUrl' | 'now'>): Site {
  const { company, mainMenu, serviceMenu, quoteCall, pages } = content
  const { title, subtitle } = pages['not-found']
  return {
    company,
    mainMenu,
    serviceMenu,
    quoteCall,
    origin: new URL(publicUrl).origin,
    year: dateOf(now, company.timeZone).slice(0, 4),
    notFound: { title, subtitle },
  }
}
