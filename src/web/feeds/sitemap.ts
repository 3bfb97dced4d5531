import type { Content } from '#content/content.ts'
import { contentPaths } from '#web/content-paths.ts'
import { paths } from '#domain/site/paths.ts'
import { type SiteContext, siteContext } from '#web/site-context.ts'
import { xmlAnswer, xmlText } from './xml.ts'
import type { Route } from './+types/sitemap.ts'

interface Place {
  readonly path: string
  /** Calendar date. */
  readonly changed?: string
}

/** `/sitemap.xml`: every page that a search engine should know, with the events of the day. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  return xmlAnswer(sitemap(site.publicUrl, [...pages(site.content), ...(await events(site))]))
}

export function sitemap(publicUrl: string, places: readonly Place[]): string {
  const urls = places.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${xmlText(new URL(path, publicUrl).href)}</loc>${date}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`
}

function pages(content: Content): readonly Place[] {
  const updated = new Map(
    content.articles.map((article) => [paths.article(article.slug), article.updated]),
  )
  return [...contentPaths(content), paths.events].map((path) => {
    const changed = updated.get(path)
    return { path, ...(changed === undefined ? {} : { changed }) }
  })
}

/** A list without events is better for a crawler than none while the database is down. */
async function events({ listEvents, report }: SiteContext): Promise<readonly Place[]> {
  try {
    const all = await listEvents()
    return all
      .filter(({ event }) => !event.cancelled)
      .map(({ event }) => ({ path: paths.event(event.publicId) }))
  } catch (error) {
    report(error)
    return []
  }
}
