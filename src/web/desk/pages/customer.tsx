import { useEffect, useState } from 'react'
import { Link, redirect, useSearchParams } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import type * as z from 'zod/mini'
import { may } from '#domain/desk/roles.ts'
import { Button, ButtonLink, TextLink } from '#web/desk/button.tsx'
import { contactText, type CustomerAnswer } from '#web/desk/customers/customer-answers.ts'
import { CustomerContact } from '#web/desk/customers/customer-contact.tsx'
import { CustomerForm } from '#web/desk/customers/customer-fields.tsx'
import {
  customerActions,
  customerFacts,
  type customerForm,
} from '#web/desk/customers/customer-form.ts'
import { CustomerHistory } from '#web/desk/customers/customer-history.tsx'
import { type CustomerData, loadCustomer } from '#web/desk/customers/customer-page.ts'
import { Merges } from '#web/desk/customers/merges.tsx'
import { useStoredDraftNames, useDraftStorage } from '#web/desk/forms/drafts.ts'
import { UnsavedTexts } from '#web/desk/forms/unsaved-text.tsx'
import { nothingToUndo, undoEntry } from '#web/desk/forms/undo-forms.ts'
import { formKeyOf, requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { UpLink } from '#web/desk/page-head.tsx'
import { QuotesPart } from '#web/desk/quotes/quotes-part.tsx'
import { VisitsPart } from '#web/desk/schedule/visits-part.tsx'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { failed, gone, refused, saved, staleAnswer } from '#web/desk/forms/answers.ts'
import { useOneTimeParam } from '#web/desk/one-time-param.ts'
import { useColleague } from '#web/desk/use-desk.ts'
import type { Route } from './+types/customer.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const id = params.customerId
  const found = await loadCustomer(context, id, url.searchParams)
  const into = found === null ? await requireSession(context).desk.customers.mergedInto(id) : null
  if (into !== null) throw redirect(`${deskPaths.customer(into)}?was=${id}`)
  return orNotFound(found)
}

export async function action({ params, context }: Route.ActionArgs): Promise<CustomerAnswer> {
  const { desk, member } = requireSession(context)
  const id = params.customerId
  const save = async (form: z.output<typeof customerForm>): Promise<CustomerAnswer> => {
    const { seen } = form
    const result = await desk.customers.saveCustomer(id, customerFacts(form), seen, member)
    if (result.ok) {
      const { before, revision } = result.value
      const undo = { intent: 'save', seen: revision, ...before }
      return saved(context, 'Saved', before === null ? '' : JSON.stringify(undo))
    }
    switch (result.error.code) {
      case 'stale':
        return staleAnswer(result.error, context)
      case 'contact-taken': {
        const { contact, customer } = result.error
        return { is: 'taken', contact: contactText(contact), customer }
      }
      case 'unknown-customer':
        return gone('customer')
    }
  }
  const submission = submissionOf(context, customerActions)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  switch (value.intent) {
    case 'save':
      return save(value)
    case 'undo': {
      if (!('note' in value.edits)) {
        const undone = await save(value.edits)
        return undone.is === 'taken'
          ? failed(`${undone.contact} belongs to ${undone.customer.name} now. Nothing was undone.`)
          : undone
      }
      const { ok } = await desk.customers.undoCustomerNote(id, value.edits.note, member)
      return ok ? saved(context, 'Undone') : failed(nothingToUndo)
    }
    case 'note': {
      const added = await desk.customers.addCustomerNote(id, value.text, member, formKeyOf(context))
      return added.ok ? saved(context, 'Saved', undoEntry({ note: added.value })) : gone('customer')
    }
    case 'take-apart': {
      const { ok } = await desk.customers.unmergeCustomers(value.merge, member)
      return ok ? saved(context, 'Merge undone') : gone('customer')
    }
  }
}

export default function CustomerPage({ loaderData: found }: Route.ComponentProps) {
  const { customer, since, only } = found
  const fetcher = useFetcher<CustomerAnswer>()
  const [isEditing, setIsEditing] = useState(false)
  /** Whether the focus goes along when the form opens or closes, as a press did that. */
  const [takesFocus, setTakesFocus] = useState(false)
  const ownDraft = `customer ${customer.id}`
  // Until November 28, 2026, names ended with a revision; a draft lasts 14 days.
  const drafted = useStoredDraftNames(customer.id).find((name) =>
    `${name} `.startsWith(`${ownDraft} `),
  )
  const draftName = drafted ?? ownDraft
  const { clear: clearDraft } = useDraftStorage(draftName)
  const [merged] = useState(useOneTimeParam('merged'))
  const former = useSearchParams()[0].get('was')
  useEffect(() => {
    // Saved later, the lists from before the merge would delete what it has brought.
    if (merged !== null) clearDraft()
  }, [merged, clearDraft])
  // Values typed before a reload are shown, and not only once Edit is pressed again.
  const [showsDraft, setShowsDraft] = useState(merged !== null)
  if (drafted !== undefined && !showsDraft) {
    setShowsDraft(true)
    setIsEditing(true)
  }
  const mayErase = may(useColleague().role, 'manage-personal-data')
  const answer = fetcher.data
  const press = (step: 'edit' | 'cancel') => {
    setIsEditing(step === 'edit')
    setTakesFocus(true)
  }
  const edit = () => press('edit')
  return (
    <>
      <UpLink to={deskPaths.customers}>Customers</UpLink>
      <div className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="mr-auto min-w-0">
          <h1 className="text-title break-words desk:text-title-wide">{customer.name}</h1>
          <p className="text-bark-soft">
            {[customer.company, `Customer since ${since}`].filter(Boolean).join('. ')}
          </p>
        </div>
        <div className="no-print flex flex-wrap gap-2">
          {isEditing ? null : (
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the form
            <Button autoFocus={takesFocus} onClick={edit}>
              Edit
            </Button>
          )}
          <ButtonLink to={deskPaths.mergeCustomers(customer.id)}>Merge</ButtonLink>
          <Button className="max-desk:hidden" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      {former === null ? null : (
        <UnsavedTexts
          id={former}
          title="This customer was merged, and what you typed was not saved. Copy what you need."
        />
      )}
      {isEditing ? (
        <Edit
          {...found}
          name={draftName}
          fetcher={fetcher}
          takesFocus={takesFocus}
          onDone={() => {
            setIsEditing(false)
            setTakesFocus(false)
          }}
          onCancel={() => press('cancel')}
        />
      ) : null}
      <div
        className={
          isEditing
            ? 'desk:max-w-3xl'
            : 'desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8'
        }
      >
        <div className="mb-6 desk:order-2">
          {isEditing ? null : (
            <>
              <SavedLine
                answer={answer?.is === 'saved' ? answer : undefined}
                action={deskPaths.customer(customer.id)}
              />
              <CustomerContact {...found} onEdit={edit} />
            </>
          )}
          <Merges {...found} merged={merged} />
          {isEditing || only !== null ? null : (
            <>
              <QuotesPart rows={found.quotes} subject="customer" id={customer.id} />
              <VisitsPart visits={found.visits} subject="customer" id={customer.id} />
            </>
          )}
          {isEditing || !mayErase ? null : (
            <p className="no-print py-2">
              <TextLink to={deskPaths.personalData(customer.id)} variant="tall">
                Personal data: download or delete
              </TextLink>
            </p>
          )}
        </div>
        <div className="min-w-0">
          <CustomerHistory key={only?.part ?? 'all'} {...found} />
        </div>
      </div>
    </>
  )
}

function Edit({
  name,
  fetcher,
  customer,
  ...rest
}: Pick<CustomerData, 'customer' | 'state'> & {
  /** Of its draft in the browser. */
  readonly name: string
  readonly fetcher: ReturnType<typeof useFetcher<CustomerAnswer>>
  readonly takesFocus: boolean
  readonly onDone: () => void
  readonly onCancel: () => void
}) {
  const answer = fetcher.data
  return (
    <section
      aria-label="Edit"
      className="-mx-4 mb-6 border-y desk:max-w-3xl border-hairline bg-white p-4 desk:mx-0 desk:rounded-sheet desk:border desk:p-6"
    >
      <CustomerForm
        intent="save"
        name={name}
        action={deskPaths.customer(customer.id)}
        fetcher={fetcher}
        customer={customer}
        revision={customer.revision}
        {...rest}
        buttons={
          <Button type="submit" variant="filled" disabled={fetcher.state !== 'idle'}>
            Save
          </Button>
        }
      >
        {answer?.is === 'taken' ? (
          <div role="alert" className="mb-3 rounded-[0.5rem] bg-paper-deep p-3 text-second">
            <p className="mb-2">
              {answer.contact} belongs to{' '}
              <Link to={deskPaths.customer(answer.customer.id)} className="font-semibold underline">
                {answer.customer.name}
              </Link>
              . If they are the same, merge the two.
            </p>
            <ButtonLink to={deskPaths.mergeCustomers(customer.id, answer.customer.id)}>
              Merge with {answer.customer.name}
            </ButtonLink>
          </div>
        ) : null}
      </CustomerForm>
    </section>
  )
}
