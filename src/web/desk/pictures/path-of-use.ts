import type { PictureUse } from '#content/content-pictures.ts'
import { paths } from '#web/paths.ts'

const banners: Readonly<Record<string, string>> = {
  about: paths.about,
  products: paths.products,
  projects: paths.projects,
  events: paths.events,
  contact: paths.contact,
  blog: paths.blog,
  'get-a-quote': paths.quote,
  calculator: paths.calculator,
  privacy: paths.privacy,
  'not-found': '/no-such-page',
}

/** The address of the page where a picture is used. */
export function pathOfUse({ page, slug = '' }: PictureUse): string {
  switch (page) {
    case 'home':
    case 'about':
    case 'products':
    case 'projects':
    case 'events':
      return paths[page]
    case 'services':
      return paths.service(slug)
    case 'articles':
      return paths.article(slug)
    case 'pages':
      return paths.ownPage(slug)
    case 'banners':
      return banners[slug] ?? paths.home
  }
}
