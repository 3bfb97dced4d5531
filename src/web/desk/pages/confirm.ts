import { credentialRefusalMessage } from '#domain/desk/credential.ts'
import { codeAnswer } from '#domain/desk/sign-in-code.ts'
import { ok } from '#domain/result.ts'
import { deskCaller, type DeskCaller, submissionOf } from '#web/desk/desk-context.ts'
import { credentialForm, shownCredential } from '#web/desk/sign-in/sign-in-forms.ts'
import type { Route } from './+types/confirm.ts'

/** There is nothing to read here. */
export { loader } from './not-found.tsx'

/** Checks a credential from a dialog: of the session's own person, or for a new session. */
export async function action({ context }: Route.ActionArgs) {
  const caller = context.get(deskCaller)
  const { desk, session, cookies, browser } = caller
  const submission = submissionOf(context, credentialForm)
  if (submission.status !== 'success') {
    return { is: 'code-refused', reply: submission.reply() } as const
  }
  const submitted = submission.value
  if (submitted.intent === 'send-code') {
    const email = session?.member.email ?? submitted.email
    const answer = codeAnswer(await desk.account.requestSignInCode(email, browser()))
    return answer.is === 'code-sent' ? answer : ({ ...answer, is: 'refused' } as const)
  }
  const shown = shownCredential(submitted)
  const confirmed = await confirm(caller, shown)
  if (confirmed.ok) {
    cookies.setSession(confirmed.value.token)
    return { is: 'confirmed', email: confirmed.value.email } as const
  }
  const message = credentialRefusalMessage(confirmed.error)
  switch (shown.is) {
    case 'passkey':
      return { is: 'refused', message } as const
    case 'code':
      return {
        is: 'code-refused',
        reply: submission.reply({ fieldErrors: { code: [message] } }),
      } as const
    case 'recovery-code':
      return {
        is: 'recovery-refused',
        reply: submission.reply({ fieldErrors: { recoveryCode: [message] } }),
      } as const
  }
}

async function confirm(
  { desk, session, cookies, browser }: DeskCaller,
  shown: Parameters<DeskCaller['desk']['account']['signIn']>[0],
) {
  if (session !== null) {
    const confirmed = await desk.account.confirmIdentity(shown, browser(), session)
    return confirmed.ok ? ok({ ...confirmed.value, email: session.member.email }) : confirmed
  }
  const entered = await desk.account.signIn(shown, browser(), cookies.session)
  return entered.ok
    ? ok({ token: entered.value.token, email: entered.value.signedIn.member.email })
    : entered
}
