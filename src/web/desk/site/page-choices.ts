import { createContext } from 'react'
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

/** Entries that a document can list, and the ones shown if it lists none. */
const choices = (
  all: readonly { readonly id: string; readonly title: string }[],
  usual: readonly string[],
) => ({ all, usual })

/** The home page lists some of the projects and services. */
export const entryChoices = ({ projects, services, home }: Content) => ({
  project: choices(
    projects.all.map(({ id, title }) => ({ id, title })),
    home.recent.projectIds,
  ),
  service: choices(
    services.map(({ slug, name }) => ({ id: slug, title: name })),
    [],
  ),
})

export const EntryChoicesContext = createContext<ReturnType<typeof entryChoices>>({
  project: choices([], []),
  service: choices([], []),
})

export const PageChoicesContext = createContext<readonly PageChoice[]>([])
