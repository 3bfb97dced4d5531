import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { redirect, useFetcher } from 'react-router'
import { credentialRefusalMessage } from '#domain/desk/credential.ts'
import type { FailedStep } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { deskVisit } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { DoorSheet } from '#web/desk/door-sheet.tsx'
import { Field, FormMessage } from '#web/desk/field.tsx'
import { joinForm } from '#web/desk/forms.ts'
import { StepLine } from '#web/desk/saved-line.tsx'
import type { Route } from './+types/join.ts'

/** Opening the link uses nothing up: mail programs open links too. */
export const loader = () => null

/** Uses the invitation, once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { desk, cookies, browser } = context.get(deskVisit)
  const submission = parseWithZod(await request.formData(), { schema: joinForm })
  if (submission.status !== 'success') return submission.reply()
  const shown = { is: 'invitation', ...submission.value } as const
  const entered = await desk.signIn(shown, browser(), cookies.session)
  if (!entered.ok)
    return submission.reply({ formErrors: [credentialRefusalMessage(entered.error)] })
  cookies.setSession(entered.value.token)
  throw redirect(deskPaths.welcome)
}

/** The form with the token, which stands in the part of the address that no server sees. */
function withToken(form: FormData): FormData {
  form.set('token', window.location.hash.slice(1))
  return form
}

export default function Join() {
  const fetcher = useFetcher<Awaited<ReturnType<typeof action>> | FailedStep>()
  const { data } = fetcher
  const [form, fields] = useForm({
    ...(data === undefined || 'is' in data ? {} : { lastResult: data }),
    onValidate: ({ formData }) => parseWithZod(withToken(formData), { schema: joinForm }),
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData }) {
      event.preventDefault()
      void fetcher.submit(withToken(formData), { method: 'post' })
    },
  })
  return (
    <DoorSheet title="Join the desk">
      <form method="post" {...getFormProps(form)}>
        <FormMessage id={form.errorId} errors={form.errors ?? fields.token.errors} />
        <p className="mb-4">You are invited. How should your colleagues see your name?</p>
        <Field field={fields.name} label="Your name" autoComplete="name" />
        <Button
          type="submit"
          look="filled"
          className="mt-4 w-full"
          disabled={fetcher.state !== 'idle'}
        >
          Join
        </Button>
        <StepLine answer={data !== undefined && 'is' in data ? data : undefined} />
      </form>
    </DoorSheet>
  )
}
