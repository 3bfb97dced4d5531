import { redirect, type RouterContextProvider } from 'react-router'
import { siteContext } from '#web/site-context.ts'

/**
 * For loaders whose page is not there: throws the way to where its address leads by now, which also
 * serves links that are followed within the site. Does nothing where the address leads nowhere.
 */
export async function redirectFormerAddress({
  context,
  url: { pathname, search },
}: {
  readonly context: Readonly<RouterContextProvider>
  readonly url: URL
}): Promise<void> {
  const target = await context.get(siteContext).findRedirect(pathname + search)
  if (target !== null) throw redirect(target, 301)
}
