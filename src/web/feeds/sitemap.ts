import type { LoaderFunctionArgs } from 'react-router'
import { articles } from '#content/articles/articles.ts'
import { type PageServices, pageServices } from '#web/page-services.ts'
import { paths } from '#web/paths.ts'
import { prerenderedPaths } from '#web/prerendered-paths.ts'
import { absoluteUrl } from '#web/site-origin.ts'
import { xmlAnswer, xmlText } from './xml.ts'

interface Place {
  readonly path: string
  /** Calendar date. */
  readonly changed?: string
}

/** `/sitemap.xml`: every page that a search engine should know, with the events of the day. */
export async function loader({ context }: LoaderFunctionArgs) {
  return xmlAnswer(sitemap([...pages(), ...(await events(context.get(pageServices)))]))
}

export function sitemap(places: readonly Place[]): string {
  const urls = places.map(({ path, changed }) => {
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`
    return `<url><loc>${xmlText(absoluteUrl(path))}</loc>${date}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>`
}

function pages(): readonly Place[] {
  const updated = new Map(articles.map((article) => [paths.article(article.slug), article.updated]))
  return [...prerenderedPaths, paths.events].map((path) => {
    const changed = updated.get(path)
    return { path, ...(changed === undefined ? {} : { changed }) }
  })
}

/** A list without events is better for a crawler than none while the database is away. */
async function events({ listEvents, report }: PageServices): Promise<readonly Place[]> {
  try {
    const { events } = await listEvents()
    return events
      .filter(({ cancelled }) => !cancelled)
      .map(({ eventId }) => ({ path: paths.event(eventId) }))
  } catch (error) {
    report(error)
    return []
  }
}
