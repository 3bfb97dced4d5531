import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { staffChoices } from '#domain/desk/staff.ts'
import { formatPhone } from '#domain/fields.ts'
import { parseDate } from '#domain/time.ts'
import { visitKinds } from '#domain/visits/visit.ts'
import { refused } from '#web/desk/forms/answers.ts'
import { schedulePath } from '#web/desk/schedule/schedule-query.ts'
import { visitForm } from '#web/desk/schedule/visit-forms.ts'
import { typedVisit } from '#web/desk/schedule/typed-visit.ts'
import { savedVisits, visitRefusal, windowRefused } from '#web/desk/schedule/visit-answers.ts'
import {
  VisitEditor,
  type EditorAnswer,
  type VisitValues,
} from '#web/desk/schedule/visit-editor.tsx'
import {
  companyOf,
  formKeyOf,
  requireSession,
  submissionOf,
  orNotFound,
} from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import { listStateIn } from '#web/desk/requests/list-place.tsx'
import type { Route } from './+types/new-visit.ts'

/** Subject of the visit, by the page that linked here. */
function subjectIn(url: URL) {
  const request = url.searchParams.get('request')
  if (request !== null) return { is: 'request', id: request } as const
  const customer = url.searchParams.get('customer')
  return customer === null
    ? ({ is: 'nobody-known' } as const)
    : ({ is: 'customer', id: customer } as const)
}

/** The page that linked here: a quote, that of the subject, or a day of the schedule. */
function linkBackTo(subject: ReturnType<typeof subjectIn>, quote: string | null, date: string) {
  if (quote !== null) return { to: deskPaths.quote(quote), name: 'The quote' }
  switch (subject.is) {
    case 'request':
      return { to: deskPaths.request(subject.id), name: 'The request' }
    case 'customer':
      return { to: deskPaths.customer(subject.id), name: 'Customer page' }
    case 'nobody-known':
      return { to: date === '' ? deskPaths.schedule : schedulePath({ date }), name: 'Schedule' }
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const asked = url.searchParams.get('date') ?? ''
  const date = parseDate(asked) === null ? '' : asked
  // Name of the work in an accepted quote.
  const about = url.searchParams.get('about') ?? ''
  const subject = subjectIn(url)
  const [staff, contact] = await Promise.all([
    desk.staff.listStaff(),
    desk.customers.findContact(subject),
  ])
  const { name, phone, email, address, ...their } = orNotFound(contact)
  const values: VisitValues = {
    seen: 0,
    kind: visitKinds.find((kind) => kind === url.searchParams.get('kind')) ?? 'estimate-visit',
    about: (about || their.about).slice(0, 200),
    name,
    phone: formatPhone(phone),
    email,
    ...address,
    date,
    start: '',
    end: '',
    assignedTo: subject.is === 'request' ? member.id : '',
    truck: '',
    note: '',
  }
  return {
    from: linkBackTo(subject, url.searchParams.get('quote'), date),
    isForNobodyKnown: subject.is === 'nobody-known',
    values,
    staff: staffChoices(staff),
  }
}

export async function action({ url, context }: Route.ActionArgs): Promise<EditorAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, visitForm)
  if (submission.status !== 'success') return refused(submission)
  const { state } = companyOf(context).address
  const typed = typedVisit(submission.value, state)
  const { customerId } = submission.value
  const linked = subjectIn(url)
  const subject =
    linked.is === 'nobody-known' && customerId !== null
      ? ({ is: 'customer', id: customerId } as const)
      : linked
  const set = await desk.visits.setVisit(typed, subject, member, formKeyOf(context))
  if (set.ok) {
    const { id } = set.value
    return { is: 'set', id, saved: savedVisits(context, 'Visit scheduled. Saved', [set.value]) }
  }
  return set.error.code === 'invalid'
    ? windowRefused(submission, set.error.fields)
    : visitRefusal(context, set.error)
}

export default function NewVisit({
  loaderData: { from, isForNobodyKnown, values, staff },
}: Route.ComponentProps) {
  const { search, state } = useLocation()
  const fetcher = useFetcher<EditorAnswer>()
  const navigate = useNavigate()
  const { data: answer } = fetcher
  useEffect(() => {
    if (answer?.is !== 'set') return
    void navigate(deskPaths.visit(answer.id), { state: { ...listStateIn(state), ...answer.saved } })
  }, [answer, navigate, state])
  return (
    <>
      <UpLink to={from.to}>{from.name}</UpLink>
      <PageHead title="New visit" aside="An estimate visit, a delivery, or the start of work" />
      <div className="desk:max-w-3xl rounded-sheet border border-hairline bg-white">
        <VisitEditor
          name={`new visit ${search}`}
          action={`${deskPaths.newVisit}${search}`}
          values={values}
          staff={staff}
          findsCustomers={isForNobodyKnown}
          fetcher={fetcher}
          label="Schedule the visit"
        />
      </div>
    </>
  )
}
