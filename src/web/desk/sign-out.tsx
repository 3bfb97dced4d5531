import { useFetcher } from 'react-router'
import { deskPaths } from './desk-paths.ts'
import { wipeDrafts } from './drafts.ts'
import { Icon } from './icon.tsx'

/** Ends this session. */
export function SignOut({ className = '' }: { readonly className?: string }) {
  // The page stays where this does not get through.
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action={deskPaths.signOut} onSubmit={wipeDrafts}>
      <button
        type="submit"
        className={`inline-flex min-h-11 items-center gap-2 rounded-[0.5rem] font-semibold desk:min-h-9 ${className}`}
      >
        <Icon name="out" className="size-4" />
        Sign out
      </button>
    </fetcher.Form>
  )
}
