import { useState } from 'react'
import * as z from 'zod/mini'
import { canTakeOver, distinctName, type StaffMember } from '#domain/desk/staff.ts'
import { may, type Role, roleNames, roles, roleTexts } from '#domain/desk/roles.ts'
import { formatMomentWithZone } from '#domain/time.ts'
import { companyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Button } from '#web/desk/button.tsx'
import { Choice } from '#web/desk/forms/choice.tsx'
import {
  endCalendarForm,
  inviteForm,
  removeForm,
  roleForm,
  withdrawForm,
  type StaffAnswer,
} from '#web/desk/sign-in/staff-forms.ts'
import { HandOverDialog, handedOverText } from '#web/desk/sign-in/hand-over-dialog.tsx'
import { InviteForm } from '#web/desk/sign-in/invite-form.tsx'
import { useDay, useMoment } from '#web/desk/use-desk.ts'
import { SettingsPage } from '#web/desk/page-head.tsx'
import {
  RemoveColleague,
  useRowStep,
  WithdrawInvitation,
} from '#web/desk/sign-in/remove-colleague.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { confirmFirst, failed, gone, refused, saved } from '#web/desk/forms/answers.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import type { Route } from './+types/staff.ts'

const staffForm = z.discriminatedUnion('intent', [
  inviteForm,
  roleForm,
  removeForm,
  withdrawForm,
  endCalendarForm,
])

export async function loader({ context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const [staff, invitations, openRequests, visits, calendars] = await Promise.all([
    desk.staff.listStaff(),
    desk.staff.listInvitations(),
    desk.staff.countOpenRequestsOfStaff(),
    desk.staff.countPlannedVisitsOfStaff(),
    desk.calendars.calendarHolders(),
  ])
  return {
    staff: staff.map(({ id, name, email, role, joinedAt, revision }) => ({
      id,
      name,
      email,
      role,
      joinedAt,
      revision,
      isMe: id === member.id,
      openRequests: openRequests.get(id) ?? 0,
      visits: visits.get(id) ?? 0,
      hasCalendar: calendars.has(id),
    })),
    invitations: invitations.map(({ id, email, role, expiresAt }) => {
      return { id, email, role, expiresAt }
    }),
  }
}

export async function action({ context }: Route.ActionArgs): Promise<StaffAnswer> {
  const caller = requireSession(context)
  const { desk, member } = caller
  const submission = submissionOf(context, staffForm)
  if (submission.status !== 'success') return refused(submission)
  const first = confirmFirst(caller)
  if (first !== null) return first
  const { value } = submission
  switch (value.intent) {
    case 'invite': {
      const invited = await desk.staff.inviteColleague(value.email, value.role, member)
      if (invited.ok) return { is: 'invited', email: value.email }
      switch (invited.error.code) {
        case 'invalid':
          return refused(submission, { email: [invited.error.message] })
        case 'already-staff':
          return refused(submission, {
            email: [
              `${invited.error.name} has this email address. Change their role in the list instead.`,
            ],
          })
        case 'may-not-invite':
          return failed('You can no longer invite colleagues.')
      }
    }
    case 'role': {
      const { successor: successorId } = value
      const changed = await desk.staff.changeRole({ ...value, successorId, by: member.id })
      if (changed.ok) return saved(context)
      const { error } = changed
      if (error.code !== 'stale') return refused(submission, { role: [refusals[error.code]] })
      const { timeZone } = companyOf(context)
      const when = formatMomentWithZone(error.at, timeZone)
      return refused(submission, {
        role: [`${error.by ?? 'Someone'} changed this on ${when}. Please look again.`],
      })
    }
    case 'end-calendar':
      await desk.calendars.endCalendarOf(value.staffId, member)
      return saved(context, 'The link to their calendar no longer works. Saved')
    case 'remove': {
      const { email, successor } = value
      const removed = await desk.staff.removeStaff({ email, successor, by: member.id })
      if (!removed.ok) return failed(refusals[removed.error.code])
      const { member: left, requests, visits, successor: heir } = removed.value
      const both = heir === null ? [left] : [left, heir]
      const to = heir === null ? 'nobody for now' : distinctName(heir, both)
      const work = requests + visits === 0 ? '' : `${handedOverText(requests, visits)} ${to}. `
      return saved(context, `${distinctName(left, both)} was removed. ${work}Saved`)
    }
    case 'withdraw':
      return (await desk.staff.withdrawInvitation(value.email, member))
        ? saved(context, `The invitation for ${value.email} no longer works. Saved`)
        : gone('invitation')
  }
}

const refusals = {
  'unknown-staff': 'They no longer work at the desk.',
  'last-owner': 'The desk needs an owner. Make someone else an owner first.',
  'cannot-take-over': 'They cannot take over the requests. Choose someone else.',
} as const

export default function Staff({ loaderData: { staff, invitations } }: Route.ComponentProps) {
  const moment = useMoment()
  const day = useDay()
  const removal = useRowStep()
  return (
    <SettingsPage className="max-w-4xl">
      <AnswerLine answer={removal.data} isBusy={removal.isBusy} />
      <Sheet title="Staff" count={staff.length}>
        <Rows>
          {staff.map((member) => {
            const name = distinctName(member, staff)
            const successors = staff
              .filter((other) => canTakeOver(other, member))
              .map((other) => ({ ...other, name: distinctName(other, staff) }))
            return (
              <Row
                key={member.id}
                title={member.isMe ? `${member.name}, you` : member.name}
                second={`${member.email}, since ${day(member.joinedAt)}${member.hasCalendar ? ', with a calendar link' : ''}`}
              >
                <RoleSelect {...member} name={name} successors={successors} />
                {member.hasCalendar ? <EndCalendar {...member} name={name} /> : null}
                <RemoveColleague {...member} name={name} successors={successors} />
              </Row>
            )
          })}
        </Rows>
      </Sheet>
      <Sheet title="Invited" count={invitations.length}>
        {invitations.length === 0 ? null : (
          <Rows>
            {invitations.map(({ id, email, role, expiresAt }) => (
              <Row key={id} title={email} second={`${roleNames[role]}, until ${moment(expiresAt)}`}>
                <WithdrawInvitation email={email} />
              </Row>
            ))}
          </Rows>
        )}
        <InviteForm />
      </Sheet>
    </SettingsPage>
  )
}

/** Ends a colleague's calendar link, for a lost phone; they can make a new one. */
function EndCalendar({ id, name }: { readonly id: string; readonly name: string }) {
  const { isBusy, send } = useRowStep()
  return (
    <Button
      variant="word"
      disabled={isBusy}
      aria-label={`End calendar link of ${name}`}
      onClick={() => send({ intent: 'end-calendar', staffId: id })}
    >
      End calendar link
    </Button>
  )
}

function RoleSelect({
  id,
  name,
  isMe,
  role,
  revision,
  openRequests,
  successors,
}: Pick<StaffMember, 'id' | 'name' | 'role' | 'revision'> & {
  readonly isMe: boolean
  readonly openRequests: number
  readonly successors: readonly Pick<StaffMember, 'id' | 'name'>[]
}) {
  const { data, isBusy, send } = useAction<StaffAnswer>(deskPaths.staff)
  const [asked, setAsked] = useState<Role | null>(null)
  const sendRole = (to: string, successor = '') =>
    send({ intent: 'role', staffId: id, revision: String(revision), role: to, successor })
  const message = data?.is === 'refused' ? data.reply.error?.['role']?.[0] : null
  return (
    <>
      <Choice
        aria-label={`Role of ${name}`}
        value={role}
        isBusy={isBusy || asked !== null}
        className="w-auto!"
        onChoose={(chosen) => {
          const to = roles.find((each) => each === chosen)
          if (to !== undefined && to !== role) setAsked(to)
        }}
      >
        <Options of={roles.map((each) => [each, roleNames[each]])} />
      </Choice>
      {asked === null ? null : (
        <HandOverDialog
          title={`${isMe ? 'Change your own role' : `Change the role of ${name}`} to ${roleNames[asked]}?`}
          text={
            <>
              {isMe ? 'You will no longer be an owner, and cannot take that back. ' : null}
              {roleNames[asked]}: {roleTexts[asked]}
            </>
          }
          label="Change role"
          openRequests={may(asked, 'work-requests') ? 0 : openRequests}
          visits={0}
          successors={successors.map((each) => [each.id, each.name])}
          onConfirm={(successor) => sendRole(asked, successor)}
          onClose={() => setAsked(null)}
        />
      )}
      <AnswerLine
        answer={message === null ? data : { is: 'failed', message: message ?? '' }}
        isBusy={isBusy}
      />
    </>
  )
}
