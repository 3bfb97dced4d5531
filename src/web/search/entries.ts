import type { Content } from '#content/content.ts'
import type { PageId } from '#content/pages.ts'
import type { SearchEntry } from '#domain/search/search.ts'
import { bannerPaths } from '#web/content-paths.ts'
import { deliveryId, paths } from '#domain/site/paths.ts'

const pageNames: Partial<Record<PageId, string>> = {
  'get-a-quote': 'Get a Quote',
  events: 'Events',
}

const pageIds = Object.keys(bannerPaths).filter(
  (id): id is PageId => id in bannerPaths && id !== 'not-found',
)

export const siteEntries = ({
  company,
  pages,
  plainPages,
  services,
  products,
  projects,
  articles,
  ownPages,
  delivery,
}: Content): readonly SearchEntry[] => [
  {
    title: 'Home',
    kind: 'Page',
    path: paths.home,
    words: `${company.name} ${plainPages.home.description}`,
  },
  ...pageIds.map((id) => ({
    title: pageNames[id] ?? pages[id].title,
    kind: 'Page',
    path: bannerPaths[id],
    // The id has the word of its address, `calculator`.
    words: [
      id,
      pages[id].subtitle,
      pages[id].seo.description,
      id === 'contact' ? `address ${company.address.street} ${company.address.city}` : '',
    ].join(' '),
  })),
  {
    title: delivery.question,
    kind: 'Question',
    path: `${paths.calculator}#${deliveryId}`,
    words: ['delivery', ...delivery.towns.flatMap(({ name, zips }) => [name, ...zips])].join(' '),
  },
  ...services.flatMap(({ slug, name, summary, sections }) => [
    { title: name, kind: 'Service', path: paths.service(slug), words: summary },
    ...sections.flatMap((section) =>
      section.items.map((item) => ({
        title: item.name,
        kind: name,
        path: `${paths.service(slug)}#${item.slug}`,
        words: `${name} ${section.title}`,
      })),
    ),
  ]),
  ...products.all.map(({ name, category, description }) => {
    const choice = products.choices.find(({ value }) => value === category)
    return {
      title: name,
      kind: 'Product',
      path: `${paths.products}?category=${category}`,
      words: `${choice?.name} ${description}`,
    }
  }),
  ...projects.all.map(({ title, category, bestFor }) => {
    const choice = projects.choices.find(({ value }) => value === category)
    return {
      title,
      kind: 'Project',
      path: `${paths.projects}?category=${category}`,
      words: `${choice?.name} ${bestFor}`,
    }
  }),
  ...articles.map(({ slug, title, excerpt }) => ({
    title,
    kind: 'Article',
    path: paths.article(slug),
    words: excerpt,
  })),
  ...ownPages.map(({ address, title, subtitle, parts }) => ({
    title,
    kind: 'Page',
    path: paths.ownPage(address),
    words: [subtitle, ...parts.map(({ heading }) => heading)].join(' '),
  })),
]
