import { data } from 'react-router'
import { articleMeta, ArticlePage } from '#web/articles/article-page.tsx'
import { articleContent } from '#web/articles/content.ts'
import { redirectFormerAddress } from '#web/former-address.ts'
import { ownPageContent } from '#web/own-pages/content.ts'
import { OwnPage, ownPageMeta } from '#web/own-pages/own-page.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/article-or-page.ts'

export function meta({ loaderData, matches: [, frame] }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { loaderData: site } = frame
  return loaderData.is === 'article'
    ? articleMeta(site, loaderData.content)
    : ownPageMeta(site, loaderData.content)
}

/** Pages straight below home: an article, or a page of the company's own. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content } = context.get(siteContext)
  const slug = params.slug
  const article = articleContent(content, slug)
  if (article !== null) return { is: 'article' as const, content: article }
  const page = ownPageContent(content, slug)
  if (page === null) {
    await redirectFormerAddress({ context, url })
    throw data(null, { status: 404 })
  }
  return { is: 'page' as const, content: page }
}

export default function ArticleOrPage({ loaderData: loaded }: Route.ComponentProps) {
  return loaded.is === 'article' ? (
    <ArticlePage content={loaded.content} />
  ) : (
    <OwnPage content={loaded.content} />
  )
}
