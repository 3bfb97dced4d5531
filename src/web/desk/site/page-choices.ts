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

/** A project of the gallery. */
export interface ProjectChoice {
  readonly id: string
  readonly title: string
}

/** The projects of the gallery, and those that the home page shows unless it says others. */
export const projectChoices = ({ projects, home }: Content) => ({
  all: projects.all.map(({ id, title }): ProjectChoice => ({ id, title })),
  usual: home.recent.projectIds,
})

/** The projects that fields of a document offer. */
export const ProjectChoicesContext = createContext<ReturnType<typeof projectChoices>>({
  all: [],
  usual: [],
})

/** The pages that they offer. */
export const PageChoicesContext = createContext<readonly PageChoice[]>([])
