import { RouterContextProvider } from 'react-router'
import { siteContext } from '#web/site-context.ts'
import { pageData } from '#pages.ts'
import type { TestSite } from '#support/test-site.ts'

/** The context of the site's public pages, for their loaders and actions. */
export function contextOf(site: TestSite): RouterContextProvider {
  const context = new RouterContextProvider()
  const now = site.clock.now()
  const rest = { isPreview: false, nonce: undefined, report: () => {} }
  context.set(siteContext, { ...pageData(site), ...rest, content: site.content(), now })
  return context
}
