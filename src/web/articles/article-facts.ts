import { company } from '#content/company.ts'
import { paths } from '#web/paths.ts'
import { pictureUrl } from '#web/picture-url.ts'
import { absoluteUrl } from '#web/site-origin.ts'
import type { ArticleContent } from './content.ts'

/** The article as search engines want to know it. */
export function articleFacts({ card, article }: ArticleContent) {
  const url = absoluteUrl(paths.article(card.slug))
  const image = pictureUrl(card.picture)
  const business = {
    '@type': 'Organization',
    '@id': absoluteUrl('/#business'),
    name: company.name,
    url: absoluteUrl('/'),
  }
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: url,
    url,
    headline: card.title,
    description: article.seo.description,
    datePublished: card.published,
    dateModified: article.updated,
    inLanguage: 'en-US',
    timeRequired: `PT${card.minutes}M`,
    articleSection: article.topics.map(({ heading }) => heading),
    author: business,
    publisher: business,
    ...(image === null ? {} : { image }),
  }
}
