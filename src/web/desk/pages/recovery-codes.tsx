import { Button } from '#web/desk/button.tsx'
import { requireSession } from '#web/desk/desk-context.ts'
import { confirmFirst } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SettingsHead, UpLink } from '#web/desk/page-head.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { Route } from './+types/recovery-codes.ts'

export const loader = () => null

/** Makes new codes; only this answer ever shows them. */
export async function action({ context }: Route.ActionArgs) {
  const caller = requireSession(context)
  const first = confirmFirst(caller)
  if (first !== null) return first
  return {
    is: 'made',
    codes: await caller.desk.account.makeRecoveryCodes(caller.member, caller.browser()),
  } as const
}

/** The codes come in place of the button that had the focus. */
const focus = (text: HTMLElement | null) => text?.focus()

export default function RecoveryCodes() {
  const { data, isBusy, send } = useAction<Awaited<ReturnType<typeof action>>>(
    deskPaths.recoveryCodes,
  )
  const codes = data?.is === 'made' ? data.codes : null
  return (
    <>
      <SettingsHead />
      <UpLink to={deskPaths.account}>You</UpLink>
      <div className="desk:max-w-3xl">
        <Sheet isPage title="Recovery codes">
          <div className="px-4 py-4">
            {codes === null ? (
              <>
                <p className="mb-4 max-w-prose">
                  Ten codes to print and keep in a safe place. Each lets you in once, with your
                  email address. New codes replace all earlier ones.
                </p>
                <Button variant="filled" disabled={isBusy} onClick={() => send({})}>
                  Make ten codes
                </Button>
                <AnswerLine answer={data} isBusy={isBusy} />
              </>
            ) : (
              <>
                <p ref={focus} tabIndex={-1} className="mb-4 max-w-prose">
                  They are shown only once. Print them now, and keep them away from your devices.
                </p>
                <ol className="grid max-w-md grid-cols-1 gap-x-8 gap-y-1.5 font-mono sm:grid-cols-2">
                  {codes.map((code) => (
                    <li key={code}>{code}</li>
                  ))}
                </ol>
                <Button variant="filled" className="no-print mt-5" onClick={() => window.print()}>
                  Print
                </Button>
              </>
            )}
          </div>
        </Sheet>
      </div>
    </>
  )
}
