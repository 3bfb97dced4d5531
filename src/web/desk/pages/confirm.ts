import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data } from 'react-router'
import * as z from 'zod'
import { credentialRefusalMessage } from '#domain/desk/credential.ts'
import { noCodeMessage } from '#domain/desk/sign-in-code.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { codeForm, passkeyForm } from '#web/desk/forms.ts'

const confirmation = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('send-code') }),
  codeForm,
  passkeyForm,
])

/** There is nothing to read here. */
export const loader = () => {
  throw data(null, { status: 404 })
}

/** "Confirm it's you": a new proof by the one whose session it is. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { desk, session, cookies, browser } = visitOf(context)
  const submission = parseWithZod(await request.formData(), { schema: confirmation })
  if (submission.status !== 'success') {
    return { is: 'code-refused', reply: submission.reply() } as const
  }
  const submitted = submission.value
  if (submitted.intent === 'send-code') {
    const sent = await desk.requestSignInCode(session.member.email, browser())
    if (sent.ok || sent.error.code === 'code-too-soon') return { is: 'code-sent' } as const
    return { is: 'refused', message: noCodeMessage(sent.error) } as const
  }
  const shown =
    submitted.intent === 'code'
      ? ({ is: 'code', code: submitted.code } as const)
      : ({ is: 'passkey', answer: submitted.answer } as const)
  const confirmed = await desk.confirmIdentity(shown, browser(), session)
  if (confirmed.ok) {
    cookies.setSession(confirmed.value.token)
    return { is: 'confirmed' } as const
  }
  const message = credentialRefusalMessage(confirmed.error)
  return shown.is === 'passkey'
    ? ({ is: 'refused', message } as const)
    : ({
        is: 'code-refused',
        reply: submission.reply({ fieldErrors: { code: [message] } }),
      } as const)
}
