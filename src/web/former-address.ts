import { redirect, type RouterContextProvider } from 'react-router'
import { siteContext } from '#web/site-context.ts'

/** Redirects from a former address, also for links within the site, in loaders without a page. */
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
