import { data } from 'react-router'
import { redirectFormerAddress } from '#web/former-address.ts'
import { NotFoundPage } from '#web/failures/not-found-page.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/not-found.ts'

export const meta = ({ loaderData: seo }: Route.MetaArgs) =>
  seo === undefined
    ? []
    : [
        { title: seo.title },
        { name: 'description', content: seo.description },
        { name: 'robots', content: 'noindex' },
      ]

/** No page has this address; the status is 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await redirectFormerAddress({ context, url })
  return data(context.get(siteContext).content.pages['not-found'].seo, { status: 404 })
}

export default NotFoundPage
