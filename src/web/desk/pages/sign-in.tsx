import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useEffectEvent, useState } from 'react'
import { redirect, useLocation } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { returnAddress } from '#domain/desk/access.ts'
import { credentialRefusalMessage } from '#domain/desk/credential.ts'
import { codeAnswer } from '#domain/desk/sign-in-code.ts'
import { type FailedAnswer, refused } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { CodeEntry, RecoveryEntry } from '#web/desk/sign-in/credential-entry.tsx'
import { deskCaller, submissionOf } from '#web/desk/desk-context.ts'
import { SignInLayout } from '#web/desk/sign-in/sign-in-layout.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import {
  codeRequestForm,
  credentialForm,
  removedText,
  shownCredential,
} from '#web/desk/sign-in/sign-in-forms.ts'
import { Icon } from '#web/desk/icon.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import {
  offersAutofill,
  passkeyProblem,
  signWithPasskey,
  useHasPasskeys,
} from '#web/desk/sign-in/passkey-client.ts'
import type { Route } from './+types/sign-in.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const { desk, session, isRemoved } = context.get(deskCaller)
  if (session !== null) throw redirect(returnAddress(url.searchParams.get('next')))
  return { hasCodes: desk.account.hasCodes, isRemoved }
}

export async function action({ url, context }: Route.ActionArgs) {
  const { desk, cookies, browser } = context.get(deskCaller)
  const submission = submissionOf(context, credentialForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  if (value.intent === 'send-code') {
    const answer = codeAnswer(await desk.account.requestSignInCode(value.email, browser()))
    return answer.is === 'code-sent'
      ? { ...answer, email: value.email }
      : refused(submission, { email: [answer.message] })
  }
  const shown = shownCredential(value)
  const entered = await desk.account.signIn(shown, browser(), cookies.session)
  if (!entered.ok) {
    const message = credentialRefusalMessage(entered.error)
    return refused(submission, { [fieldOf[shown.is]]: [message] })
  }
  cookies.setSession(entered.value.token)
  throw redirect(returnAddress(url.searchParams.get('next')))
}

type SignInAnswer = Awaited<ReturnType<typeof action>> | FailedAnswer

const fieldOf = { passkey: 'answer', code: 'code', 'recovery-code': 'recoveryCode' } as const

export default function SignIn({ loaderData: { hasCodes, isRemoved } }: Route.ComponentProps) {
  // Undefined before the first time.
  const [usesRecoveryCode, setUsesRecoveryCode] = useState<boolean>()
  return (
    <SignInLayout title="Sign in">
      {isRemoved ? (
        <p className="mb-5 border-b border-hairline-soft pb-4">
          <b className="font-semibold">You no longer have access.</b> {removedText} Somebody else
          can sign in here.
        </p>
      ) : null}
      {usesRecoveryCode ? (
        <RecoverySignIn onBack={() => setUsesRecoveryCode(false)} />
      ) : (
        <>
          <PasskeySignIn />
          {hasCodes ? <CodeSignIn /> : null}
          <p className="mt-5 border-t border-hairline-soft pt-4 text-second text-bark-soft">
            No phone and no email at hand?{' '}
            <button
              type="button"
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the form
              autoFocus={usesRecoveryCode === false}
              onClick={() => setUsesRecoveryCode(true)}
              className="font-semibold text-moss underline underline-offset-2"
            >
              Use a recovery code
            </button>
          </p>
        </>
      )}
    </SignInLayout>
  )
}

/** Action of the forms: the present address, which includes the page to open afterward. */
function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}

function PasskeySignIn() {
  const fetcher = useFetcher<SignInAnswer>()
  const address = useOwnAddress()
  const [problem, setProblem] = useState<string | null>(null)
  const hasPasskeys = useHasPasskeys()
  const signIn = async (byAutofill: boolean) => {
    try {
      const answer = await signWithPasskey('sign-in', { byAutofill })
      setProblem(null)
      await fetcher.submit({ intent: 'passkey', answer }, { method: 'post', action: address })
    } catch (error) {
      // The person did not ask for autofill, so its failure is not shown.
      if (!byAutofill) setProblem(passkeyProblem(error))
    }
  }
  const signInByAutofill = useEffectEvent(() => signIn(true))
  useEffect(() => {
    void offersAutofill().then(async (offers) => {
      if (offers) await signInByAutofill()
    })
  }, [])
  const refused = fetcher.data?.is === 'refused' ? fetcher.data.reply.error?.['answer']?.[0] : null
  if (!hasPasskeys) return null
  return (
    <>
      <Button
        variant="filled"
        className="w-full"
        disabled={fetcher.state !== 'idle'}
        onClick={() => void signIn(false)}
      >
        <Icon name="passkey" />
        Sign in with Face ID or fingerprint
      </Button>
      <p role="alert" className="text-brick not-empty:mt-3">
        {problem ?? refused}
      </p>
      <AnswerLine answer={fetcher.data} />
    </>
  )
}

function CodeSignIn() {
  const request = useFetcher<SignInAnswer>()
  const entry = useFetcher<SignInAnswer>()
  const hasPasskeys = useHasPasskeys()
  const address = useOwnAddress()
  const [form, fields] = useForm({
    ...(request.data?.is === 'refused' ? { lastResult: request.data.reply } : {}),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: codeRequestForm }),
    shouldRevalidate: 'onInput',
  })
  const isBusy = request.state !== 'idle' || entry.state !== 'idle'
  // Without the button above there is nothing to set it off from.
  const belowPasskey = hasPasskeys ? 'mt-5 border-t border-hairline-soft pt-4' : ''
  if (request.data?.is === 'code-sent') {
    const { email, note } = request.data
    return (
      <div className={belowPasskey}>
        <p className="mb-3">
          If {email} belongs to the desk, a code is on its way. It may take a minute.{' '}
          <TextLink to={address} reloadDocument variant="in-text">
            Use another email address
          </TextLink>
        </p>
        <p aria-live="polite" className="not-empty:mb-3">
          {note}
        </p>
        <CodeEntry
          lastResult={entry.data?.is === 'refused' ? entry.data.reply : undefined}
          isBusy={isBusy}
          label="Sign in"
          onEnter={(typed) => void entry.submit(typed, { method: 'post', action: address })}
          onAgain={() =>
            void request.submit({ intent: 'send-code', email }, { method: 'post', action: address })
          }
        />
        <AnswerLine answer={entry.data} />
      </div>
    )
  }
  return (
    <request.Form method="post" action={address} {...getFormProps(form)} className={belowPasskey}>
      <input type="hidden" name="intent" value="send-code" />
      <Field
        field={fields.email}
        label={hasPasskeys ? 'Or enter your email for a code' : 'Enter your email for a code'}
        type="email"
        autoComplete="username webauthn"
      />
      <Button type="submit" className="mt-3 w-full" disabled={isBusy}>
        Send me a code
      </Button>
      <AnswerLine answer={request.data} />
    </request.Form>
  )
}

function RecoverySignIn({ onBack }: { readonly onBack: () => void }) {
  const fetcher = useFetcher<SignInAnswer>()
  const address = useOwnAddress()
  return (
    <>
      <RecoveryEntry
        lastResult={fetcher.data?.is === 'refused' ? fetcher.data.reply : undefined}
        isBusy={fetcher.state !== 'idle'}
        label="Sign in"
        onEnter={(typed) => void fetcher.submit(typed, { method: 'post', action: address })}
        onBack={onBack}
      />
      <AnswerLine answer={fetcher.data} />
    </>
  )
}
