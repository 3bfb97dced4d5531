import { siteEntries } from '#web/search/entries.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/search-index.ts'

/** `/search-index.json`: the entries of the site's search. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(siteEntries(context.get(siteContext).content))
