import { redirect, type RouterContextProvider } from 'react-router'
import { siteContext } from '#web/site-context.ts'

/**
 * Redirects from a former address to the new one, also for links within the site; does nothing for
 * any other address. For loaders without a page, and for home with a query.
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
