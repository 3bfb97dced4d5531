import { useRouteLoaderData } from 'react-router'
import type { Site } from './site-data.ts'

export type { Site }

/** Id of the layout route whose loader brings what every public page shows. */
export const siteRouteId = 'site'

/** The `handle` of pages without header and footer. */
export const bareFrame = 'bare-frame'

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
