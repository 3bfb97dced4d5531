import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { articleFacts } from '#web/articles/article-facts.ts'
import { articleContent } from '#web/articles/content.ts'
import { ArticleHead } from '#web/articles/head.tsx'
import { ReadOn } from '#web/articles/read-on.tsx'
import { topicId } from '#web/articles/content.ts'
import { ArticleText } from '#web/articles/topics.tsx'
import { pageMeta, type PageMeta, siteIn } from '#web/head.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site.ts'
import { siteContext } from '#web/site-context.ts'
import { Container } from '#web/ui/container.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { card, article } = loaderData
  return [
    ...pageMeta(siteIn(matches), {
      ...article.seo,
      picture: card.picture,
      path: paths.article(card.slug),
      kind: 'article',
    }),
    { property: 'article:published_time', content: card.published },
    { property: 'article:modified_time', content: article.updated },
  ]
}

export function loader({ params, context }: LoaderFunctionArgs) {
  const content = articleContent(context.get(siteContext).content, params['slug'] ?? '')
  if (content === null) throw data(null, { status: 404 })
  return content
}

export default function ArticlePage() {
  const content = useLoaderData<typeof loader>()
  const { card, article, services, next } = content
  return (
    <div key={article.slug}>
      <article>
        <ArticleHead card={card} />
        <Container className="grid gap-x-12 gap-y-10 pt-band pb-section lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
          <div className="min-w-0 self-start lg:under-top print:hidden">
            <PageIndex
              numbered
              groups={[
                {
                  entries: article.topics.map(({ heading }, at) => ({
                    id: topicId(at + 1),
                    name: heading,
                  })),
                },
              ]}
            />
          </div>
          <ArticleText article={article} />
        </Container>
      </article>
      <ReadOn services={services} next={next} />
      <JsonLd facts={articleFacts(useSite(), content)} />
    </div>
  )
}
