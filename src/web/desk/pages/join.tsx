import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { redirect, useLocation } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { type FailedAnswer, refused } from '#web/desk/forms/answers.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskCaller, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SignInLayout } from '#web/desk/sign-in/sign-in-layout.tsx'
import { Field, properName } from '#web/desk/forms/field.tsx'
import { invitationCheckForm, joinForm } from '#web/desk/sign-in/sign-in-forms.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import type { Route } from './+types/join.ts'

/** Opening the link does not use the invitation, since mail programs open links too. */
export const loader = () => null

/** Checks the invitation, or uses it. */
export async function action({ context }: Route.ActionArgs) {
  const { desk, cookies, browser } = context.get(deskCaller)
  const check = submissionOf(context, invitationCheckForm)
  if (check.status === 'success') {
    return { is: (await desk.staff.isInvitationOpen(check.value.token)) ? 'open' : 'over' } as const
  }
  const submission = submissionOf(context, joinForm)
  if (submission.status !== 'success') return refused(submission)
  const shown = { is: 'invitation', ...submission.value } as const
  const entered = await desk.account.signIn(shown, browser(), cookies.session)
  if (!entered.ok) return { is: 'over' } as const
  cookies.setSession(entered.value.token)
  throw redirect(deskPaths.welcome)
}

type JoinAnswer = Awaited<ReturnType<typeof action>> | FailedAnswer

/** The form with the token, which is in the fragment of the address. */
function withToken(form: FormData): FormData {
  form.set('token', window.location.hash.slice(1))
  return form
}

/** Shows whether the link still works before a name is typed. */
export default function Join() {
  const { hash } = useLocation()
  const { data, submit } = useFetcher<JoinAnswer>()
  useEffect(() => {
    void submit({ intent: 'check', token: hash.slice(1) }, { method: 'post' })
  }, [hash, submit])
  return (
    <SignInLayout title="Join the desk">
      {data === undefined ? (
        <output>Looking at your invitation…</output>
      ) : data.is === 'over' ? (
        <Over isWhole={hash.length > 1} />
      ) : (
        <JoinForm />
      )}
    </SignInLayout>
  )
}

function Over({ isWhole }: { readonly isWhole: boolean }) {
  return (
    <>
      <p role="alert" className="mb-3 font-semibold">
        {isWhole ? 'This invitation no longer works.' : 'This link is not complete.'}
      </p>
      <p className="mb-4">
        {isWhole
          ? 'Each one works once, for a short time, and a newer one takes its place. Have you joined already? Then sign in. If not, ask whoever invited you for a new one.'
          : 'Open it again from the email, or copy all of it.'}
      </p>
      <TextLink to={deskPaths.signIn(deskPaths.today)} variant="in-text">
        Sign in
      </TextLink>
    </>
  )
}

function JoinForm() {
  const fetcher = useFetcher<JoinAnswer>()
  const { data } = fetcher
  const [form, fields] = useForm({
    ...(data?.is === 'refused' ? { lastResult: data.reply } : {}),
    onValidate: ({ formData }) => parseWithZod(withToken(formData), { schema: joinForm }),
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData }) {
      event.preventDefault()
      void fetcher.submit(withToken(formData), { method: 'post' })
    },
  })
  // Used or expired while the name was typed.
  if (data?.is === 'over') return <Over isWhole />
  return (
    <form method="post" {...getFormProps(form)}>
      <p id={form.errorId} role="alert" className="font-semibold text-brick not-empty:mb-3">
        {(form.errors ?? fields.token.errors)?.[0]}
      </p>
      <p className="mb-4">You are invited. How should your colleagues see your name?</p>
      <Field field={fields.name} label="Your name" {...properName} autoComplete="name" />
      <Button
        type="submit"
        variant="filled"
        className="mt-4 w-full"
        disabled={fetcher.state !== 'idle'}
      >
        Join
      </Button>
      <AnswerLine answer={data} />
    </form>
  )
}
