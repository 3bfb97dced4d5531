import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/head.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#domain/site/paths.ts'
import { type Site, useSite } from '#web/site.ts'
import { Container } from '#web/ui/container.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'
import { articleFacts } from './article-facts.ts'
import { type ArticleContent, topicId } from './content.ts'
import { ArticleHead } from './head.tsx'
import { ReadOn } from './read-on.tsx'
import { ArticleText } from './topics.tsx'

export const articleMeta = (
  site: Site | undefined,
  { card, article }: ArticleContent,
): MetaDescriptor[] => [
  ...pageMeta(site, {
    ...article.seo,
    picture: card.picture,
    path: paths.article(card.slug),
    kind: 'article',
  }),
  { property: 'article:published_time', content: card.published },
  { property: 'article:modified_time', content: article.updated },
]

export function ArticlePage({ content }: { readonly content: ArticleContent }) {
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
