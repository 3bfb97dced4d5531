import type { LoaderFunctionArgs } from 'react-router'
import { siteEntries } from '#web/search/entries.ts'
import { siteContext } from '#web/site-context.ts'

/** `/search-index.json`: the entries of the site's search. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(siteEntries(context.get(siteContext).content))
