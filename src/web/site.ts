import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Content } from '#content/content.ts'

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

/** What the frame has shown last in this browser. */
let lastShown: Site | undefined

/** Keeps it for a page whose data cannot be fetched, with which the router drops the frame's. */
export function useRememberedSite(site: Site): void {
  useEffect(() => {
    lastShown = site
  }, [site])
}

/** Undefined where a request was refused before the frame's loader ran. */
export const useSiteIfLoaded = (): Site | undefined =>
  useRouteLoaderData<Site>(siteRouteId) ?? lastShown

/** Only below the public frame, whose loader has brought it. */
export function useSite(): Site {
  const site = useSiteIfLoaded()
  if (site === undefined) throw new Error('A public page needs the public frame around it')
  return site
}

/** A full address from one on this site, or as it is. */
export const absoluteUrl = ({ origin }: Pick<Site, 'origin'>, path: string): string =>
  new URL(path, origin).href
