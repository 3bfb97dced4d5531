import type { LoaderFunctionArgs } from 'react-router'
import { siteEntries } from '#web/search/entries.ts'
import { siteContext } from '#web/site-context.ts'

/** `/search-index.json`: what the search of the site can find. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(siteEntries(context.get(siteContext).content))
