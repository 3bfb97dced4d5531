import { useLocation } from 'react-router'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { ListTabs } from '#web/desk/lists/list-tabs.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { collections } from './collections.ts'

const parts = [
  { to: deskPaths.site, name: 'At once' },
  ...collections.map(({ at, title }) => ({ to: deskPaths.collection(at), name: title })),
  { to: deskPaths.texts, name: 'Page text' },
  { to: deskPaths.pictures, name: 'Pictures' },
  { to: deskPaths.redirects, name: 'Redirects' },
  { to: deskPaths.goingLive, name: 'Going live' },
]

export function SiteHead({ aside }: { readonly aside?: React.ReactNode }) {
  const { pathname } = useLocation()
  const shown = parts.findLast(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return (
    <>
      <PageHead title="Site" aside={aside} />
      <ListTabs
        label="Site"
        tabs={parts.map((part) => ({ ...part, count: '', isShown: part === shown }))}
      />
    </>
  )
}
