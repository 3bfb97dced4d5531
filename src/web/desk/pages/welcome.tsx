import { TextLink } from '#web/desk/button.tsx'
import { AddPasskey } from '#web/desk/sign-in/add-passkey.tsx'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SignInLayout } from '#web/desk/sign-in/sign-in-layout.tsx'
import type { Route } from './+types/welcome.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  return { name: member.name, hasCodes: desk.account.hasCodes }
}

/** After joining: a passkey, so that the next time takes one touch. */
export default function Welcome({ loaderData: { name, hasCodes } }: Route.ComponentProps) {
  return (
    <SignInLayout title={`Welcome, ${name}`}>
      <p className="mb-4">
        Next time, sign in with your face, your fingerprint or this device’s screen lock. Nothing to
        remember, and nothing that can be stolen.
      </p>
      <AddPasskey variant="filled" thenTo={deskPaths.today} />
      {hasCodes ? (
        <p className="mt-4 text-second text-bark-soft">
          <TextLink to={deskPaths.today} variant="in-text">
            Not on this device
          </TextLink>
          . You can sign in with a code by email, and add a passkey later in Settings.
        </p>
      ) : null}
    </SignInLayout>
  )
}
