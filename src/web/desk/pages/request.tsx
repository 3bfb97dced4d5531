import { parseWithZod } from '@conform-to/zod/v4'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { mapLink } from '#domain/contact/map-link.ts'
import { canBeDelivered } from '#domain/deliveries/price-delivery.ts'
import { isSpam, spamSignalText } from '#domain/quotes/spam-signals.ts'
import { fillPlaceholders, greetingFor } from '#domain/requests/reply-template.ts'
import { isOpen, lostReasonNames } from '#domain/requests/request-status.ts'
import { dateOf, formatDate, formatTime } from '#domain/time.ts'
import { placeOf } from '#domain/visits/visit-report.ts'
import type { StepAnswer } from '#web/desk/answers.ts'
import { formKeyOf } from '#web/desk/form-key.ts'
import { nothingToTakeBack, takeCallBack, takeNoteBack } from '#web/desk/forms.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { PriceDelivery } from '#web/desk/deliveries/delivery-dialog.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { LastStep, SpamCallout, Replied } from '#web/desk/requests/callouts.tsx'
import { Composer, type ComposerTab } from '#web/desk/requests/composer.tsx'
import { Contact } from '#web/desk/requests/contact.tsx'
import { handOverEntry, handOverLine } from '#web/desk/requests/hand-over-words.ts'
import { HandOver } from '#web/desk/requests/hand-over.tsx'
import { placeholderValues } from '#web/desk/requests/placeholder-values.ts'
import { AskForPhotographs, PhotographsPart } from '#web/desk/photographs/photographs-part.tsx'
import { shownPhotographs } from '#web/desk/photographs/shown-photograph.ts'
import { RequestHead } from '#web/desk/requests/request-head.tsx'
import { requestForm } from '#web/desk/requests/request-forms.ts'
import { requestRow } from '#web/desk/requests/request-row.ts'
import { changeAnswer, clearedAnswer } from '#web/desk/requests/request-steps.ts'
import { quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { QuotesPart } from '#web/desk/quotes/quotes-part.tsx'
import { VisitsPart, visitLines } from '#web/desk/schedule/visits-part.tsx'
import { WorkSide } from '#web/desk/requests/side.tsx'
import { saved } from '#web/desk/saved-step.ts'
import { replySubject, timelineLine } from '#web/desk/requests/timeline-words.ts'
import { Timeline } from '#web/desk/requests/timeline.tsx'
import { Wanted, wantedOf } from '#web/desk/requests/wanted.tsx'
import { siteContext } from '#web/site-context.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { desk, session } = visitOf(context)
  const { company, materials } = context.get(siteContext).content
  const { timeZone } = company
  const requestId = params['requestId'] ?? ''
  const [found, photographs, pageLink, staff, templates, visits, quotes] = await Promise.all([
    desk.findRequest(requestId),
    desk.listPhotographs(requestId),
    desk.linkOfRequest(requestId),
    desk.listStaff(),
    desk.readTemplates(),
    desk.visitsOfRequest(requestId),
    desk.quotesOfRequest(requestId),
  ])
  if (found === null) throw data({ code: 'unknown-request' }, { status: 404 })
  const { lead, work } = found
  const now = desk.now()
  const row = requestRow(found, company, now)
  const handOver = handOverLine(found, now, timeZone)
  const values = placeholderValues(found.lead, session.member.name, company)
  const hasAddress = lead.address.street1 !== '' || lead.address.city !== ''
  return {
    row,
    customerId: found.customerId,
    replyTo: found.replyTo,
    replySubject: replySubject(found.timeline),
    revision: work.revision,
    phoneDigits: lead.contact.phone,
    addressLines: hasAddress
      ? [lead.address.street1, placeOf({ ...lead.address, street1: '' })].filter(Boolean)
      : [],
    mapHref: mapLink(placeOf(lead.address)),
    consent:
      lead.consent.wording === ''
        ? ''
        : `“${lead.consent.wording}” Given ${formatDate(lead.consent.at, timeZone)}, ${formatTime(lead.consent.at, timeZone)}, on the quote form.`,
    wanted: wantedOf(lead),
    canBeDelivered: canBeDelivered(lead.request, materials.coverages),
    pageLink,
    photographs: shownPhotographs(photographs, session.member, timeZone),
    spamSignals: isSpam(lead.signs) ? lead.signs.map((signal) => spamSignalText[signal]) : [],
    repliedAt: work.repliedAt,
    work: {
      followUpOn: work.followUpOn,
      followUpNote: work.followUpNote,
      assignedTo: work.assignedTo,
      /** When to ask again once they are answered; null where nothing is to come. */
      followUpAfterReply: isOpen(work.status) ? await desk.proposeFollowUp(work.followUpOn) : null,
      lostReason: work.lostReason === null ? null : lostReasonNames[work.lostReason],
    },
    today: dateOf(now, timeZone),
    staff: staff.map(({ id, name }) => ({ id, name })),
    visits: visitLines(visits, timeZone),
    quotes: quotes.map((quote) => quoteRow(quote, desk.today(), timeZone)),
    timeline: [
      ...found.timeline.map((entry) => timelineLine(entry, timeZone)),
      ...(handOver === null ? [] : [handOverEntry(handOver)]),
    ],
    handOver,
    printed: `${company.name}. Printed ${formatDate(now, timeZone)}, ${formatTime(now, timeZone)}.`,
    greeting: greetingFor(templates.value, values),
    templates: templates.value.map(({ name, subject, text }) => ({
      name,
      subject: fillPlaceholders(subject, values),
      text: fillPlaceholders(text, values),
    })),
  }
}

export async function action({
  params,
  request,
  context,
}: ActionFunctionArgs): Promise<StepAnswer> {
  const { desk, session } = visitOf(context)
  const id = params['requestId'] ?? ''
  const form = await request.formData()
  const formKey = formKeyOf(form)
  const submission = parseWithZod(form, { schema: requestForm })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const { value } = submission
  const { member } = session
  const said = { now: desk.now(), timeZone: context.get(siteContext).content.company.timeZone }
  const done = (result: { readonly ok: boolean }, message: string, takeBack = ''): StepAnswer =>
    result.ok
      ? saved(context, message, takeBack)
      : { is: 'failed', message: 'This request is no longer there.' }
  switch (value.intent) {
    case 'take-back': {
      const { edits } = value
      if (!Array.isArray(edits)) {
        const { ok } = await ('note' in edits
          ? desk.takeNoteBack(id, edits.note, member)
          : desk.takeCallBack(id, edits.call, member))
        return ok ? saved(context, 'Taken back') : { is: 'failed', message: nothingToTakeBack }
      }
      return changeAnswer(await desk.changeRequests(edits, member), said)
    }
    case 'assign': {
      const change = { is: 'assign', to: value.to } as const
      return changeAnswer(
        await desk.changeRequests([{ id, change, seen: value.seen }], member),
        said,
      )
    }
    case 'status': {
      const change = { is: 'status', to: value.to, reason: value.reason } as const
      return changeAnswer(
        await desk.changeRequests([{ id, change, seen: value.seen }], member),
        said,
      )
    }
    case 'follow-up': {
      const change = { is: 'follow-up', on: value.on, note: value.note } as const
      return changeAnswer(
        await desk.changeRequests([{ id, change, seen: value.seen }], member),
        said,
      )
    }
    case 'replied': {
      const change = { is: 'replied', at: null } as const
      return changeAnswer(
        await desk.changeRequests([{ id, change, seen: value.seen }], member),
        said,
      )
    }
    case 'spam': {
      const change = { is: 'spam' } as const
      return changeAnswer(
        await desk.changeRequests([{ id, change, seen: value.seen }], member),
        said,
      )
    }
    case 'clear':
      return clearedAnswer(context, await desk.clearRequests([id], member))
    case 'hand-over':
      return done(await desk.retryLeadDelivery(id, member), 'Trying again')
    case 'keep':
      return done(await desk.keepRequest(id, member), 'Kept')
    case 'ask-for-photographs': {
      const asked = await desk.askForPhotographs(id, member)
      if (!asked.ok && asked.error.code === 'no-email') {
        return { is: 'failed', message: asked.error.message }
      }
      return done(asked, 'Sent')
    }
    case 'note': {
      const added = await desk.addNote(id, value.text, member, formKey)
      return done(added, 'Saved', added.ok ? takeNoteBack(added.value) : '')
    }
    case 'call': {
      const logged = await desk.logCall(id, value, member, formKey)
      return done(logged, 'Saved', logged.ok ? takeCallBack(logged.value) : '')
    }
    case 'reply': {
      const replied = await desk.replyToRequest(id, value, member, formKey)
      if (!replied.ok && replied.error.code === 'no-email') {
        return { is: 'failed', message: replied.error.message }
      }
      return done(replied, 'Sent')
    }
  }
}

/** One request: what is wanted, what has happened, and what is to be done next. */
export default function RequestPage() {
  const found = useLoaderData<typeof loader>()
  const { row, staff, timeline, templates, spamSignals } = found
  const [tab, setTab] = useState<ComposerTab>('reply')
  const composer = useRef<HTMLDivElement>(null)
  const action = deskPaths.request(row.id)
  const write = (next: ComposerTab) => {
    // What is not shown yet takes no focus.
    flushSync(() => setTab(next))
    const fields = composer.current?.querySelectorAll<HTMLElement>('textarea, input[type="radio"]')
    const first = [...(fields ?? [])].find((field) => field.checkVisibility())
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }
  const contact = {
    phone: row.phone,
    phoneDigits: found.phoneDigits,
    email: row.email,
    addressLines: found.addressLines,
    mapHref: found.mapHref,
    consent: found.consent,
    onCall: () => write('call'),
    onReply: () => write('reply'),
  }
  return (
    <>
      <RequestHead
        row={row}
        customerId={found.customerId}
        printed={found.printed}
        contact={contact}
      />
      <LastStep action={action} />
      {found.repliedAt === null ? null : (
        <Replied name={row.name} revision={found.revision} action={action} />
      )}
      {row.status === 'possible-spam' ? (
        <SpamCallout spamSignals={spamSignals} action={action} />
      ) : null}
      {/* On phones what they want comes before how to reach them, for which buttons are above. */}
      <div className="flex flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">
        <div className="desk:order-2 max-desk:contents">
          <div className="max-desk:order-1">
            <WorkSide
              action={action}
              today={found.today}
              revision={found.revision}
              status={row.status}
              waiting={row.waiting}
              staff={staff}
              {...found.work}
            />
          </div>
          <div className="max-desk:order-3 max-desk:mb-4">
            {found.customerId === null ? null : (
              <>
                <QuotesPart rows={found.quotes} subject="request" id={row.id}>
                  {found.canBeDelivered ? <PriceDelivery requestId={row.id} /> : null}
                </QuotesPart>
                <VisitsPart
                  visits={found.visits}
                  setHref={`${deskPaths.newVisit}?request=${row.id}`}
                />
              </>
            )}
            <Contact {...contact} />
            {found.handOver === null ? null : <HandOver line={found.handOver} action={action} />}
          </div>
        </div>
        <div className="min-w-0 max-desk:contents">
          <div className="max-desk:order-2 max-desk:mt-4">
            <Wanted {...found.wanted} />
            <PhotographsPart
              key={row.id}
              action={deskPaths.photographsOfRequest(row.id)}
              photographs={found.photographs}
            >
              <AskForPhotographs action={action} email={row.email} pageLink={found.pageLink} />
            </PhotographsPart>
          </div>
          <div ref={composer} className="max-desk:order-4">
            <Timeline lines={timeline} />
            <Composer
              key={row.id}
              id={row.id}
              action={action}
              email={found.replyTo}
              customerId={found.customerId}
              subject={found.replySubject}
              greeting={found.greeting}
              templates={templates}
              followUpOn={found.work.followUpAfterReply}
              tab={tab}
              onTab={write}
            />
          </div>
        </div>
      </div>
    </>
  )
}
