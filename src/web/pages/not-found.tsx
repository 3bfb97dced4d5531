import { data, type MetaFunction } from 'react-router'
import { pages } from '#content/pages.ts'
import { NotFoundPage } from '#web/layout/not-found-page.tsx'

const { seo } = pages['not-found']

export const meta: MetaFunction = () => [
  { title: seo.title },
  { name: 'description', content: seo.description },
  { name: 'robots', content: 'noindex' },
]

/** No page has this address; whoever asks by program is told so too. */
export const loader = () => data(null, { status: 404 })

export default NotFoundPage
