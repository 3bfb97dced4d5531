import { siteEntries } from '#web/search/entries.ts'

/** `/search-index.json`: what the search of the site can find. Made when the site is built. */
export const loader = () => Response.json(siteEntries)
