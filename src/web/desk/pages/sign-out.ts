import { redirect } from 'react-router'
import { deskCaller } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/sign-out.ts'

/** Links do not sign anybody out. */
export { loader } from './not-found.tsx'

/** Ends this session, or all of the colleague's with the link to their calendar. */
export async function action({ context }: Route.ActionArgs) {
  const { desk, session, cookies } = context.get(deskCaller)
  const everywhere = submittedForm(context).get('everywhere') === 'yes'
  if (session !== null) await desk.account.endSessions(session.member, everywhere ? 'all' : session)
  cookies.endSession()
  return redirect(deskPaths.signIn(deskPaths.today))
}
