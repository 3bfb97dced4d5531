import type { PictureUse } from '#content/content-pictures.ts'
import { bannerPaths } from '#web/content-paths.ts'
import { paths } from '#web/paths.ts'

const banners = new Map(Object.entries(bannerPaths))

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
      return banners.get(slug) ?? paths.home
  }
}
