import { Link } from 'react-router'
import { countedIfAny, formatCount } from '#domain/counts.ts'
import { formatPhone } from '#domain/fields.ts'
import { ButtonLink } from '#web/desk/button.tsx'
import { FileForm, LateLine } from '#web/desk/forms/file-form.tsx'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import { useColleague } from '#web/desk/use-desk.ts'
import { may } from '#domain/desk/roles.ts'
import {
  EmptyList,
  ListChoice,
  ListHead,
  ListSearch,
  ListSheet,
} from '#web/desk/lists/list-search.tsx'
import type { Route } from './+types/customers.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const params = url.searchParams
  const query = {
    search: searchedText(params),
    sort: params.get('sort') === 'newest' ? 'newest' : 'name',
    page: pageNumber(params),
  } as const
  const { customers: found, ...place } = await desk.customers.listCustomers(query)
  return {
    query,
    place,
    customers: found.map((customer) => ({
      id: customer.id,
      name: customer.name,
      company: customer.company,
      phone: formatPhone(customer.phones[0] ?? ''),
      phoneDigits: customer.phones[0] ?? '',
      email: customer.emails[0] ?? '',
      town: customer.addresses[0]?.city ?? '',
      requests: customer.requests,
      openRequests: customer.openRequests,
    })),
  }
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { query, customers, place } = loaderData
  const { role } = useColleague()
  const chosen = { q: query.search, sort: query.sort === 'name' ? '' : query.sort }
  const pathOf = (page: number) => listPath(deskPaths.customers, chosen, page)
  const list = { place, shown: customers.length, pathOf }
  return (
    <>
      <PageHead
        title="Customers"
        aside={
          place.total === null ? undefined : (
            <span className={query.search === '' ? 'max-desk:hidden' : ''}>
              {formatCount(place.total)} {query.search === '' ? 'people and companies' : 'found'}
            </span>
          )
        }
        search="wide"
      >
        <ButtonLink to={deskPaths.newCustomer} variant="filled">
          New customer
        </ButtonLink>
      </PageHead>
      <div className="no-print mb-3 flex flex-wrap gap-2">
        <ListSearch
          {...list}
          name="Customers"
          placeholder="Name, email, town, street or phone"
          search={query.search}
          className="contents"
        >
          <ListChoice name="sort" label="Sort" value={query.sort} className="mr-auto">
            <option value="name">Sort: name</option>
            <option value="newest">Sort: newest first</option>
          </ListChoice>
        </ListSearch>
        <ButtonLink to={deskPaths.importCustomers}>Import</ButtonLink>
        {may(role, 'export-everything') ? (
          <FileForm from={deskPaths.exportCustomers} button="Export" />
        ) : null}
      </div>
      <LateLine />
      {customers.length === 0 ? (
        <EmptyList page={place.page}>
          {query.search === ''
            ? 'Nobody yet. Anyone who asks for a quote or signs up for an event is added here automatically. You can import a list from QuickBooks or Google.'
            : 'Nobody found. Try the beginning of a name, or the last four digits of a phone.'}
        </EmptyList>
      ) : (
        <ListSheet>
          <ListHead columns={columns}>
            <span>Name</span>
            <span>Phone</span>
            <span>Email</span>
            <span>Town</span>
            <span className="text-right">Requests</span>
          </ListHead>
          <ul aria-label="Customers" className="divide-y divide-hairline-soft">
            {customers.map((each) => (
              <CustomerRow key={each.id} {...each} />
            ))}
          </ul>
        </ListSheet>
      )}
      <Pager {...list} />
    </>
  )
}

const columns =
  'wide:grid wide:grid-cols-[minmax(0,1.4fr)_9rem_minmax(0,1.6fr)_minmax(0,0.8fr)_6rem] wide:items-center wide:gap-4'

type Listed = Route.ComponentProps['loaderData']['customers'][number]

function CustomerRow(customer: Listed) {
  const { id, name, company, phone, phoneDigits, email, town } = customer
  return (
    <li
      className={`relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-3 border-l-3 border-l-transparent px-3.5 py-2 hover:border-l-moss hover:bg-paper wide:py-1 ${columns}`}
    >
      <Link to={deskPaths.customer(id)} className="min-[20rem]:truncate font-semibold opens-row">
        {[name, company].filter(Boolean).join(', ')}
      </Link>
      {phone === '' ? (
        <span />
      ) : (
        <a
          href={`tel:+1${phoneDigits}`}
          aria-label={`Call ${name}, ${phone}`}
          className="relative z-1 -my-2 inline-flex min-h-11 items-center justify-self-end max-[20rem]:justify-self-start whitespace-nowrap text-moss hover:underline wide:my-0 wide:min-h-0 wide:justify-self-start wide:text-bark"
        >
          {phone}
        </a>
      )}
      <span className="min-[20rem]:truncate text-second text-bark-soft wide:text-row wide:text-bark">
        {email}
        <span className="wide:hidden">{email !== '' && town !== '' ? `, ${town}` : town}</span>
      </span>
      <span className="hidden truncate wide:block">{town}</span>
      <span className="text-right max-[20rem]:text-left text-second whitespace-nowrap text-bark-soft wide:text-row">
        {requestsText(customer)}
      </span>
    </li>
  )
}

const requestsText = ({ requests, openRequests }: Listed): string =>
  openRequests > 0 ? `${openRequests} open` : countedIfAny(requests, 'request')
