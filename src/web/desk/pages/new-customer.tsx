import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { refused } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { contactText, type CustomerAnswer } from '#web/desk/customers/customer-answers.ts'
import { CustomerForm } from '#web/desk/customers/customer-fields.tsx'
import { customerFacts, customerForm } from '#web/desk/customers/customer-form.ts'
import { customerMatch } from '#web/desk/customers/customer-match.ts'
import { companyOf, formKeyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { OpenPage } from '#web/desk/open-page.tsx'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import type { Route } from './+types/new-customer.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  state: companyOf(context).address.state,
})

export async function action({ context }: Route.ActionArgs): Promise<CustomerAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, customerForm)
  if (submission.status !== 'success') return refused(submission)
  const anyway = submission.value.anyway === 'yes'
  const added = await desk.customers.addCustomer(
    customerFacts(submission.value),
    { anyway },
    member,
    formKeyOf(context),
  )
  if (added.ok) return { is: 'added', id: added.value }
  switch (added.error.code) {
    case 'recognized':
      return { is: 'recognized', customers: added.error.customers.map(customerMatch) }
    case 'contact-taken':
      return {
        is: 'taken',
        contact: contactText(added.error.contact),
        customer: added.error.customer,
      }
  }
}

const recognizedBy = '[name=name], [name^=phones], [name^=emails]'

const nobody = { name: '', company: '', emails: [], phones: [], addresses: [], replyEmail: '' }

export default function NewCustomer({ loaderData: { state } }: Route.ComponentProps) {
  const fetcher = useFetcher<CustomerAnswer>()
  const navigate = useNavigate()
  const added = fetcher.data?.is === 'added' ? fetcher.data.id : null
  // The new page may take a while, and the form is still filled in.
  const isBusy = fetcher.state !== 'idle' || added !== null
  const answer = fetcher.data
  // Somebody else may be known too, or may not be.
  const [outdated, setOutdated] = useState<typeof answer>()
  const recognized = answer?.is === 'recognized' && answer !== outdated ? answer.customers : []
  return (
    <>
      {added === null ? null : <OpenPage to={deskPaths.customer(added)} />}
      <UpLink to={deskPaths.customers}>Customers</UpLink>
      <PageHead title="New customer" aside="A name, and a phone or an email address, are enough." />
      <div
        className="desk:max-w-3xl rounded-sheet border border-hairline bg-white p-4 desk:p-6"
        onInput={({ target }) => {
          if (target instanceof Element && target.matches(recognizedBy)) setOutdated(answer)
        }}
      >
        <CustomerForm
          intent="add"
          name="new customer"
          action={deskPaths.newCustomer}
          fetcher={fetcher}
          customer={nobody}
          revision={0}
          state={state}
          onCancel={() => void navigate(deskPaths.customers)}
          buttons={
            recognized.length > 0 ? (
              <Button type="submit" name="anyway" value="yes" disabled={isBusy}>
                Add anyway
              </Button>
            ) : (
              <Button type="submit" variant="filled" disabled={isBusy}>
                Add customer
              </Button>
            )
          }
        >
          {recognized.length === 0 ? null : <LooksLike customers={recognized} />}
        </CustomerForm>
      </div>
    </>
  )
}

function LooksLike({
  customers,
}: {
  readonly customers: Extract<CustomerAnswer, { is: 'recognized' }>['customers']
}) {
  return (
    <div role="alert" className="mb-4 rounded-[0.5rem] bg-paper-deep p-4">
      <h2 className="mb-1">
        {customers.length === 1 ? 'Looks like someone you know' : 'Looks like people you know'}
      </h2>
      <ul className="mb-2 divide-y divide-hairline">
        {customers.map(({ id, name, about }) => (
          <li key={id}>
            <Link
              to={deskPaths.customer(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 hover:underline"
            >
              <span className="font-semibold text-moss">{name}</span>
              <span className="text-second text-bark-soft">{about}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-second text-bark-soft">
        Open their page, or add another customer with that name. A phone or email that is theirs
        stays with them.
      </p>
    </div>
  )
}
