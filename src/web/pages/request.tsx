import { useEffect, useRef } from 'react'
import { data } from 'react-router'
import { counted } from '#domain/counts.ts'
import { useFetcher } from '#web/use-fetcher.ts'
import { hasArrived, photographIds } from '#domain/photographs/photograph.ts'
import { customerNoteLength } from '#domain/requests/request-work.ts'
import { formatDate, formatMoment } from '#domain/time.ts'
import { visitKindNames } from '#domain/visits/visit.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { windowText } from '#domain/visits/visit-window.ts'
import { redirectFormerAddress } from '#web/former-address.ts'
import { useHydrated } from '#web/hydrated.ts'
import { PhotographField } from '#web/photographs/photograph-field.tsx'
import { photographStorage } from '#web/photographs/preserved-photographs.ts'
import { SendingLine } from '#web/photographs/sending-line.tsx'
import { useAdding } from '#web/photographs/use-adding.ts'
import { useQueue } from '#web/photographs/use-queue.ts'
import { PictureGrid } from '#web/private-pages/picture-grid.tsx'
import { privateHeaders } from '#web/private-pages/private-headers.ts'
import { PrivatePage, privateMeta } from '#web/private-pages/private-page.tsx'
import { ScriptNote } from '#web/private-pages/script-note.tsx'
import { type FormAnswer, TextForm } from '#web/private-pages/text-form.tsx'
import { siteContext } from '#web/site-context.ts'
import { useSite } from '#web/site.ts'
import { submittedForm } from '#web/submitted-form.ts'
import { textIn } from '#web/form-values.ts'
import { Button } from '#web/ui/button.tsx'
import { UnbrokenTimes } from '#web/ui/unbroken.tsx'
import { linkReplacedText } from '#web/written-quotes/link-replaced.tsx'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import type { Route } from './+types/request.ts'

export const meta = privateMeta('Your request')
export const headers = privateHeaders

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { content, customerRequestPage } = context.get(siteContext)
  const token = params.token
  const found = await customerRequestPage.read(token)
  if (found?.opens !== 'request') {
    await redirectFormerAddress({ context, url })
    throw data(null, { status: 404, headers: privateHeaders() })
  }
  const { receivedAt, visits, quotes, notesSentAt, ...rest } = found
  const { timeZone } = content.company
  return {
    ...rest,
    token,
    receivedAt,
    quotes: quotes.map(({ title, number, status, token: opens }) => ({
      title,
      number: quoteNumber({ number }),
      href: opens === null ? null : `/quotes/${opens}`,
      about: quoteStates[status],
    })),
    received: formatDate(receivedAt, timeZone),
    notes: notesSentAt.map((at) => formatMoment(at, timeZone)),
    visits: visits.map(({ kind, startsAt, endsAt, isMissed }) => ({
      isMissed,
      what: visitKindNames[kind],
      when: `${formatDate(startsAt, timeZone)}, ${windowText({ startsAt, endsAt }, timeZone)}`,
    })),
  }
}

const quoteStates = {
  draft: '',
  sent: 'ready for your review',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  'called-off': 'canceled',
} as const

const refusals = {
  'unknown-page': 'This page no longer exists. Please call us.',
  'too-many': 'There is no room for that many photographs. Please send fewer, or email them to us.',
  'empty-note': 'Write something first.',
  'long-note': `This note is too long. Please use at most ${customerNoteLength.toLocaleString('en-US')} characters, or call us.`,
} as const

export async function action({ params, context }: Route.ActionArgs): Promise<FormAnswer> {
  const { customerRequestPage } = context.get(siteContext)
  const token = params.token
  const form = submittedForm(context)
  const isNote = form.get('intent') === 'note'
  const done = isNote
    ? await customerRequestPage.addNote(token, textIn(form, 'text'), textIn(form, 'key'))
    : await customerRequestPage.addPhotographs(token, photographIds(form.getAll('photograph')))
  if (!done.ok) return { is: 'failed', message: refusals[done.error.code] }
  return { is: 'done', message: isNote ? 'Thank you. We have your note.' : 'Thank you.' }
}

export default function RequestPage({ loaderData }: Route.ComponentProps) {
  const { company } = useSite()
  const {
    received,
    receivedAt,
    reach,
    services,
    quantities,
    visits,
    quotes,
    photographs,
    notes,
    token,
    room,
  } = loaderData
  const arrived = photographs.filter(hasArrived).length
  return (
    <PrivatePage
      title={`We have your request${arrived === 0 ? '' : ` and ${counted(arrived, 'photograph')}`}`}
    >
      <p className="mt-3 text-bark-soft">
        We received it on {received}.
        {quotes.length === 0 && visits.length === 0
          ? ` Someone from ${company.shortName} will ${reach} you about it.`
          : null}{' '}
        Questions? Call <PhoneLink />.
      </p>
      <ScriptNote />
      {quotes.length === 0 ? null : (
        <Part id="quotes" title="Your quote">
          <ul className="mt-3 space-y-1">
            {quotes.map(({ title, number, href, about }) => (
              <li key={number}>
                {href === null ? (
                  title
                ) : (
                  <a href={href} className="link">
                    {title}
                  </a>
                )}{' '}
                <UnbrokenQuoteNumbers>{`(${number})${about === '' ? '' : `, ${about}`}${href === null ? `. ${linkReplacedText}` : ''}`}</UnbrokenQuoteNumbers>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {visits.length === 0 ? null : (
        <Part id="visits" title="When we are coming">
          <ul className="mt-3 space-y-1">
            {visits.map(({ what, when, isMissed }) => (
              <li key={when}>
                <b className="font-semibold">{what}</b>: <UnbrokenTimes>{when}</UnbrokenTimes>
                {isMissed
                  ? '. We came by and nobody was home. Please call us to set another day.'
                  : ''}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {services.length === 0 ? null : (
        <Part id="asked-for" title="What you asked for">
          <ul className="mt-3 space-y-1">
            {services.map(({ name, materials }) => (
              <li key={name}>
                <b className="font-semibold">{name}</b>
                {materials.length === 0 ? null : `: ${materials.join(', ')}`}
              </li>
            ))}
            {quantities.map(({ name, amount }) => (
              <li key={name} className="text-bark-soft">
                {name}: {amount}
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part
        id="photographs"
        title="Photographs"
        className={photographs.length === 0 ? 'noscript:hidden print:hidden' : ''}
      >
        {photographs.length === 0 ? null : <PictureGrid photographs={photographs} token={token} />}
        <AddPhotographs room={room} preservedAs={`request ${receivedAt}`} />
      </Part>
      <Part
        id="note"
        title="Anything to add?"
        className={`noscript:hidden ${notes.length === 0 ? 'print:hidden' : ''}`}
      >
        {notes.map((when, at) => (
          <p key={at} className="mt-2 text-bark-soft">
            You sent a note on <UnbrokenTimes>{when}</UnbrokenTimes>.
          </p>
        ))}
        <TextForm
          fields={{ intent: 'note' }}
          preservedAs={`evergreen.note ${receivedAt}`}
          labelledBy="note"
        >
          Send note
        </TextForm>
      </Part>
      <p className="mt-8 text-sm text-bark-soft print:hidden">
        Keep the link to this page private: anyone who has it can see the page and add to it.
      </p>
    </PrivatePage>
  )
}

function Part({
  id,
  title,
  className = '',
  children,
}: {
  readonly id: string
  readonly title: string
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <section aria-labelledby={id} className={`mt-8 border-t border-hairline pt-6 ${className}`}>
      <h2 id={id} className="text-card">
        {title}
      </h2>
      {children}
    </section>
  )
}

function AddPhotographs({
  room,
  preservedAs,
}: {
  readonly room: number
  readonly preservedAs: string
}) {
  const choice = useQueue(room, () => photographStorage(preservedAs))
  const adding = useFetcher<FormAnswer>()
  const hydrated = useHydrated()
  const isSending = useAdding(choice, adding, 'done')
  const { queue, chosen } = choice

  const send = () => {
    const form = new FormData()
    form.set('intent', 'photographs')
    for (const id of queue.ids()) form.append('photograph', id)
    void adding.submit(form, { method: 'post' })
  }

  const { data: answer } = adding
  const said = useRef<HTMLOutputElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (answer?.is === 'done') said.current?.focus()
  }, [answer])
  const count = queue.ids().length
  return (
    <div className="mt-4 noscript:hidden print:hidden">
      {room === 0 && chosen.length === 0 ? (
        <p className="text-bark-soft">
          That is all that fits here. To send more, reply to our email.
        </p>
      ) : (
        <PhotographField choice={choice} most={room} disabled={!hydrated || isSending} />
      )}
      <output
        ref={said}
        tabIndex={-1}
        className={`block text-sm font-semibold ${answer?.is === 'failed' ? 'text-clay' : 'text-moss'}`}
      >
        {answer?.message}
      </output>
      {count === 0 ? null : (
        <Button className="mt-4 max-sm:w-full" disabled={isSending} onClick={send}>
          Send {counted(count, 'photograph')}
        </Button>
      )}
      {isSending ? <SendingLine chosen={chosen} /> : null}
    </div>
  )
}
