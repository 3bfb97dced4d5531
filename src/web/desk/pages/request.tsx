import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RequestChange } from '#domain/requests/request-work.ts'
import { type ActionAnswer, failed, gone, refused, saved } from '#web/desk/forms/answers.ts'
import { useStoredDraftNames, useDraftStorage } from '#web/desk/forms/drafts.ts'
import { nothingToUndo, undoEntry } from '#web/desk/forms/undo-forms.ts'
import { formKeyOf, requireSession, submissionOf, orNotFound } from '#web/desk/desk-context.ts'
import { PriceDeliveries } from '#web/desk/deliveries/delivery-dialog.tsx'
import { followUpRefusal } from '#domain/requests/follow-up.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { LastStep, SpamCallout, Replied } from '#web/desk/requests/callouts.tsx'
import {
  calledDraft,
  composerDraft,
  type ComposerTab,
  composerTabs,
} from '#web/desk/requests/composer-tabs.ts'
import { Composer, firstField } from '#web/desk/requests/composer.tsx'
import { Contact } from '#web/desk/requests/contact.tsx'
import { HandOver } from '#web/desk/requests/hand-over.tsx'
import { AskForPhotographs, PhotographsPart } from '#web/desk/photographs/photographs-part.tsx'
import { RequestHead } from '#web/desk/requests/request-head.tsx'
import { requestForm } from '#web/desk/requests/request-forms.ts'
import { loadRequest } from '#web/desk/requests/request-page.ts'
import { changeAnswer, clearedAnswer } from '#web/desk/requests/request-actions.ts'
import { QuotesPart } from '#web/desk/quotes/quotes-part.tsx'
import { VisitsPart } from '#web/desk/schedule/visits-part.tsx'
import { WorkSide } from '#web/desk/requests/side.tsx'
import { Timeline } from '#web/desk/requests/timeline.tsx'
import { Wanted } from '#web/desk/requests/wanted.tsx'
import type { Route } from './+types/request.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  return orNotFound(await loadRequest(context, params.requestId))
}

export async function action({ params, context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const id = params.requestId
  const formKey = formKeyOf(context)
  const submission = submissionOf(context, requestForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  const done = (result: { readonly ok: boolean }, message: string, undo = ''): ActionAnswer =>
    result.ok ? saved(context, message, undo) : gone('request')
  const change = async (seen: number, step: RequestChange) =>
    changeAnswer(await desk.requests.changeRequests([{ id, change: step, seen }], member), context)
  switch (value.intent) {
    case 'undo': {
      const { edits } = value
      if (!Array.isArray(edits)) {
        const { ok } = await ('note' in edits
          ? desk.requests.undoNote(id, edits.note, member)
          : 'call' in edits
            ? desk.requests.undoCall(id, edits.call, member)
            : desk.requests.undoReply(id, edits.reply, member))
        return ok ? saved(context, 'Undone') : failed(nothingToUndo)
      }
      return changeAnswer(await desk.requests.changeRequests(edits, member), context)
    }
    case 'assign':
      return change(value.seen, { is: 'assign', to: value.to })
    case 'status':
      return change(value.seen, { is: 'status', to: value.to, reason: value.reason })
    case 'follow-up': {
      const refusal = followUpRefusal(value.on, desk.today())
      if (refusal !== null) return failed(refusal)
      return change(value.seen, { is: 'follow-up', on: value.on, note: value.note })
    }
    case 'followed-up':
      return change(value.seen, { is: 'follow-up', on: null, note: '' })
    case 'replied':
      return change(value.seen, { is: 'replied', at: null })
    case 'spam':
      return change(value.seen, { is: 'spam' })
    case 'clear':
      return clearedAnswer(context, await desk.requests.clearRequests([id], member))
    case 'hand-over':
      return done(await desk.requests.retryLeadDelivery(id, member), 'Trying again')
    case 'keep':
      return done(await desk.requests.retainRequest(id, member), 'Kept')
    case 'ask-for-photographs': {
      const asked = await desk.photographs.askForPhotographs(id, member, formKey)
      if (!asked.ok && asked.error.code === 'no-email') return failed(asked.error.message)
      return done(asked, 'Email sent', asked.ok ? undoEntry({ reply: asked.value }) : '')
    }
    case 'note': {
      const added = await desk.requests.addNote(id, value.text, member, formKey)
      return done(added, 'Saved', added.ok ? undoEntry({ note: added.value }) : '')
    }
    case 'call': {
      const refusal = value.followUpOn && followUpRefusal(value.followUpOn, desk.today())
      if (refusal) return refused(submission, { followUpOn: [refusal] })
      const logged = await desk.requests.logCall(id, value, member, formKey)
      return done(logged, 'Saved', logged.ok ? undoEntry({ call: logged.value }) : '')
    }
    case 'reply': {
      const refusal = value.followUpOn && followUpRefusal(value.followUpOn, desk.today())
      if (refusal) return refused(submission, { followUpOn: [refusal] })
      const replied = await desk.requests.replyToRequest(id, value, member, formKey)
      if (!replied.ok && replied.error.code === 'no-email') return failed(replied.error.message)
      return done(replied, 'Sent', replied.ok ? undoEntry({ reply: replied.value }) : '')
    }
  }
}

export default function RequestPage({ loaderData: request }: Route.ComponentProps) {
  const { row } = request
  const [chosenTab, setTab] = useState<ComposerTab | null>(null)
  // A draft in a closed tab would not be seen again.
  const drafts = useStoredDraftNames(row.id)
  const called = useDraftStorage(calledDraft(row.id))
  const tab =
    chosenTab ??
    (drafts.includes(calledDraft(row.id))
      ? 'call'
      : composerTabs.find(({ name }) => drafts.includes(composerDraft(row.id, name)))?.name) ??
    'reply'
  const composer = useRef<HTMLDivElement>(null)
  const write = (next: ComposerTab) => {
    if (next !== 'call') called.clear()
    // A hidden element takes no focus.
    flushSync(() => setTab(next))
    const first = firstField(composer.current)
    first?.focus({ preventScroll: true })
    first?.scrollIntoView({ block: 'center' })
  }
  const contact = (next: ComposerTab) => {
    if (next === 'call') called.store({ intent: ['call'] })
    write(next)
  }
  return (
    <>
      <RequestHead request={request} onWrite={contact} />
      <LastStep id={row.id} />
      {request.repliedAt === null ? null : <Replied request={request} />}
      {row.status === 'possible-spam' ? <SpamCallout request={request} /> : null}
      {/* Phones show the services before the contact details, which have buttons at the top. */}
      <div className="flex flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">
        <div className="desk:order-2 max-desk:contents">
          <div className="max-desk:order-1">
            <WorkSide request={request} />
          </div>
          <div className="max-desk:order-3 max-desk:mb-4">
            {request.customerId === null ? null : (
              <>
                <QuotesPart rows={request.quotes} subject="request" id={row.id}>
                  {request.canBeDelivered ? (
                    <PriceDeliveries ids={[row.id]}>Price this delivery</PriceDeliveries>
                  ) : null}
                </QuotesPart>
                <VisitsPart visits={request.visits} subject="request" id={row.id} />
              </>
            )}
            <Contact request={request} onWrite={contact} />
            <HandOver request={request} />
          </div>
        </div>
        <div className="min-w-0 max-desk:contents">
          <div className="max-desk:order-2 max-desk:mt-4">
            <Wanted {...request.wanted} />
            <PhotographsPart
              action={deskPaths.photographsOfRequest(row.id)}
              photographs={request.photographs}
            >
              <AskForPhotographs request={request} />
            </PhotographsPart>
          </div>
          <div ref={composer} className="max-desk:order-4">
            <Timeline lines={request.timeline} zone={request.zone} />
            <Composer
              id={row.id}
              reply={request.reply}
              tab={tab}
              onTab={write}
              onSaved={called.clear}
            />
          </div>
        </div>
      </div>
    </>
  )
}
