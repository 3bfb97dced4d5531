import { paths } from '#domain/site/paths.ts'
import { pictureUrl } from '#web/json-ld.tsx'
import { absoluteUrl, type Site } from '#web/site.ts'
import type { ArticleContent } from './content.ts'

export function articleFacts(site: Site, { card, article }: ArticleContent) {
  const { company } = site
  const url = absoluteUrl(site, paths.article(card.slug))
  const image = pictureUrl(site, card.picture)
  const business = {
    '@type': 'Organization',
    '@id': absoluteUrl(site, '/#business'),
    name: company.name,
    url: absoluteUrl(site, '/'),
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
