import type { MetaDescriptor, MetaFunction } from 'react-router'
import type { Company } from '#content/company.ts'
import type { Picture } from '#content/picture.ts'
import { absoluteUrl, type Site, siteRouteId } from './site.ts'

/** The `meta` of a page below the public frame. */
export type PageMeta<Loader = unknown> = MetaFunction<Loader, { [siteRouteId]: () => Site }>

/** The routes of a page, among them the public frame. */
export type PageMatches = Parameters<PageMeta>[0]['matches']

/** The public frame's loader data; undefined where it failed. */
export const siteIn = (matches: PageMatches): Site | undefined =>
  matches.find(({ id }) => id === siteRouteId)?.loaderData

/** The head that the public frame gives to a page that failed. */
export const frameMeta = (matches: PageMatches): MetaDescriptor[] =>
  matches.find(({ id }) => id === siteRouteId)?.meta ?? []

interface PageFacts {
  /** Without the name of the company, which is added where it fits. */
  readonly title: string
  /** Content of the page in at most 155 characters. */
  readonly description: string
  /** Path on this site, `/about`; null for a missing page, which has no canonical address. */
  readonly path: string | null
  /** Picture for link previews. */
  readonly picture?: Picture
  /** The Open Graph type; a plain page by default. */
  readonly kind?: 'website' | 'article'
}

/** Search engines cut longer titles. */
const titleLimit = 60

/** The head of a page: title, canonical address, link preview. */
export function pageMeta(
  site: Pick<Site, 'company' | 'origin'> | undefined,
  { title, description, path, picture, kind = 'website' }: PageFacts,
): MetaDescriptor[] {
  if (site === undefined) return []
  const { company } = site
  const full = fullTitle(title, company)
  const url = path === null ? null : absoluteUrl(site, path)
  return [
    { title: full },
    { name: 'description', content: description },
    ...(url === null ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: url }]),
    { property: 'og:type', content: kind },
    { property: 'og:site_name', content: company.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    ...(url === null ? [] : [{ property: 'og:url', content: url }]),
    ...previewPicture(site, picture),
  ]
}

/** The title as browser tabs show it: with the name of the company where it fits. */
function fullTitle(title: string, company: Pick<Company, 'name' | 'shortName'>): string {
  const endings = [` | ${company.name}`, ` | ${company.shortName}`, '']
  const ending = endings.find((each) => title.length + each.length <= titleLimit) ?? ''
  return title.includes(company.shortName) ? title : title + ending
}

/** The picture for link previews, if the page's picture has a crop for it. */
function previewPicture(
  site: Pick<Site, 'origin'>,
  picture: Picture | undefined,
): MetaDescriptor[] {
  if (picture?.og === undefined) return []
  return [
    { property: 'og:image', content: absoluteUrl(site, picture.og) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
