import { createContext } from 'react'
import type { Content } from '#content/content.ts'
import { siteEntries } from '#web/search/entries.ts'

/** A page of the site, to lead on to. */
export interface PageChoice {
  readonly path: string
  readonly name: string
}

/** The pages that links and former addresses can lead to. */
export const pageChoices = (content: Content): readonly PageChoice[] =>
  siteEntries(content)
    .filter(({ kind }) => ['Page', 'Service', 'Article'].includes(kind))
    .map(({ path, title }) => ({ path, name: title }))

/** Entries that another document may name, and those it shows where it names none. */
const choices = (
  all: readonly { readonly id: string; readonly title: string }[],
  usual: readonly string[],
) => ({ all, usual })

/** The projects of the gallery, of which the home page shows some, and the services. */
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

/** The entries that fields of a document offer. */
export const EntryChoicesContext = createContext<ReturnType<typeof entryChoices>>({
  project: choices([], []),
  service: choices([], []),
})

/** The pages that they offer. */
export const PageChoicesContext = createContext<readonly PageChoice[]>([])
