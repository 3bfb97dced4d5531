import { data, type LoaderFunctionArgs } from 'react-router'
import type { PageMeta } from '#web/head.ts'
import { NotFoundPage } from '#web/layout/not-found-page.tsx'
import { siteContext } from '#web/site-context.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData: seo }) =>
  seo === undefined
    ? []
    : [
        { title: seo.title },
        { name: 'description', content: seo.description },
        { name: 'robots', content: 'noindex' },
      ]

/** No page has this address; the status says so too. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  data(context.get(siteContext).content.pages['not-found'].seo, { status: 404 })

export default NotFoundPage
