import { useEffect, useRef, useState } from 'react'
import { data, Form, useActionData, useNavigation } from 'react-router'
import { emailMessage } from '#domain/fields.ts'
import { maxWaits, restockForm } from '#domain/site/restock.ts'
import { redirectFormerAddress } from '#web/former-address.ts'
import type { NotSent } from '#web/pages/form-pages.tsx'
import { PrivatePage } from '#web/private-pages/private-page.tsx'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { submittedForm } from '#web/submitted-form.ts'
import { textIn } from '#web/form-values.ts'
import { usePreservedText } from '#web/use-preserved-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field-frame.tsx'
import { errorId, fieldInput } from '#web/ui/field-styles.ts'
import { Link } from '#web/ui/link.tsx'
import type { Route } from './+types/restock.ts'

export const meta: PageMeta = () => [
  { title: 'Tell me when it’s back' },
  { name: 'robots', content: 'noindex' },
]

/** It briefly holds the typed email address, so it is never cached. */
export const headers = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = context.get(siteContext).restock.read(params.slug)
  if (found === null) {
    await redirectFormerAddress({ context, url })
    throw data(null, { status: 404 })
  }
  return found
}

type Answer =
  | { readonly is: 'refused'; readonly email: string }
  | { readonly is: 'waiting' | 'in-stock' }
  | NotSent

export async function action({ params, context }: Route.ActionArgs): Promise<Answer> {
  const form = submittedForm(context)
  const email = textIn(form, 'email')
  const checked = restockForm.safeParse({ email })
  if (!checked.success) return { is: 'refused', email }
  const { restock } = context.get(siteContext)
  const isWaiting = await restock.ask(params.slug, checked.data.email, {
    wording: textIn(form, 'wording'),
    seal: textIn(form, 'seal'),
  })
  return { is: isWaiting ? 'waiting' : 'in-stock' }
}

/** Asks for an email address, to announce once that a product is back. */
export default function Restock({ loaderData: { name, out, consent } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const isSending = useNavigation().state === 'submitting'
  const isRefused = answer?.is === 'refused'
  const email = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const isOver = answer?.is === 'waiting' || answer?.is === 'in-stock'
  usePreservedText('evergreen.restock-email', isOver ? null : typed, (stored) => {
    if (stored === null || email.current === null || email.current.value !== '') return
    email.current.value = stored
    setTyped(stored)
  })
  useEffect(() => {
    if (answer?.is === 'refused') email.current?.focus()
  }, [answer])
  if (answer?.is === 'waiting') {
    return (
      <PrivatePage title="Look for our email" isAnswer>
        <output className="mt-3 block">
          Unless this address was on the list already, an email is on its way to confirm, with a
          link in case you change your mind. The next one comes when {name} is back. An address can
          wait for {maxWaits} products at a time; beyond that, no email comes.
        </output>
        <Back />
      </PrivatePage>
    )
  }
  if (out === null || answer?.is === 'in-stock') {
    return (
      <PrivatePage title={`${name} is here`} isAnswer={answer !== undefined}>
        <p className="mt-3">It is in stock, so there is nothing to wait for.</p>
        <Back />
      </PrivatePage>
    )
  }
  return (
    <PrivatePage title={`Tell me when ${name} is back`}>
      <p className="mt-3 font-semibold text-clay">{out}</p>
      <Form method="post" noValidate className="mt-6">
        <label htmlFor="email" className="block font-semibold">
          Email
        </label>
        <input
          ref={email}
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          onChange={(event) => setTyped(event.target.value)}
          defaultValue={isRefused ? answer.email : ''}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${errorId('email')} consent` : 'consent'}
          className={`mt-1 ${fieldInput}`}
        />
        <FieldError id="email" error={isRefused ? emailMessage : undefined} />
        <p id="consent" className="mt-3 text-sm text-bark-soft">
          {consent.wording}
        </p>
        <input type="hidden" name="wording" value={consent.wording} />
        <input type="hidden" name="seal" value={consent.seal} />
        <Button type="submit" disabled={isSending} className="mt-5">
          Tell me when it’s back
        </Button>
        <output className="mt-2 block font-semibold text-clay">
          {answer?.is === 'failed' ? answer.message : null}
        </output>
      </Form>
      <Back />
    </PrivatePage>
  )
}

function Back() {
  return (
    <p className="mt-8">
      <Link to={paths.products} className="link inline-flex min-h-11 items-center">
        Back to the products
      </Link>
    </p>
  )
}
