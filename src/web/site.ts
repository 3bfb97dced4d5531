import { useRouteLoaderData } from 'react-router'
import type { Content } from '#content/content.ts'
import { dateOf } from '#domain/time.ts'
import type { SiteContext } from './site-context.ts'

/** Id of the layout route whose loader brings what every public page shows. */
export const siteRouteId = 'site'

/** What the frame and any part of a public page may show: the business, the menus, the address. */
export interface Site extends Pick<Content, 'company' | 'mainMenu' | 'serviceMenu' | 'quoteCall'> {
  /** Without a slash at the end: `https://evergreen.example`. */
  readonly origin: string
  /** The year of today, where the company is. */
  readonly year: string
  /** The page of an address that leads nowhere, which may stand in for any other. */
  readonly notFound: { readonly title: string; readonly subtitle: string }
}

export function siteOf({ content, publicUrl, now }: SiteContext): Site {
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

/** Only below the public frame, whose loader has brought it. */
export function useSite(): Site {
  const site = useRouteLoaderData<Site>(siteRouteId)
  if (site === undefined) throw new Error('A public page needs the public frame around it')
  return site
}

/** A full address from one on this site, or as it is. */
export const absoluteUrl = ({ origin }: Pick<Site, 'origin'>, path: string): string =>
  new URL(path, origin).href
