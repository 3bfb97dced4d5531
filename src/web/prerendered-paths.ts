import { serviceMenu } from '#content/navigation.ts'
import { articleSlugs, paths } from './paths.ts'

/** Pages made once at build; the others are rendered for each request. No page needs the list. */
export const prerenderedPaths: readonly string[] = [
  paths.home,
  paths.quote,
  paths.products,
  paths.projects,
  paths.about,
  paths.contact,
  paths.blog,
  paths.privacy,
  ...articleSlugs.map(paths.article),
  ...serviceMenu.map(({ slug }) => paths.service(slug)),
]
