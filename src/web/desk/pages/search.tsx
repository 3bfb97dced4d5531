import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatPhone } from '#domain/fields.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { SearchBox } from '#web/desk/search-box.tsx'
import { StatusMark } from '#web/desk/requests/marks.tsx'
import { requestRow } from '#web/desk/requests/request-row.ts'
import { Empty, Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { siteContext } from '#web/site-context.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk } = visitOf(context)
  const { company } = context.get(siteContext).content
  const text = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200)
  const { requests, customers } = await desk.searchEverything(text)
  const now = desk.now()
  return {
    text,
    requests: requests.map((each) => requestRow(each, company, now)),
    customers: customers.map(({ id, name, company: firm, phones, emails }) => ({
      id,
      name: [name, firm].filter(Boolean).join(', '),
      contact: [formatPhone(phones[0] ?? ''), emails[0] ?? ''].filter(Boolean).join(', '),
    })),
  }
}

/** What begins with the words that were typed, wherever it is. */
export default function Search() {
  const { text } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead title="Search" />
      <div className="max-w-4xl">
        <div className="mb-5">
          <SearchBox text={text} />
        </div>
        {text === '' ? (
          <p className="text-bark-soft">
            Type the beginning of a name, an email address, a town or a street, or the digits of a
            phone.
          </p>
        ) : (
          <Found />
        )}
      </div>
    </>
  )
}

function Found() {
  const { requests, customers } = useLoaderData<typeof loader>()
  return (
    <>
      <Sheet title="Customers" count={customers.length}>
        {customers.length === 0 ? (
          <Empty>No customer begins with that.</Empty>
        ) : (
          <Rows>
            {customers.map(({ id, name, contact }) => (
              <Row
                key={id}
                title={
                  <Link to={deskPaths.customer(id)} className="hover:underline">
                    {name}
                  </Link>
                }
                second={contact}
              />
            ))}
          </Rows>
        )}
      </Sheet>
      <Sheet title="Requests" count={requests.length}>
        {requests.length === 0 ? (
          <Empty>No request begins with that.</Empty>
        ) : (
          <Rows>
            {requests.map(({ id, name, services, town, status }) => (
              <Row
                key={id}
                title={
                  <Link to={deskPaths.request(id)} className="hover:underline">
                    {name}
                  </Link>
                }
                second={[services, town].filter(Boolean).join(', ')}
              >
                <StatusMark status={status} />
              </Row>
            ))}
          </Rows>
        )}
      </Sheet>
    </>
  )
}
