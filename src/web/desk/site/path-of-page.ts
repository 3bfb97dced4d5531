import type { PictureUse } from '#content/content-pictures.ts'
import type { LeftoverPage } from '#content/leftovers.ts'
import { bannerPaths } from '#web/content-paths.ts'
import { paths } from '#domain/site/paths.ts'

const fixedPaths = new Map(Object.entries(bannerPaths))

export function pathOfPage(page: PictureUse['page'] | LeftoverPage, slug = ''): string {
  switch (page) {
    case 'home':
    case 'every page':
    case 'end of pages':
    case 'chat':
      return paths.home
    case 'about':
    case 'products':
    case 'projects':
    case 'events':
    case 'privacy':
      return paths[page]
    case 'services':
      return paths.service(slug)
    case 'articles':
      return paths.article(slug)
    case 'pages':
    case 'banners':
      return fixedPaths.get(slug) ?? paths.ownPage(slug)
  }
}
