import { redirect } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import { staffChoices } from '#domain/desk/staff.ts'
import { formatPhone } from '#domain/fields.ts'
import { formatDayFrom, zoneAbbreviation } from '#domain/time.ts'
import { timesOf } from '#domain/visits/visit-window.ts'
import type { VisitStep } from '#usecases/desk/visits.ts'
import { refused, staleAnswer } from '#web/desk/forms/answers.ts'
import {
  companyOf,
  formKeyOf,
  requireSession,
  submissionOf,
  orNotFound,
} from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { TextLink } from '#web/desk/button.tsx'
import { UpLink } from '#web/desk/page-head.tsx'
import { PhotographsPart } from '#web/desk/photographs/photographs-part.tsx'
import { shownPhotographs } from '#web/desk/photographs/shown-photograph.ts'
import { UnsavedText } from '#web/desk/forms/unsaved-text.tsx'
import { useJustSaved } from '#web/desk/forms/saved-line.tsx'
import { KindShape, StateMark } from '#web/desk/schedule/marks.tsx'
import { informedOf } from '#web/desk/schedule/tell-dialog.tsx'
import { ListPlace } from '#web/desk/requests/list-place.tsx'
import { VisitContact } from '#web/desk/schedule/visit-contact.tsx'
import { schedulePath } from '#web/desk/schedule/schedule-query.ts'
import { stopOf } from '#web/desk/schedule/stop.ts'
import { typedVisit } from '#web/desk/schedule/typed-visit.ts'
import { savedVisits, visitRefusal, windowRefused } from '#web/desk/schedule/visit-answers.ts'
import {
  type EditorAnswer,
  typedBeyond,
  visitDraft,
  VisitEditor,
} from '#web/desk/schedule/visit-editor.tsx'
import { visitActionForm } from '#web/desk/schedule/visit-forms.ts'
import { VisitActions } from '#web/desk/schedule/visit-actions.tsx'
import type { Route } from './+types/visit.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const { timeZone } = companyOf(context)
  const [visit, staff] = await Promise.all([
    desk.visits.findVisit(params.visitId),
    desk.staff.listStaff(),
  ])
  const found = orNotFound(visit)
  const photographsOf = await desk.photographs.photographsOfVisits([found])
  const { revision: seen, address, phone, assignedTo } = found
  return {
    stop: stopOf(found, timeZone),
    photographs: shownPhotographs(photographsOf(found), member, {
      timeZone,
      now: desk.now(),
    }),
    day: found.day,
    dayName: formatDayFrom(desk.now(), found.startsAt, timeZone),
    zone: zoneAbbreviation(found.startsAt, timeZone),
    requestId: found.requestId,
    customerId: found.customerId,
    informed: informedOf(found),
    values: {
      seen,
      kind: found.kind,
      name: found.name,
      phone: formatPhone(phone),
      email: found.email,
      ...address,
      about: found.about,
      date: found.day,
      ...timesOf(found, timeZone),
      assignedTo: assignedTo ?? '',
      truck: found.truck,
      note: found.note,
    },
    staff: staffChoices(staff),
  }
}

export async function action({
  params,
  context,
}: Route.ActionArgs): Promise<EditorAnswer | Response> {
  const { desk, member } = requireSession(context)
  const id = params.visitId
  const submission = submissionOf(context, visitActionForm)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  const take = async (step: VisitStep, text: string) => {
    const done = await desk.visits.stepOnVisit(id, step, member, formKeyOf(context))
    return done.ok ? savedVisits(context, text, done.value) : visitRefusal(context, done.error)
  }
  switch (value.intent) {
    case 'save': {
      const { state } = companyOf(context).address
      const stored = await desk.visits.editVisit(id, typedVisit(value, state), value.seen, member)
      if (stored.ok) {
        const revision = stored.value[0]?.seen ?? value.seen
        return { ...savedVisits(context, 'Saved', stored.value), revision }
      }
      switch (stored.error.code) {
        case 'invalid':
          return windowRefused(submission, stored.error.fields)
        case 'stale':
          return staleAnswer(stored.error, context)
        default:
          return visitRefusal(context, stored.error)
      }
    }
    case 'done': {
      const step = { is: 'done', note: value.text, minutes: value.minutes } as const
      return take({ step, seen: value.seen }, 'Done')
    }
    case 'note':
      return take({ step: { is: 'note', text: value.text }, seen: null }, 'Saved')
    case 'cancel': {
      const email = { isWanted: value.emailCustomer, message: value.message }
      return take({ step: { is: 'cancel' }, seen: value.seen, email }, 'Canceled')
    }
    case 'reopen': {
      const email = { isWanted: value.emailCustomer, message: value.message }
      const { seen, accepted } = value
      return take({ step: { is: 'reopen' }, seen, email, accepted }, 'Scheduled again')
    }
    case 'called':
      return take({ step: { is: 'called' }, seen: value.seen }, 'Confirmed')
    case 'missed':
      return take({ step: { is: 'missed' }, seen: value.seen }, 'Nobody was there')
    case 'undo': {
      const back = await desk.visits.undoVisits(value.edits, member)
      if (!back.ok) return visitRefusal(context, back.error)
      if ((await desk.visits.findVisit(id)) === null) return redirect(deskPaths.schedule)
      return savedVisits(context, 'Undone', [])
    }
  }
}

export default function VisitPage({ loaderData }: Route.ComponentProps) {
  const { stop, day, dayName, zone, values, staff, ...more } = loaderData
  const before = useJustSaved()
  const editing = useFetcher<EditorAnswer>()
  return (
    <>
      <div className="flex items-center justify-between text-second">
        <UpLink to={schedulePath({ date: day })}>{dayName}</UpLink>
        {more.requestId === null ? null : <ListPlace id={more.requestId} of="Request" />}
      </div>
      <h1 className="text-title break-words desk:text-title-wide">{stop.name}</h1>
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-bark-soft">
        <span className="inline-flex items-center gap-2">
          <KindShape kind={stop.kind} />
          {stop.kindName}
        </span>
        <span>
          {dayName}, {stop.window} {zone}
        </span>
        <StateMark stop={stop} />
      </p>
      {stop.failedEmail === null ? null : (
        <p className="mb-3 rounded-sheet bg-paper-deep px-4 py-3">
          <strong className="text-brick">The email about this visit did not arrive.</strong> Call{' '}
          {stop.name}, or{' '}
          <TextLink to={deskPaths.sentEmail(stop.failedEmail)}>
            send it to the right address
          </TextLink>
          .
        </p>
      )}
      <VisitActions
        stop={stop}
        informed={more.informed}
        before={editing.data === undefined ? before : undefined}
      />
      <div className="desk:grid desk:grid-cols-[minmax(0,1fr)_20.75rem] desk:gap-8">
        {/* First on a phone, for the way there. */}
        <div className="mb-4 desk:order-last">
          <VisitContact stop={stop} requestId={more.requestId} customerId={more.customerId} />
        </div>
        <div className="min-w-0">
          {stop.isOver ? (
            <>
              <UnsavedText
                name={visitDraft(stop.id)}
                title="The visit is no longer planned. This was typed before, and not saved:"
                textsIn={(draft) => typedBeyond(draft, values)}
              />
              <p className="mb-6 max-w-prose whitespace-pre-line">
                {[stop.about, stop.note, stop.doneNote].filter(Boolean).join('\n')}
              </p>
            </>
          ) : (
            <div className="mb-6 rounded-sheet border border-hairline bg-white max-desk:-mx-4 max-desk:rounded-none max-desk:border-x-0">
              <VisitEditor
                name={visitDraft(stop.id)}
                visitId={stop.id}
                action={deskPaths.visit(stop.id)}
                values={values}
                staff={staff}
                fetcher={editing}
                label="Save"
                isUntold={stop.state === 'not-confirmed'}
              />
            </div>
          )}
          <PhotographsPart
            action={deskPaths.photographsOfVisit(stop.id)}
            photographs={more.photographs}
          />
        </div>
      </div>
    </>
  )
}
