import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countWords } from '#domain/counts.ts'
import { formatPhone } from '#domain/fields.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/pager.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk } = visitOf(context)
  const params = new URL(request.url).searchParams
  const page = Number(params.get('page') ?? 1)
  const query = {
    search: (params.get('q') ?? '').trim().slice(0, 200),
    sort: params.get('sort') === 'newest' ? 'newest' : 'name',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  } as const
  const { customers: found, ...place } = await desk.listCustomers(query)
  return {
    query: { ...query, page: place.page },
    place,
    customers: found.map((customer) => ({
      id: customer.id,
      name: customer.name,
      company: customer.company,
      phone: formatPhone(customer.phones[0] ?? ''),
      email: customer.emails[0] ?? '',
      town: customer.addresses[0]?.city ?? '',
      requests: customer.requests,
      openRequests: customer.openRequests,
    })),
  }
}

/** Everyone who has asked for something, or has come to an event. */
export default function Customers() {
  const { query, customers, place } = useLoaderData<typeof loader>()
  const pathOf = (page: number) => {
    const params = new URLSearchParams()
    if (query.search !== '') params.set('q', query.search)
    if (query.sort !== 'name') params.set('sort', query.sort)
    if (page > 1) params.set('page', String(page))
    return `${deskPaths.customers}?${params.toString()}`
  }
  return (
    <>
      <PageHead
        title="Customers"
        aside={place.total === null ? '' : `${countWords(place.total)} people and companies`}
        search="wide"
      />
      <search aria-label="Customers">
        <Form
          key={pathOf(query.page)}
          action={deskPaths.customers}
          className="no-print mb-3 flex flex-wrap gap-2"
          onChange={({ currentTarget, target }) => {
            if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
          }}
        >
          <input
            type="search"
            name="q"
            defaultValue={query.search}
            maxLength={200}
            aria-label="Search customers"
            placeholder="Name, email, town, street or phone"
            className={`${fieldClasses} min-w-0 flex-1 basis-56 desk:max-w-80`}
          />
          <select
            name="sort"
            aria-label="Sort"
            defaultValue={query.sort}
            className={`${fieldClasses} w-auto!`}
          >
            <option value="name">Sort: name</option>
            <option value="newest">Sort: newest first</option>
          </select>
        </Form>
      </search>
      {customers.length === 0 ? (
        <p className="rounded-sheet border border-hairline bg-white px-4 py-8 text-center text-bark-soft">
          {query.search === ''
            ? 'Nobody yet. Whoever asks for a quote or comes to an event stands here by themselves.'
            : 'Nobody begins with that. Try a part of the name, or the last four digits of a phone.'}
        </p>
      ) : (
        <ul
          aria-label="Customers"
          className="-mx-4 mb-3 divide-y divide-hairline-soft border-y border-hairline bg-white desk:mx-0 desk:rounded-sheet desk:border"
        >
          {customers.map((each) => (
            <li
              key={each.id}
              className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 hover:bg-paper desk:grid-cols-[minmax(0,1.4fr)_9rem_minmax(0,1.6fr)_minmax(0,1fr)_7rem]"
            >
              <Link
                to={deskPaths.customer(each.id)}
                className="truncate font-semibold after:absolute after:inset-0"
              >
                {[each.name, each.company].filter(Boolean).join(', ')}
              </Link>
              <span className="text-right whitespace-nowrap desk:text-left">{each.phone}</span>
              <span className="truncate text-second text-bark-soft desk:text-row desk:text-bark">
                {each.email}
              </span>
              <span className="hidden truncate desk:block">{each.town}</span>
              <span className="text-right text-second whitespace-nowrap text-bark-soft desk:text-row">
                {requestsWords(each)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Pager place={place} shown={customers.length} pathOf={pathOf} />
    </>
  )
}

function requestsWords({
  requests,
  openRequests,
}: {
  readonly requests: number
  readonly openRequests: number
}): string {
  if (openRequests > 0) return `${openRequests} open`
  if (requests === 0) return ''
  return requests === 1 ? '1 request' : `${requests} requests`
}
