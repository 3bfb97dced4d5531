import * as z from 'zod/mini'
import { alertNames, alerts, colleagueAlerts, type Alert } from '#domain/desk/alert.ts'
import { may } from '#domain/desk/roles.ts'
import { chosenAlerts, mailboxAlerts } from '#domain/settings/mailbox-alerts.ts'
import { type ActionAnswer, failed, refused, saved } from '#web/desk/forms/answers.ts'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import {
  savedSetting,
  settingActionAnswer,
  settingAnswer,
} from '#web/desk/settings/setting-answer.ts'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import type { Route } from './+types/alerts.ts'

const oldAlerts = z.union([z.object({ mine: chosenAlerts }), savedSetting(mailboxAlerts.kind)])

const choice = z.object({ chosen: chosenAlerts })

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mine'), chosen: chosenAlerts }),
  z.object({ intent: z.literal('mailbox'), chosen: chosenAlerts, seen: seenField }),
  undoForm(oldAlerts),
])

export async function loader({ context }: Route.LoaderArgs) {
  const { desk, member } = requireSession(context)
  const [staff, mailbox] = await Promise.all([
    desk.settings.listAlerts(),
    desk.settings.readMailboxAlerts(),
  ])
  const isOwner = may(member.role, 'change-settings')
  return {
    email: member.email,
    mine: staff.find((each) => each.member.id === member.id)?.chosen ?? [],
    mailbox: isOwner ? mailbox : null,
    others: isOwner
      ? staff
          .filter((each) => may(each.member.role, 'work-requests'))
          .map((each) => ({
            id: each.member.id,
            name: each.member.id === member.id ? `${member.name}, you` : each.member.name,
            chosen: each.chosen,
          }))
      : [],
  }
}

export async function action({ context }: Route.ActionArgs): Promise<ActionAnswer> {
  const { desk, member } = requireSession(context)
  const submission = submissionOf(context, form)
  if (submission.status !== 'success') return refused(submission)
  const { value } = submission
  const choose = async (chosen: readonly Alert[]): Promise<ActionAnswer> => {
    const before = await desk.settings.chooseAlerts(chosen, member)
    return saved(context, 'Saved', JSON.stringify({ mine: before }))
  }
  const mayChange = may(member.role, 'change-settings')
  switch (value.intent) {
    case 'mine':
      return choose(value.chosen)
    case 'mailbox': {
      if (!mayChange) return failed(forOwners)
      const stored = await desk.settings.saveMailboxAlerts(value.chosen, value.seen, member)
      return settingAnswer(stored, mailboxAlerts, context)
    }
    case 'undo': {
      const { edits } = value
      if ('mine' in edits) return choose(edits.mine)
      if (!mayChange) return failed(forOwners)
      const undone = await desk.settings.undoSetting(edits, member)
      return settingActionAnswer(undone, mailboxAlerts, context, 'Nothing was undone.')
    }
  }
}

const forOwners = 'Only owners choose the alerts of the company’s mailbox.'

export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { email, mine, mailbox, others } = loaderData
  return (
    <SettingsPage>
      <AlertSheet
        title="Your alerts"
        to={email}
        intent="mine"
        chosen={mine}
        of={alerts}
        revision={choiceNumber(mine)}
      />
      {mailbox === null ? null : (
        <>
          <Sheet title="Who gets which alert">
            <Rows>
              {others.map(({ id, name, chosen }) => (
                <Row key={id} title={name} second={chosenText(chosen)} />
              ))}
            </Rows>
          </Sheet>
          <AlertSheet
            title="The company’s mailbox"
            to={mailbox.address}
            intent="mailbox"
            chosen={mailbox.value}
            of={alerts.filter((alert) => colleagueAlerts.every((each) => each !== alert))}
            revision={mailbox.revision}
          >
            <p className="border-t border-hairline-soft px-4 py-3 text-second text-bark-soft">
              The email address is LEADS_TO in the server’s settings. It also gets registrations for
              events, and any new requests and money alerts that nobody else has chosen.
            </p>
          </AlertSheet>
        </>
      )}
    </SettingsPage>
  )
}

/** Stands in for a revision, which one's own alerts do not have. */
const choiceNumber = (chosen: readonly Alert[]) =>
  chosen.reduce((sum, alert) => sum + 2 ** alerts.indexOf(alert), 0)

const chosenText = (chosen: readonly Alert[]) =>
  chosen.length === 0 ? 'Nothing' : chosen.map((alert) => alertNames[alert].name).join(', ')

function AlertSheet({
  title,
  to,
  intent,
  chosen,
  of,
  revision,
  children,
}: {
  readonly title: string
  readonly to: string
  readonly intent: 'mine' | 'mailbox'
  readonly chosen: readonly Alert[]
  readonly of: readonly Alert[]
  readonly revision: number
  readonly children?: React.ReactNode
}) {
  return (
    <Sheet
      title={title}
      aside={<span className="block py-1 text-second break-all text-bark-soft">{to}</span>}
    >
      <SettingForm
        name={`alerts ${intent}`}
        intent={intent}
        schema={choice}
        action={deskPaths.alerts}
        defaultValue={{ chosen: [...chosen] }}
        revision={revision}
        isIdempotent
      >
        {({ fields, unsaved, isBusy }) => (
          <>
            <Rows>
              {of.map((alert) => {
                const { name, about } = alertNames[alert]
                return (
                  <li key={alert} className="px-4 pb-2.5 hover:bg-paper/60">
                    <label className="flex min-h-11 items-center gap-3 font-semibold desk:min-h-9">
                      <input
                        type="checkbox"
                        name={fields.chosen.name}
                        value={alert}
                        defaultChecked={chosen.includes(alert)}
                        aria-describedby={`${intent}-${alert}`}
                        className="size-4.5 accent-evergreen"
                      />
                      {name}
                    </label>
                    <p id={`${intent}-${alert}`} className="pl-7.5 text-second text-bark-soft">
                      {about}
                    </p>
                  </li>
                )
              })}
            </Rows>
            <SettingFoot unsaved={unsaved} isBusy={isBusy} />
          </>
        )}
      </SettingForm>
      {children}
    </Sheet>
  )
}
