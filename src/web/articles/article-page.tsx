import type { MetaDescriptor } from 'react-router'
import { pageMeta } from '#web/head.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#domain/site/paths.ts'
import { type Site, useSite } from '#web/site.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { LinkedText } from '#web/ui/linked-text.tsx'
import { PageIndex } from '#web/ui/page-index.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { articleFacts } from './article-facts.ts'
import { type ArticleContent, topicId } from './content.ts'
import { FactsLine } from './facts-line.tsx'
import { ReadOn } from './read-on.tsx'
import './article.css'

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

function ArticleHead({ card }: Pick<ArticleContent, 'card'>) {
  const { slug, title, excerpt, picture } = card
  return (
    <div className="relative isolate pt-6 md:pt-8">
      <div className="absolute inset-x-0 top-0 bottom-[clamp(6rem,18vw,15rem)] -z-10 overflow-hidden border-b border-hairline bg-paper-deep print:hidden">
        <ContourLines on="light" />
      </div>
      <Container>
        <Breadcrumbs
          trail={[
            { name: 'Blog', path: paths.blog },
            { name: title, path: paths.article(slug) },
          ]}
          className="text-moss print:hidden"
        />
        <div className="mt-6 max-w-4xl md:mt-10">
          <h1 className="text-title">{title}</h1>
          <p className="mt-5 max-w-prose text-lead">{excerpt}</p>
          <FactsLine card={card} className="mt-5" />
        </div>
        <Picture
          picture={picture}
          sizes="(min-width: 86rem) 79rem, calc(100vw - 2rem)"
          priority="high"
          className="mt-9 aspect-[3/2] rounded-card md:aspect-[21/9] print:hidden"
        />
      </Container>
    </div>
  )
}

function ArticleText({ article: { intro, topics, closing } }: Pick<ArticleContent, 'article'>) {
  return (
    <div className="article-text min-w-0">
      {intro.map((paragraph, at) => (
        <p key={paragraph} className={at === 0 ? '' : 'mt-5'}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      <ol className="mt-12">
        {topics.map(({ heading, paragraphs }, at) => (
          <li key={heading} id={topicId(at + 1)} className="mt-9 border-t border-hairline pt-8">
            <div className="flex items-baseline gap-4">
              <span aria-hidden="true" className="article-number text-part">
                {at + 1}
              </span>
              <h2 className="text-part">{heading}</h2>
            </div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-4">
                <LinkedText text={paragraph} />
              </p>
            ))}
          </li>
        ))}
      </ol>
      <div className="mt-12 rounded-card bg-leaf-pale px-6 py-7 text-evergreen sm:px-9">
        {closing.map((paragraph, at) => (
          <p key={paragraph} className={at === 0 ? '' : 'mt-4'}>
            <LinkedText text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  )
}
