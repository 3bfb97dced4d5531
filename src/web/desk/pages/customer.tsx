import { getTextareaProps, type FieldMetadata } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from 'react-router'
import * as z from 'zod'
import { mapLink } from '#domain/contact/map-link.ts'
import { may } from '#domain/desk/roles.ts'
import { formatPhone } from '#domain/fields.ts'
import { formatDate, formatTime } from '#domain/time.ts'
import type { FailedStep, RefusedForm, SavedStep } from '#web/desk/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { customerForm, mergeForm } from '#web/desk/customers/customer-form.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { BouncedNote, customerEmails, CustomerEmails } from '#web/desk/emails/customer-emails.tsx'
import { Field, fieldClasses, FieldMessage } from '#web/desk/field.tsx'
import { StatusMark } from '#web/desk/requests/marks.tsx'
import { requestRow } from '#web/desk/requests/request-row.ts'
import { SavedLine } from '#web/desk/saved-line.tsx'
import { saved } from '#web/desk/saved-step.ts'
import { Empty, Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/use-desk-form.tsx'
import { useColleague } from '#web/desk/use-desk.ts'
import { siteContext } from '#web/site-context.ts'

type CustomerAnswer =
  | RefusedForm
  | FailedStep
  | (SavedStep & { readonly revision: number })
  /** The email address or phone is another's, who may be the same person. */
  | {
      readonly is: 'taken'
      readonly contact: string
      readonly customer: { readonly id: string; readonly name: string }
    }

const form = z.discriminatedUnion('intent', [customerForm, mergeForm])

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { desk } = visitOf(context)
  const { company } = context.get(siteContext).content
  const found = await desk.findCustomer(params['customerId'] ?? '')
  if (found === null) throw data({ code: 'unknown-customer' }, { status: 404 })
  const now = desk.now()
  const { customer, requests, bookings } = found
  const emails = await desk.emailsOfCustomer(customer.id)
  return {
    ...customerEmails(emails, company.timeZone),
    customer: { ...customer, phones: customer.phones.map((phone) => formatPhone(phone)) },
    requests: requests.map((each) => ({
      ...requestRow(each, company, now),
      when: formatDate(each.lead.createdAt, company.timeZone),
    })),
    bookings: bookings.map((each) => ({
      id: each.id,
      name: each.eventName ?? 'Untitled Event',
      when: formatDate(each.eventStart, company.timeZone),
      answer: `${answers[each.willingness]}, ${each.seats} ${each.seats === 1 ? 'seat' : 'seats'}`,
    })),
  }
}

const answers = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const

export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<CustomerAnswer> {
  const { desk, session } = visitOf(context)
  const id = params['customerId'] ?? ''
  const submission = parseWithZod(await request.formData(), { schema: form })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const { value } = submission
  const { timeZone } = context.get(siteContext).content.company
  const gone = { is: 'failed', message: 'This customer is no longer there.' } as const
  if (value.intent === 'merge') {
    const merged = await desk.mergeCustomers(value.from, id, session.member)
    return merged.ok ? { is: 'saved', message: '', takeBack: '', revision: 0 } : gone
  }
  const { seen, ...facts } = value
  const kept = await desk.saveCustomer(id, facts, seen, session.member)
  if (kept.ok) {
    return { ...saved(context), revision: seen + 1 }
  }
  switch (kept.error.code) {
    case 'stale': {
      const { by, at } = kept.error
      const when = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
      const message = `${by ?? 'Someone'} saved this on ${when}. What you typed is still here: look at theirs in another tab, then reload.`
      return { is: 'failed', message }
    }
    case 'contact-taken': {
      const { contact, customer } = kept.error
      return { is: 'taken', contact, customer }
    }
    case 'unknown-customer':
      return gone
  }
}

/** Everything about a person or company. */
export default function CustomerPage() {
  const { customer, requests, bookings, received, bounced } = useLoaderData<typeof loader>()
  const mayErase = may(useColleague().role, 'manage-personal-data')
  return (
    <>
      <p className="no-print mb-1 text-second">
        <Link to={deskPaths.customers} className="font-semibold text-moss hover:underline">
          Customers
        </Link>
      </p>
      <h1 className="mb-4 text-title break-words desk:text-title-wide">{customer.name}</h1>
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">
        <div className="min-w-0">
          <Sheet title="Requests" count={requests.length}>
            {requests.length === 0 ? (
              <Empty>They have not asked for anything yet.</Empty>
            ) : (
              <Rows>
                {requests.map(({ id, services, town, status, when }) => (
                  <Row
                    key={id}
                    title={
                      <Link to={deskPaths.request(id)} className="hover:underline">
                        {services || 'A request'}
                      </Link>
                    }
                    second={[when, town].filter(Boolean).join(', ')}
                  >
                    <StatusMark status={status} />
                  </Row>
                ))}
              </Rows>
            )}
          </Sheet>
          <CustomerEmails received={received} />
          {bookings.length === 0 ? null : (
            <Sheet title="Events" count={bookings.length}>
              <Rows>
                {bookings.map(({ id, name, when, answer }) => (
                  <Row key={id} title={name} second={when}>
                    <span className="text-bark-soft">{answer}</span>
                  </Row>
                ))}
              </Rows>
            </Sheet>
          )}
        </div>
        <div>
          <Sheet title="Contact">
            <BouncedNote bounced={bounced} />
            <ContactForm />
          </Sheet>
          {mayErase ? (
            <p className="mb-4">
              <Link
                to={deskPaths.personalData(customer.id)}
                className="font-semibold text-moss hover:underline"
              >
                Personal data: download or delete
              </Link>
            </p>
          ) : null}
          {customer.addresses.map((address) => {
            const line = `${address.street1}, ${address.city}, ${address.state} ${address.zip}`
            return (
              <p key={line} className="mb-2 flex justify-between gap-3">
                {line}
                <a
                  href={mapLink(line)}
                  target="_blank"
                  rel="noreferrer"
                  className="font-semibold text-moss hover:underline"
                >
                  Map<span className="sr-only"> (opens in a new tab)</span>
                </a>
              </p>
            )
          })}
        </div>
      </div>
    </>
  )
}

function ContactForm() {
  const merging = useFetcher<CustomerAnswer>()
  const isMerged = merging.state === 'idle' && merging.data?.is === 'saved'
  // With somebody else merged into them the fields begin anew.
  return <ContactFields key={isMerged ? 'merged' : 'typed'} merging={merging} />
}

function ContactFields({
  merging,
}: {
  readonly merging: ReturnType<typeof useFetcher<CustomerAnswer>>
}) {
  const { customer } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<CustomerAnswer>()
  // What the fields began with: a colleague's save meanwhile leaves what is typed alone.
  const [seen, setSeen] = useState(customer.revision)
  const answer = fetcher.data
  if (answer?.is === 'saved' && answer.revision > seen) setSeen(answer.revision)
  const { fields, props, isBusy } = useDeskForm(fetcher, {
    name: `customer ${customer.id}`,
    schema: customerForm,
    action: deskPaths.customer(customer.id),
    defaultValue: {
      name: customer.name,
      company: customer.company,
      emails: customer.emails.join('\n'),
      phones: customer.phones.join('\n'),
    },
  })
  return (
    <form {...props} className="grid gap-3 p-4">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" key={seen} defaultValue={seen} />
      <Field field={fields.name} label="Name" autoComplete="off" />
      <Field field={fields.company} label="Company" autoComplete="off" />
      <Lines field={fields.emails} label="Email, one a line" />
      <Lines field={fields.phones} label="Phones, one a line" />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="filled" disabled={isBusy}>
          Save
        </Button>
        <SavedLine
          answer={answer?.is === 'taken' ? undefined : answer}
          action={props.action}
          isBusy={isBusy}
        />
      </div>
      {answer?.is === 'taken' ? (
        <div role="alert" className="rounded-[0.5rem] bg-paper-deep p-3 text-second">
          <p className="mb-2">
            {answer.contact} belongs to{' '}
            <Link to={deskPaths.customer(answer.customer.id)} className="font-semibold underline">
              {answer.customer.name}
            </Link>
            . If they are the same, everything of {answer.customer.name} comes onto this page.
          </p>
          <Button
            onClick={() =>
              void merging.submit({ intent: 'merge', from: answer.customer.id }, { method: 'post' })
            }
          >
            Merge the two
          </Button>
        </div>
      ) : null}
    </form>
  )
}

function Lines({
  field,
  label,
}: {
  readonly field: FieldMetadata<string | undefined>
  readonly label: string
}) {
  const { key, ...props } = getTextareaProps(field)
  return (
    <div>
      <label htmlFor={field.id} className="mb-1 block font-semibold">
        {label}
      </label>
      <textarea key={key} {...props} rows={2} className={`${fieldClasses} py-1.5`} />
      <FieldMessage field={field} />
    </div>
  )
}
