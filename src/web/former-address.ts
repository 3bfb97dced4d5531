import { redirect, type RouterContextProvider } from 'react-router'
import { siteContext } from '#web/site-context.ts'

/**
 * For loaders without a page: throws a redirect to the new address of a former one, also for links
 * within the site. Does nothing where there is none.
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
