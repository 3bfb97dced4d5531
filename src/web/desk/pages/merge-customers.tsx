import { Form, redirect } from 'react-router'
import { counted, countedIfAny } from '#domain/counts.ts'
import { formatPhone } from '#domain/fields.ts'
import { Button, ButtonLink, TextLink } from '#web/desk/button.tsx'
import { requireSession, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { UpLink } from '#web/desk/page-head.tsx'
import { maxSearchLength, searchedText } from '#web/desk/lists/list-address.ts'
import { searchFieldClasses, SearchHint } from '#web/desk/lists/list-search.tsx'
import { gone } from '#web/desk/forms/answers.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { SubmissionForm, usePageSubmission } from '#web/desk/forms/use-submission.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { submittedForm } from '#web/submitted-form.ts'
import { textIn } from '#web/form-values.ts'
import type { Route } from './+types/merge-customers.ts'

const maxOffered = 20
const searchHint = 'Name, email, town, street or phone'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const search = url.searchParams
  const id = params.customerId
  const { customer } = orNotFound(await desk.customers.findCustomer(id))
  const query = searchedText(search)
  const otherId = search.get('with') ?? ''
  const other = otherId === '' ? null : await otherOf(otherId)
  const offered =
    query === ''
      ? []
      : (await desk.customers.listCustomers({ search: query, sort: 'name', page: 1 })).customers
          .filter((each) => each.id !== id)
          .slice(0, maxOffered)
  return {
    customer: { id, name: customer.name, company: customer.company },
    query,
    other,
    // A colleague may have merged it since.
    isGone: otherId !== '' && other === null,
    offered: offered.map(
      ({ id: offeredId, name, company, phones, emails, addresses, requests }) => ({
        id: offeredId,
        name: [name, company].filter(Boolean).join(', '),
        about: [
          formatPhone(phones[0] ?? ''),
          emails[0],
          addresses[0]?.city,
          countedIfAny(requests, 'request'),
        ]
          .filter(Boolean)
          .join(', '),
      }),
    ),
  }

  async function otherOf(otherId: string) {
    const effects = await desk.customers.mergeEffects(otherId, id)
    const known = await desk.customers.findCustomer(otherId)
    if (!effects.ok || known === null) return null
    const { requests, bookings, visits, notes, quotes, payments, emails, phones, addresses } =
      effects.value
    return {
      id: otherId,
      name: known.customer.name,
      company: known.customer.company,
      brings: [
        countedIfAny(requests, 'request'),
        countedIfAny(bookings, 'event answer'),
        countedIfAny(visits, 'visit'),
        countedIfAny(quotes, 'quote'),
        countedIfAny(notes, 'note'),
        countedIfAny(payments, 'counter payment'),
        countedIfAny(addresses, 'more address', 'more addresses'),
        ...emails,
        ...phones.map((phone) => formatPhone(phone)),
      ].filter(Boolean),
    }
  }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { desk, member } = requireSession(context)
  const id = params.customerId
  const from = textIn(submittedForm(context), 'from')
  const merged = await desk.customers.mergeCustomers(from, id, member)
  // A merge is refused if one of the two is gone, as the reloaded page shows.
  return merged.ok ? redirect(`${deskPaths.customer(id)}?merged=${merged.value}`) : gone('customer')
}

/** Merges two customers who are the same person: first the choice, then a preview. */
export default function MergeCustomers({ loaderData }: Route.ComponentProps) {
  const { customer, query, other, offered, isGone } = loaderData
  const path = deskPaths.mergeCustomers(customer.id)
  return (
    <>
      <UpLink to={deskPaths.customer(customer.id)}>{customer.name}</UpLink>
      <h1 className="mb-1 text-title break-words desk:text-title-wide">Merge</h1>
      <div className="desk:max-w-3xl">
        {other === null ? (
          <>
            <p className="mb-4 text-bark-soft">
              Find the other page for {customer.name}. You will see what moves over before anything
              changes.
            </p>
            <p role="alert" className="font-semibold text-brick not-empty:mb-3">
              {isGone ? 'That page is no longer there: a colleague may have merged it.' : ''}
            </p>
            <search aria-label="The other page">
              <SearchHint>{searchHint}</SearchHint>
              <Form action={path} className="mb-4 flex gap-2">
                <input
                  type="search"
                  name="q"
                  // oxlint-disable-next-line jsx-a11y/no-autofocus -- one came to find somebody
                  autoFocus={query === ''}
                  defaultValue={query}
                  maxLength={maxSearchLength}
                  aria-label="Search customers"
                  placeholder={searchHint}
                  className={`${searchFieldClasses} min-w-0 flex-1`}
                />
                <Button type="submit">Search</Button>
              </Form>
            </search>
            <output className="sr-only">
              {query === '' ? '' : `${counted(offered.length, 'customer')} found`}
            </output>
            {query === '' ? null : (
              <Sheet title="Which one is the same customer?" count={offered.length}>
                <Rows empty="Nobody else matches. Try the phone or the email address.">
                  {offered.map(({ id, name, about }) => (
                    <Row key={id} title={name} second={about}>
                      <ButtonLink
                        to={deskPaths.mergeCustomers(customer.id, id)}
                        aria-label={`This one: ${name}`}
                      >
                        This one
                      </ButtonLink>
                    </Row>
                  ))}
                </Rows>
              </Sheet>
            )}
          </>
        ) : (
          <Effects customer={customer} other={other} />
        )}
      </div>
    </>
  )
}

function Effects({
  customer,
  other,
}: {
  readonly customer: Route.ComponentProps['loaderData']['customer']
  readonly other: NonNullable<Route.ComponentProps['loaderData']['other']>
}) {
  const submission = usePageSubmission(deskPaths.mergeCustomers(customer.id, other.id))
  const { isBusy } = submission
  return (
    <section className="mt-3 rounded-sheet border border-hairline bg-white p-4 desk:p-6">
      <h2 className="mb-3">
        {other.name} becomes part of {customer.name}
      </h2>
      {other.brings.length === 0 ? (
        <p className="mb-3">Nothing moves over: the page of {other.name} is empty.</p>
      ) : (
        <>
          <p>These move to the page of {customer.name}:</p>
          <ul className="my-2 list-disc pl-6">
            {other.brings.map((each) => (
              <li key={each} className="break-words">
                {each}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mb-4 text-bark-soft">
        The name stays {customer.name}
        {customer.company !== '' && other.company !== '' && customer.company !== other.company
          ? `, and the company ${customer.company}: ${other.company} is not kept`
          : ''}
        . The page of {other.name} is removed. Each request stays as it is, and nobody is emailed.
        If it was a mistake, “Undo merge” on the page of {customer.name} splits them again.
      </p>
      <SubmissionForm submission={submission} className="flex flex-wrap items-center gap-3">
        <input type="hidden" name="from" value={other.id} />
        <Button type="submit" variant="filled" disabled={isBusy}>
          Merge the two
        </Button>
        <ButtonLink to={deskPaths.mergeCustomers(other.id, customer.id)}>
          Keep {other.name} instead
        </ButtonLink>
        <ButtonLink to={deskPaths.mergeCustomers(customer.id)}>Someone else</ButtonLink>
        <TextLink to={deskPaths.customer(customer.id)} variant="tall">
          Cancel
        </TextLink>
        <AnswerLine answer={submission.answer} />
      </SubmissionForm>
    </section>
  )
}
