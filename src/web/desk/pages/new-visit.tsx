import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect } from 'react'
import { useFetcher, useLoaderData, useLocation, useNavigate } from 'react-router'
import { fullName } from '#domain/quotes/lead.ts'
import { formatPhone } from '#domain/fields.ts'
import { parseDate } from '#domain/time.ts'
import { visitKinds } from '#domain/visits/visit.ts'
import { visitForm } from '#web/desk/schedule/visit-forms.ts'
import { typedVisit } from '#web/desk/schedule/typed-visit.ts'
import { savedVisits, visitRefusal, windowReply } from '#web/desk/schedule/visit-answers.ts'
import {
  VisitEditor,
  type EditorAnswer,
  type VisitValues,
} from '#web/desk/schedule/visit-editor.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { formKeyOf } from '#web/desk/form-key.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { listStateIn } from '#web/desk/requests/list-place.tsx'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/new-visit.ts'

type Context = Route.LoaderArgs['context']

/** Whose visit it is to be, by the page one comes from. */
function subjectIn(url: URL) {
  const request = url.searchParams.get('request')
  if (request !== null) return { is: 'request', id: request } as const
  const customer = url.searchParams.get('customer')
  return customer === null
    ? ({ is: 'nobody-known' } as const)
    : ({ is: 'customer', id: customer } as const)
}

/** What is known of them. */
async function contactOf(context: Context, subject: ReturnType<typeof subjectIn>) {
  const { desk } = visitOf(context)
  const nobody = { name: '', phone: '', email: '', street1: '', city: '', zip: '' }
  switch (subject.is) {
    case 'request': {
      const found = await desk.findRequest(subject.id)
      if (found === null) return nobody
      const { contact, address, request } = found.lead
      const place = request?.services[0]?.address ?? address
      return {
        name: fullName(contact),
        phone: formatPhone(contact.phone),
        email: contact.email,
        street1: place.street1,
        city: place.city,
        zip: place.zip,
        about: (request?.services ?? []).map(({ name }) => name).join(', '),
      }
    }
    case 'customer': {
      const found = await desk.findCustomer(subject.id)
      if (found === null) return nobody
      const { name, phones, emails, addresses } = found.customer
      const [phone = ''] = phones
      const [email = ''] = emails
      const [place] = addresses
      return {
        ...nobody,
        name,
        phone: formatPhone(phone),
        email,
        ...(place === undefined
          ? {}
          : { street1: place.street1, city: place.city, zip: place.zip }),
      }
    }
    case 'nobody-known':
      return nobody
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, session } = visitOf(context)
  const url = new URL(request.url)
  const asked = url.searchParams.get('date') ?? ''
  // By an accepted quote: what the work is called there.
  const about = (url.searchParams.get('about') ?? '').slice(0, 200)
  const subject = subjectIn(url)
  const [staff, contact] = await Promise.all([desk.listStaff(), contactOf(context, subject)])
  const values: VisitValues = {
    seen: 0,
    kind: visitKinds.find((kind) => kind === url.searchParams.get('kind')) ?? 'estimate-visit',
    about: '',
    ...contact,
    ...(about === '' ? {} : { about }),
    date: parseDate(asked) === null ? '' : asked,
    start: '',
    end: '',
    assignedTo: subject.is === 'request' ? session.member.id : '',
    truck: '',
    note: '',
  }
  return { values, staff: staff.map(({ id, name }) => ({ id, name })) }
}

export async function action({ request, context }: Route.ActionArgs): Promise<EditorAnswer> {
  const { desk, session } = visitOf(context)
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: visitForm })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const { state } = context.get(siteContext).content.company.address
  const typed = typedVisit(submission.value, state)
  const subject = subjectIn(new URL(request.url))
  const set = await desk.setVisit(typed, subject, session.member, formKeyOf(form))
  if (set.ok) {
    const { id } = set.value
    return { is: 'set', id, saved: savedVisits(context, 'Visit scheduled', [set.value]) }
  }
  return set.error.code === 'invalid'
    ? { is: 'refused', reply: windowReply(submission, set.error.fields) }
    : visitRefusal(context, set.error)
}

/** Sets a visit: for a request, for a customer, or for whoever is typed. */
export default function NewVisit() {
  const { values, staff } = useLoaderData<typeof loader>()
  const { search, state } = useLocation()
  const fetcher = useFetcher<EditorAnswer>()
  const navigate = useNavigate()
  const { data } = fetcher
  useEffect(() => {
    if (data?.is !== 'set') return
    void navigate(deskPaths.visit(data.id), { state: { ...listStateIn(state), ...data.saved } })
  }, [data, navigate, state])
  return (
    <>
      <PageHead title="New visit" aside="An estimate visit, a delivery, or the start of work" />
      <div className="desk:max-w-3xl rounded-sheet border border-hairline bg-white">
        <VisitEditor
          name={`new visit ${search}`}
          action={`${deskPaths.newVisit}${search}`}
          values={values}
          staff={staff}
          isKeptOnce
          fetcher={fetcher}
          label="Schedule the visit"
        />
      </div>
    </>
  )
}
