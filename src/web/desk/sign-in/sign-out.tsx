import { useFetcher } from '#web/use-fetcher.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { untilReachable } from '#web/desk/connection/until-connected.ts'
import { deleteAllDrafts } from '#web/desk/forms/drafts.ts'
import { Icon } from '#web/desk/icon.tsx'
import { whileSubmitting } from '#web/submitting.ts'

/** A form around a button that ends this session, or with `everywhere` all of the colleague's. */
export function SignOutForm({
  everywhere = false,
  className,
  children,
}: {
  readonly everywhere?: boolean
  readonly className?: string
  readonly children: React.ReactNode
}) {
  // The page stays where this does not get through.
  const { submit } = useFetcher()
  return (
    <form
      method="post"
      action={deskPaths.signOut}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        // Reloading the page for changes would cancel the redirect.
        void whileSubmitting(async () => {
          await untilReachable()
          await submit(form)
          if (window.location.pathname === deskPaths.signIn(deskPaths.today)) deleteAllDrafts()
        })
      }}
    >
      {everywhere ? <input type="hidden" name="everywhere" value="yes" /> : null}
      {children}
    </form>
  )
}

export function SignOut({ className }: { readonly className: string }) {
  return (
    <SignOutForm>
      <button
        type="submit"
        className={`inline-flex min-h-11 items-center gap-2 rounded-[0.5rem] font-semibold desk:min-h-9 ${className}`}
      >
        <Icon name="out" className="size-4" />
        Sign out
      </button>
    </SignOutForm>
  )
}
