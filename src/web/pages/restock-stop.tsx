import { data, Form, useActionData, useNavigation } from 'react-router'
import { useHydrated } from '#web/hydrated.ts'
import type { NotSent } from '#web/pages/form-pages.tsx'
import { privateHeaders } from '#web/private-pages/private-headers.ts'
import { PrivatePage, privateMeta } from '#web/private-pages/private-page.tsx'
import { siteContext } from '#web/site-context.ts'
import { Button } from '#web/ui/button.tsx'
import type { Route } from './+types/restock-stop.ts'

export const meta = privateMeta('Remove my email address')
export const headers = privateHeaders

export async function loader({ params, context }: Route.LoaderArgs) {
  const email = await context.get(siteContext).restock.readStop(params.token)
  return data({ email }, { headers: privateHeaders() })
}

/** Nothing is removed by opening the page: mail scanners open every link. */
export async function action({
  params,
  context,
}: Route.ActionArgs): Promise<{ readonly is: 'removed' } | NotSent> {
  await context.get(siteContext).restock.stop(params.token)
  return { is: 'removed' }
}

/** Removes an address from everything that it waits for. */
export default function RestockStop({ loaderData: { email } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  const isRemoved = answer?.is === 'removed'
  // Without a referrer browsers hide the origin of a form that is sent without scripts.
  const isHydrated = useHydrated()
  const isSending = useNavigation().state === 'submitting'
  if (isRemoved) {
    return (
      <PrivatePage title="Your email address has been removed" isAnswer>
        <output className="mt-3 block">
          It is no longer waiting for a product to come back, and we will send nothing more about
          that.
        </output>
      </PrivatePage>
    )
  }
  if (email === null) {
    return (
      <PrivatePage title="No email address to remove">
        <p className="mt-3">
          No email address is waiting for a product to come back under this link. Either it has been
          removed already, or the link is not complete.
        </p>
      </PrivatePage>
    )
  }
  return (
    <PrivatePage title="Remove my email address">
      <p className="mt-3">
        {email} is on our list for products that come back. Remove it, and we will send nothing more
        about them.
      </p>
      <Form method="post">
        <Button type="submit" disabled={isSending || !isHydrated} className="mt-5">
          Remove my email address
        </Button>
        <output className="mt-2 block font-semibold text-clay">
          {answer?.is === 'failed' ? answer.message : null}
        </output>
      </Form>
    </PrivatePage>
  )
}
