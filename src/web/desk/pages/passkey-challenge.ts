import { deskCaller } from '#web/desk/desk-context.ts'
import { challengePurposes } from '#web/desk/sign-in/passkey-client.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/passkey-challenge.ts'

/** There is nothing to read here. */
export { loader } from './not-found.tsx'

/** Issues a challenge for a device, to sign in, to confirm, or to make a passkey. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { desk, session } = context.get(deskCaller)
  const asked = submittedForm(context).get('purpose')
  const purpose = challengePurposes.find((each) => each === asked)
  if (purpose === 'sign-in') return Response.json(await desk.account.startPasskeyProof(null))
  if (session === null) return Response.json({ code: 'signed-out' }, { status: 401 })
  switch (purpose) {
    case 'step-up':
      return Response.json(await desk.account.startPasskeyProof(session.member))
    case 'add-passkey':
      return Response.json(await desk.account.startPasskey(session.member))
    case undefined:
      return Response.json({ code: 'bad-parameter' }, { status: 400 })
  }
}
