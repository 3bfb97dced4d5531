import { useRouteLoaderData } from 'react-router'
import type { Content } from '#content/content.ts'
import type { SiteLook } from './site-look.ts'

/** Id of the layout route whose loader brings what every public page shows. */
export const siteRouteId = 'site'

/** The `handle` of pages without header and footer. */
export const bareFrame = 'bare-frame'

/** The company, menus and origin, for the frame and any part of a public page. */
export interface Site extends Pick<Content, 'mainMenu' | 'serviceMenu' | 'quoteCall'> {
  readonly company: Omit<Content['company'], 'specialDays' | 'brand'>
  readonly look: SiteLook
  /** The next days that are not as usual. */
  readonly specialDays: Content['company']['specialDays']
  /** The hours of the week and of those days, line by line. */
  readonly openings: readonly { readonly days: string; readonly text: string }[]
  /** The announcements above every page. */
  readonly callouts: readonly string[]
  /** Pages of the company's own in the footer's list. */
  readonly footerPages: readonly { readonly name: string; readonly path: string }[]
  /** Without a slash at the end: `https://evergreen.example`. */
  readonly origin: string
  /** The year of today, where the company is. */
  readonly year: string
  /** The content of the page for unknown addresses, which any address may show. */
  readonly notFound: {
    readonly title: string
    readonly subtitle: string
    readonly waysOn: Content['waysOn']
  }
  /** Whether the desk renders the page from a draft. */
  readonly isPreview?: boolean
}

/** Undefined where a request was refused before the frame's loader ran. */
export const useSiteIfLoaded = (): Site | undefined => useRouteLoaderData<Site>(siteRouteId)

/** Only below the public frame, whose loader provides it. */
export function useSite(): Site {
  const site = useSiteIfLoaded()
  if (site === undefined) throw new Error('A public page needs the public frame around it')
  return site
}

/** A full address from one on this site, or as it is. */
export const absoluteUrl = ({ origin }: Pick<Site, 'origin'>, path: string): string =>
  new URL(path, origin).href
