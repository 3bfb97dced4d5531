import { Link } from 'react-router'
import { statusNames } from '#domain/requests/request-status.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { ContactProps } from './contact.tsx'
import { ListPlace, useListPlace } from './list-place.tsx'

export function RequestHead({ request, onWrite }: ContactProps) {
  const { row, customerId, printed } = request
  const place = useListPlace(row.id)
  const { name, services, town } = row
  return (
    <>
      <div className="no-print mb-1 flex flex-wrap items-center gap-1.5 text-second max-desk:[&>a]:-my-3.5 max-desk:[&>a]:py-3.5">
        <TextLink to={place?.from.startsWith(deskPaths.requests) ? place.from : deskPaths.requests}>
          Requests
        </TextLink>
        <span className="text-bark-soft">{statusNames[row.status]}</span>
        <ListPlace id={row.id} />
      </div>
      <p className="hidden text-second text-bark-soft print:block">{printed}</p>
      <div className="flex items-start gap-4">
        <h1 className="mr-auto min-w-0 text-title break-words desk:text-title-wide">{name}</h1>
        <Button className="no-print max-desk:hidden" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className="mb-4 break-words text-bark-soft">
        {services === '' || town === '' ? services || town : `${services} in ${town}`}
        {customerId === null ? null : (
          <>
            {services === '' && town === '' ? '' : '. '}
            <Link
              to={deskPaths.customer(customerId)}
              className="no-print font-semibold text-moss hover:underline"
            >
              Customer page
            </Link>
          </>
        )}
      </p>
      <ContactButtons request={request} onWrite={onWrite} />
    </>
  )
}

const contactButton =
  'flex min-h-11 items-center justify-center rounded-[0.5rem] border border-hairline bg-white font-semibold text-evergreen'

/** Contact links for phones; wide screens have them beside the request. */
function ContactButtons({ request, onWrite }: ContactProps) {
  const { phone, phoneDigits, email, addressLines, mapHref } = request.contact
  return (
    <div className="no-print mb-4 grid auto-cols-fr grid-flow-col gap-2 empty:hidden desk:hidden">
      {phone === '' ? null : (
        <>
          <a
            href={`tel:+1${phoneDigits}`}
            onClick={() => onWrite('call')}
            className={contactButton}
          >
            Call
          </a>
          <a href={`sms:+1${phoneDigits}`} className={contactButton}>
            Text
          </a>
        </>
      )}
      {email === '' ? null : (
        <button type="button" onClick={() => onWrite('reply')} className={contactButton}>
          Email
        </button>
      )}
      {addressLines.length === 0 ? null : (
        <a href={mapHref} target="_blank" rel="noreferrer" className={contactButton}>
          Map<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  )
}
