import type { Content } from '#content/content.ts'
import { siteEntries } from '#web/search/entries.ts'

/** A page that links and redirects can lead to. */
export interface PageChoice {
  readonly path: string
  readonly name: string
}

export const pageChoices = (content: Content): readonly PageChoice[] =>
  siteEntries(content)
    .filter(({ kind }) => ['Page', 'Service', 'Article'].includes(kind))
    .map(({ path, title }) => ({ path, name: title }))

/** The projects and services that the home page can list, and the ones shown if it lists none. */
export const entryChoices = ({ projects, services, home }: Content) => ({
  project: {
    all: projects.all.map(({ id, title }) => ({ id, title })),
    usual: home.recent.projectIds,
  },
  service: { all: services.map(({ slug, name }) => ({ id: slug, title: name })), usual: [] },
})
