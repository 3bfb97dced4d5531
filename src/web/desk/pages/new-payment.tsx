import { useFetcher } from '#web/use-fetcher.ts'
import { counterPaymentForm } from '#domain/money/counter-payment.ts'
import { handMethods, methodNames } from '#domain/written-quotes/quote-payments.ts'
import { refused, type RefusedForm, saved, type SavedAnswer } from '#web/desk/forms/answers.ts'
import { TextLink } from '#web/desk/button.tsx'
import { CustomerField } from '#web/desk/customers/customer-field.tsx'
import { customerMatch } from '#web/desk/customers/customer-match.ts'
import { formKeyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { OpenPage } from '#web/desk/open-page.tsx'
import { Field, Options, SelectField } from '#web/desk/forms/field.tsx'
import { FormFoot } from '#web/desk/forms/form-foot.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { undoPayment } from '#web/desk/money/money-forms.ts'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import type { Route } from './+types/new-payment.ts'

type Answer =
  | RefusedForm
  | { readonly is: 'recorded'; readonly id: string; readonly saved: SavedAnswer }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const id = url.searchParams.get('customer') ?? ''
  const found = id === '' ? null : await desk.customers.findCustomer(id)
  return {
    customer: found === null ? null : customerMatch(found.customer),
    today: desk.today(),
    counties: await desk.money.countiesWithTax(),
  }
}

export async function action({ context }: Route.ActionArgs): Promise<Answer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, counterPaymentForm)
  if (submission.status !== 'success') return refused(submission)
  const recorded = await desk.money.recordPayment(submission.value, member, formKeyOf(context))
  if (recorded.ok) {
    const step = saved(context, 'Recorded', undoPayment({ is: 'recorded' }))
    return { is: 'recorded', id: recorded.value, saved: step }
  }
  return refused(submission, refusals[recorded.error.code])
}

const refusals = {
  'no-date': { date: ['Enter the day.'] },
  'long-ago': { date: ['Check the year.'] },
  future: { date: ['This day is in the future.'] },
  'unknown-customer': { customerId: ['This customer is no longer there. Choose again.'] },
  'unknown-county': { county: ['This county is no longer in Settings. Choose another.'] },
}

/** Records a payment by hand for no quote and no event. */
export default function NewPayment({ loaderData }: Route.ComponentProps) {
  const { today, counties, customer } = loaderData
  const fetcher = useFetcher<Answer>()
  const { data } = fetcher
  const { fields, props, unsaved, forget, isBusy } = useDeskForm(fetcher, {
    name: `new payment ${customer?.id ?? ''}`.trim(),
    schema: counterPaymentForm,
    action: deskPaths.newPayment,
    defaultValue: {
      date: today,
      method: 'check',
      name: customer?.name,
      customerId: customer?.id,
    },
    isIdempotent: true,
    done: 'recorded',
  })
  return (
    <>
      {data?.is === 'recorded' ? (
        <OpenPage to={deskPaths.payment(data.id)} state={data.saved} />
      ) : null}
      <UpLink to={deskPaths.money}>Money</UpLink>
      <PageHead
        title="Record a payment"
        aside="For a payment at the counter, by check, cash, card or Zelle. A payment on a quote is recorded on the quote."
      />
      <form
        {...props}
        className="desk:max-w-3xl rounded-sheet border border-hairline bg-white p-[min(1rem,4vw)] desk:p-6"
      >
        <div className="mb-4 grid grid-cols-1 gap-4 desk:grid-cols-2">
          <CustomerField
            fields={fields}
            label="Who paid"
            hint="Start with a name, an email address or a phone number, and choose the customer."
            customer={customer}
            className="desk:col-span-2"
          >
            <div className="mt-3 grid gap-4 desk:grid-cols-2">
              <Field
                field={fields.phone}
                label="Phone, if you have it"
                inputMode="tel"
                maxLength={40}
              />
              <Field
                field={fields.email}
                type="email"
                label="Email, if you have it"
                hint="With either one, they are matched to a customer or added as a new one."
                maxLength={254}
              />
            </div>
          </CustomerField>
          <Field field={fields.about} label="What it is for" maxLength={200} />
          <Field
            field={fields.amount}
            label="Amount, with tax"
            inputMode="decimal"
            maxLength={20}
          />
          <SelectField field={fields.method} label="Paid by">
            <Options of={handMethods.map((each) => [each, methodNames[each]])} />
          </SelectField>
          {/* Hidden, so that its number stays when another method was chosen by mistake. */}
          <div hidden={fields.method.value !== 'check'}>
            <Field field={fields.checkNumber} label="Check number" maxLength={20} />
          </div>
          <Field field={fields.date} label="Day" type="date" max={today} />
          <SelectField field={fields.county} label="Sales tax included">
            <option value="">None</option>
            <Options of={counties.map((each) => [each, each])} />
          </SelectField>
        </div>
        <FormFoot label="Record" unsaved={unsaved} isBusy={isBusy} className="gap-4">
          <TextLink to={deskPaths.money} onClick={forget} variant="tall">
            Cancel
          </TextLink>
          <AnswerLine answer={data} isBusy={isBusy} />
        </FormFoot>
      </form>
    </>
  )
}
