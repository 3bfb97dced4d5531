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

/** Those that fields of a document offer. */
export const PageChoicesContext = createContext<readonly PageChoice[]>([])
