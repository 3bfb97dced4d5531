import { digitsOf, isEmail } from '#domain/fields.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import {
  type FailedAnswer,
  refused,
  type RefusedForm,
  saved,
  type SavedAnswer,
} from '#web/desk/forms/answers.ts'
import { TextLink } from '#web/desk/button.tsx'
import { type CustomerMatch, useCustomerMatches } from '#web/desk/customers/customer-match.ts'
import { companyOf, formKeyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { followUpRefusal } from '#domain/requests/follow-up.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { OpenPage } from '#web/desk/open-page.tsx'
import { Field, TextAreaField, properName } from '#web/desk/forms/field.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { knownServices } from '#web/desk/requests/known-services.ts'
import { newRequestForm } from '#web/desk/requests/request-forms.ts'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import type { Route } from './+types/new-request.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  return { services: await knownServices(context), today: desk.today() }
}

type NewRequestAnswer =
  | RefusedForm
  | FailedAnswer
  | { readonly is: 'added'; readonly id: string; readonly saved: SavedAnswer }

export async function action({ context }: Route.ActionArgs): Promise<NewRequestAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, newRequestForm)
  if (submission.status !== 'success') return refused(submission)
  const { street1, city, zip, ...typed } = submission.value
  const refusal = typed.followUpOn && followUpRefusal(typed.followUpOn, desk.today())
  if (refusal) return refused(submission, { followUpOn: [refusal] })
  const { state } = companyOf(context).address
  const address = { street1, city, state, zip, addressType: 'Home' } as const
  const id = await desk.requests.addRequestByHand({ ...typed, address }, member, formKeyOf(context))
  return { is: 'added', id, saved: saved(context, 'Request saved') }
}

export default function NewRequest({ loaderData: { services, today } }: Route.ComponentProps) {
  const fetcher = useFetcher<NewRequestAnswer>()
  const { data } = fetcher
  const { fields, props, unsaved, forget, isBusy } = useDeskForm(fetcher, {
    name: 'new request',
    schema: newRequestForm,
    action: deskPaths.newRequest,
    done: 'added',
    isIdempotent: true,
  })
  return (
    <>
      {data?.is === 'added' ? (
        <OpenPage to={deskPaths.request(data.id)} state={data.saved} />
      ) : null}
      <PageHead title="New request" aside="A name, and a phone or an email address, are enough." />
      <form
        {...props}
        className="grid grid-cols-1 desk:max-w-3xl gap-4 rounded-sheet border border-hairline bg-white p-[min(1rem,4vw)] desk:grid-cols-2 desk:p-6"
      >
        {/* The caller is on the phone: typing starts at once. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form, opened by a press */}
        <Field field={fields.firstName} label="First name" {...properName} autoFocus />
        <Field field={fields.lastName} label="Last name" {...properName} />
        <Field field={fields.phone} label="Phone" inputMode="tel" />
        <Field field={fields.email} label="Email" type="email" />
        <KnownCustomer phone={fields.phone.value} email={fields.email.value} />
        <Field field={fields.street1} label="Street" {...properName} />
        <div className="flex flex-wrap gap-3">
          <Field field={fields.city} label="Town" {...properName} className="flex-1 basis-32" />
          <Field field={fields.zip} label="ZIP Code" inputMode="numeric" className="w-28" />
        </div>
        <fieldset className="desk:col-span-2">
          <legend className="mb-1 font-semibold">What they need</legend>
          {services === null ? (
            <p className="text-bark-soft">
              The services could not be loaded just now. Write below what they need.
            </p>
          ) : null}
          <div className="grid desk:grid-cols-2">
            {(services ?? []).map(({ id, name }) => (
              <label key={id} className="flex min-h-11 items-center gap-2.5 desk:min-h-8">
                <input
                  type="checkbox"
                  name="services"
                  value={id}
                  className="size-4.5 accent-evergreen"
                />
                {name}
              </label>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          field={fields.details}
          label="In their words"
          rows={5}
          className="desk:col-span-2"
        />
        <Field
          field={fields.followUpOn}
          label="Follow up on"
          type="date"
          min={today}
          className="desk:max-w-48"
        />
        <FormFoot
          label="Save request"
          unsaved={unsaved}
          isBusy={isBusy}
          className="gap-4 desk:col-span-2"
        >
          <TextLink to={deskPaths.requests} onClick={forget} variant="tall">
            Cancel
          </TextLink>
          <AnswerLine answer={data} isBusy={isBusy} />
        </FormFoot>
      </form>
    </>
  )
}

/** Names the existing customer to whom a request is added: first by email address, then by phone. */
function KnownCustomer({
  phone = '',
  email = '',
}: {
  readonly phone: string | undefined
  readonly email: string | undefined
}) {
  const digits = digitsOf(phone)
  const address = email.trim()
  const byEmail = useExactMatch(isEmail(address) ? address : '')
  const byPhone = useExactMatch(digits.length === 10 ? digits : '')
  const match = byEmail ?? byPhone
  return (
    <output className="empty:sr-only desk:col-span-2">
      {match === undefined ? null : (
        <>
          Already a customer: <b className="font-semibold">{match.name}</b>, {match.about}. This
          will be added to{' '}
          <TextLink to={deskPaths.customer(match.id)} variant="in-text">
            what they asked for before
          </TextLink>
          .
        </>
      )}
    </output>
  )
}

function useExactMatch(search: string): CustomerMatch | undefined {
  const [match] = useCustomerMatches(search === '' ? null : { q: search, exactly: 'yes' })
  return search === '' ? undefined : match
}
