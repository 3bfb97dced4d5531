import * as z from 'zod/mini'
import { may } from '#domain/desk/roles.ts'
import type { AccountAnswer } from '#web/desk/sign-in/account-answer.ts'
import { calendarFeedPath } from '#contract/calendar-feed.ts'
import { AddPasskey } from '#web/desk/sign-in/add-passkey.tsx'
import { Button, ButtonLink } from '#web/desk/button.tsx'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { OwnName } from '#web/desk/sign-in/own-name.tsx'
import { ownNameForm, passkeyNameForm } from '#web/desk/sign-in/sign-in-forms.ts'
import { turnKeys, useKeysAreOn } from '#web/desk/keys.ts'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { PasskeyRow } from '#web/desk/sign-in/passkey-row.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { confirmFirst, failed, gone, refused, saved } from '#web/desk/forms/answers.ts'
import { CalendarLink } from '#web/desk/schedule/calendar-link.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { SignOut, SignOutForm } from '#web/desk/sign-in/sign-out.tsx'
import { useColleague, useMoment } from '#web/desk/use-desk.ts'
import { siteContext } from '#web/site-context.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'
import type { Route } from './+types/account.ts'

const accountForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('add-passkey'), answer: z.string().check(z.maxLength(20_000)) }),
  z.object({ intent: z.literal('remove-passkey'), id: z.string() }),
  ownNameForm,
  passkeyNameForm,
  z.object({ intent: z.literal('end-session'), id: z.string() }),
  z.object({ intent: z.enum(['make-calendar', 'show-calendar']) }),
  z.object({ intent: z.literal('revoke-calendar') }),
])

export async function loader({ context }: Route.LoaderArgs) {
  const { desk, session, member } = requireSession(context)
  const [passkeys, sessions, recoveryCodes, calendarToken] = await Promise.all([
    desk.account.listPasskeys(member),
    desk.account.listSessions(member),
    desk.account.countRecoveryCodes(member),
    desk.calendars.calendarToken(member),
  ])
  return {
    member: { name: member.name, email: member.email, role: member.role },
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
      return { id, name, createdAt, lastUsedAt }
    }),
    sessions: sessions.map(({ id, browser, createdAt, lastSeenAt }) => {
      return { id, browser, createdAt, lastSeenAt, isThis: id === session.id }
    }),
    hasCalendar: calendarToken !== null,
    recoveryCodes: may(member.role, 'manage-staff') ? recoveryCodes : null,
  }
}

export async function action({ context }: Route.ActionArgs): Promise<AccountAnswer> {
  const caller = requireSession(context)
  const { desk, member, browser } = caller
  const submission = submissionOf(context, accountForm)
  if (submission.status !== 'success') return refused(submission)
  const { value: submitted } = submission
  switch (submitted.intent) {
    case 'end-session':
      await desk.account.endSessions(member, { id: submitted.id })
      return saved(context, 'The session has ended. Saved')
    case 'make-calendar':
    case 'show-calendar': {
      const first = confirmFirst(caller)
      if (first !== null) return first
      const isNew = submitted.intent === 'make-calendar'
      const hadOne = (await desk.calendars.calendarToken(member)) !== null
      if (isNew) await desk.calendars.renewCalendar(member)
      const token = await desk.calendars.calendarToken(member)
      if (token === null) return gone('link')
      const { message } = saved(context, hadOne ? 'Earlier links no longer work. Saved' : 'Saved')
      return {
        is: 'calendar-link',
        url: `${context.get(siteContext).publicUrl}${calendarFeedPath(token)}`,
        message: isNew ? message : null,
      }
    }
    case 'revoke-calendar':
      await desk.calendars.revokeCalendar(member)
      return saved(context, 'The link no longer works. Saved')
    case 'change-name':
      await desk.account.changeOwnName(member, submitted.name)
      return saved(context)
    case 'rename-passkey':
      await desk.account.renamePasskey(member, submitted.id, submitted.name)
      return saved(context)
    case 'remove-passkey': {
      const first = confirmFirst(caller)
      if (first !== null) return first
      await desk.account.removePasskey(member, submitted.id)
      return saved(context, 'The passkey no longer works. Saved')
    }
    case 'add-passkey': {
      const first = confirmFirst(caller)
      if (first !== null) return first
      const added = await desk.account.addPasskey(member, submitted.answer, browser())
      if (added.ok) return { is: 'passkey-added' }
      return failed(refusals[added.error.code])
    }
  }
}

const refusals = {
  'not-proven': 'The passkey could not be checked. Please try again.',
  'known-passkey': 'This passkey is already registered.',
} as const

export default function Account({ loaderData }: Route.ComponentProps) {
  const { member, passkeys, sessions, hasCalendar, recoveryCodes } = loaderData
  const { hasCodes } = useColleague()
  const moment = useMoment()
  const hasKeys = useKeysAreOn()
  const submission = useAction<AccountAnswer>(deskPaths.account)
  const send = (intent: string, id: string) => submission.send({ intent, id })
  return (
    <SettingsPage>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <OwnName {...member} />
        <SignOut className="px-2 text-moss hover:bg-paper-deep" />
      </div>
      <AnswerLine answer={submission.data} isBusy={submission.isBusy} />
      <Sheet title="Passkeys" count={passkeys.length}>
        <Rows empty="None yet. A passkey signs you in with your face, your fingerprint or your device’s screen lock.">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              {...passkey}
              isBusy={submission.isBusy}
              warning={
                hasCodes || passkeys.length > 1
                  ? null
                  : `This is your only passkey, and codes by email are off. Once you are signed out, only ${recoveryCodes === null || recoveryCodes === 0 ? '' : 'a printed recovery code or '}an invitation from whoever runs the server lets you in.`
              }
              onRemove={() => send('remove-passkey', passkey.id)}
            />
          ))}
        </Rows>
        <div className="border-t border-hairline-soft px-4 py-3">
          <AddPasskey />
        </div>
      </Sheet>
      <Sheet title="Sessions" count={sessions.length}>
        <Rows>
          {sessions.map(({ id, browser, createdAt, lastSeenAt, isThis }) => (
            <Row
              key={id}
              title={isThis ? `${browser}, this one` : browser}
              second={`Since ${moment(createdAt)}, last seen ${moment(lastSeenAt)}`}
            >
              {isThis ? null : (
                <Button
                  variant="word"
                  disabled={submission.isBusy}
                  onClick={() => send('end-session', id)}
                  aria-label={`End the session in ${browser} since ${moment(createdAt)}`}
                >
                  End
                </Button>
              )}
            </Row>
          ))}
        </Rows>
        <SignOutForm
          everywhere
          className="flex flex-wrap items-center gap-3 border-t border-hairline-soft px-4 py-3"
        >
          <Button type="submit" aria-describedby={hasCalendar ? 'everywhere-too' : undefined}>
            Sign out everywhere
          </Button>
          {hasCalendar ? (
            <p id="everywhere-too" className="text-second text-bark-soft">
              This also ends the link to your calendar.
            </p>
          ) : null}
        </SignOutForm>
      </Sheet>
      <CalendarLink exists={hasCalendar} />
      <Sheet title="Keyboard shortcuts">
        <label className="flex min-h-11 items-center gap-3 px-4 py-3">
          <input
            type="checkbox"
            checked={hasKeys}
            onChange={({ currentTarget: { checked } }) => turnKeys(checked)}
            className="size-4.5 accent-evergreen"
          />
          <span>
            Use keyboard shortcuts in this browser
            <span className="block text-second text-bark-soft">
              Press ? for the list. They do nothing while you type.
            </span>
          </span>
        </label>
      </Sheet>
      {recoveryCodes === null ? null : (
        <Sheet title="Recovery codes" count={recoveryCodes}>
          <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <p className="min-w-48 flex-1 text-bark-soft">
              Printed codes that let you in if you lose every device and your email.
            </p>
            <ButtonLink to={deskPaths.recoveryCodes}>Make new codes</ButtonLink>
          </div>
        </Sheet>
      )}
    </SettingsPage>
  )
}
