import { parseWithZod } from '@conform-to/zod/v4'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from 'react-router'
import * as z from 'zod/mini'
import { alertNames, alerts, colleagueAlerts, type Alert } from '#domain/desk/alert.ts'
import { may } from '#domain/desk/roles.ts'
import { chosenAlerts } from '#domain/settings/mailbox-alerts.ts'
import { Button } from '#web/desk/button.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { SettingsHead } from '#web/desk/page-head.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { overField } from '#web/desk/forms.ts'
import { StepForm, useStep } from '#web/desk/use-step.tsx'
import { SaveOver } from '#web/desk/save-over.tsx'
import { StepLine } from '#web/desk/saved-line.tsx'
import { saved } from '#web/desk/saved-step.ts'
import { type SettingAnswer, settingAnswer, useSeen } from '#web/desk/settings/setting-answer.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'

const form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('mine'), chosen: chosenAlerts }),
  z.object({
    intent: z.literal('mailbox'),
    chosen: chosenAlerts,
    seen: z.int(),
    ...overField,
  }),
])

export async function loader({ context }: LoaderFunctionArgs) {
  const { desk, session } = visitOf(context)
  const { member } = session
  const [staff, mailbox] = await Promise.all([desk.listAlerts(), desk.readMailboxAlerts()])
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

export async function action({ request, context }: ActionFunctionArgs): Promise<SettingAnswer> {
  const { desk, session } = visitOf(context)
  const submission = parseWithZod(await request.formData(), { schema: form })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const { value } = submission
  if (value.intent === 'mine') {
    await desk.chooseAlerts(value.chosen, session.member)
    return { ...saved(context), revision: 0 }
  }
  if (!may(session.member.role, 'change-settings')) {
    return { is: 'failed', message: 'Owners alone choose what the mailbox hears of.' }
  }
  return settingAnswer(
    await desk.saveMailboxAlerts(value.chosen, value.over ?? value.seen, session.member),
    context,
  )
}

/** What one hears of by email, and for owners who hears of what. */
export default function Alerts() {
  const { email, mine, mailbox, others } = useLoaderData<typeof loader>()
  return (
    <>
      <SettingsHead />
      <div className="max-w-3xl">
        <AlertSheet title="What you hear of" to={email} intent="mine" chosen={mine} of={alerts} />
        {mailbox === null ? null : (
          <>
            <Sheet title="Who hears of what">
              <Rows>
                {others.map(({ id, name, chosen }) => (
                  <Row key={id} title={name} second={chosenWords(chosen)} />
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
                The address is LEADS_TO of the server’s settings. It also hears of registrations for
                events, and of new requests and money in trouble that nobody else has chosen.
              </p>
            </AlertSheet>
          </>
        )}
      </div>
    </>
  )
}

const chosenWords = (chosen: readonly Alert[]) =>
  chosen.length === 0 ? 'Nothing' : chosen.map((alert) => alertNames[alert].name).join(', ')

function AlertSheet({
  title,
  to,
  intent,
  chosen,
  of,
  revision = 0,
  children,
}: {
  readonly title: string
  readonly to: string
  readonly intent: 'mine' | 'mailbox'
  readonly chosen: readonly Alert[]
  readonly of: readonly Alert[]
  readonly revision?: number
  readonly children?: React.ReactNode
}) {
  const fetcher = useFetcher<SettingAnswer>()
  const answer = fetcher.data
  const step = useStep(fetcher, deskPaths.alerts)
  const seen = useSeen(revision, answer)
  return (
    <Sheet title={title} aside={<span className="text-second break-all text-bark-soft">{to}</span>}>
      <StepForm step={step}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="seen" value={seen} />
        <ul className="divide-y divide-hairline-soft">
          {of.map((alert) => {
            const { name, about } = alertNames[alert]
            return (
              <li key={alert} className="px-4 pb-2.5 hover:bg-paper/60">
                <label className="flex min-h-11 items-center gap-3 font-semibold desk:min-h-9">
                  <input
                    type="checkbox"
                    name="chosen"
                    value={alert}
                    defaultChecked={chosen.includes(alert)}
                    aria-describedby={`${intent}-${alert}`}
                    className="size-4.5 shrink-0 accent-evergreen"
                  />
                  {name}
                </label>
                <p id={`${intent}-${alert}`} className="pl-7.5 text-second text-bark-soft">
                  {about}
                </p>
              </li>
            )
          })}
        </ul>
        <div className="flex flex-wrap items-center gap-3 border-t border-hairline-soft px-4 py-3">
          <Button type="submit" look="filled" disabled={step.isBusy}>
            Save
          </Button>
          <SaveOver answer={answer} revision={revision} />
          <StepLine answer={answer} isBusy={step.isBusy} />
        </div>
      </StepForm>
      {children}
    </Sheet>
  )
}
