import { getSelectProps } from '@conform-to/react'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { counted, countedIfAny } from '#domain/counts.ts'
import { periodText, recordPeriods } from '#domain/settings/record-periods.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { Dialog } from '#web/desk/dialog.tsx'
import { type ActionAnswer, confirmFirst } from '#web/desk/forms/answers.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { settingAction, savedFields, undoSetting } from '#web/desk/settings/setting-answer.ts'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { hintOf, SettingFoot, SettingRow } from '#web/desk/settings/setting-row.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/records.ts'

const saveForm = z.extend(recordPeriods.schema, {
  ...savedFields,
  agreed: z.optional(z.literal('yes')),
})
const form = z.discriminatedUnion('intent', [saveForm, undoSetting(recordPeriods.kind)])

export async function loader({ context }: Route.LoaderArgs) {
  const { value, revision } = await requireSession(context).desk.settings.readRecordPeriods()
  return { periods: value, revision }
}

/** Shorter periods delete for good, so agreeing to them, or going back to them, asks who is there. */
export async function action(args: Route.ActionArgs): Promise<ActionAnswer> {
  const sent = submittedForm(args.context)
  const mayDelete = sent.has('agreed') || sent.get('intent') === 'undo'
  const first = mayDelete ? confirmFirst(requireSession(args.context)) : null
  if (first !== null) return first
  return settingAction(args, recordPeriods, form, (desk, { agreed, ...periods }, seen, by) =>
    desk.settings.saveRecordPeriods(periods, { isAgreed: agreed === 'yes' }, seen, by),
  )
}

const recordKinds = [
  {
    name: 'requestMonths',
    label: 'Requests',
    hint: 'After anyone last worked on them. Open ones show up on Today first and are deleted a month later.',
  },
  {
    name: 'guestMonths',
    label: 'Event guests',
    hint: 'After the event. Only the number of seats stays.',
  },
  {
    name: 'moneyMonths',
    label: 'Payments with names, and work you won',
    hint: 'As long as your tax advisor recommends; 7 years is usual.',
  },
  {
    name: 'emailMonths',
    label: 'Emails, sent and received',
    hint: 'After they were written, with the files attached to them.',
  },
  { name: 'activityMonths', label: 'Activity', hint: 'Who did what at the desk.' },
] as const

const choices = [6, 12, 18, 24, 36, 60, 84, 120] as const

export default function Records({ loaderData: { periods, revision } }: Route.ComponentProps) {
  return (
    <SettingsPage>
      <Sheet title="How long we keep records">
        <SettingForm
          name="records"
          schema={saveForm}
          action={deskPaths.records}
          defaultValue={periods}
          revision={revision}
          isIdempotent
        >
          {({ fields, unsaved, isBusy }, { data }) => (
            <>
              <div className="divide-y divide-hairline-soft">
                {recordKinds.map(({ name, ...about }) => {
                  const field = fields[name]
                  const { key, ...select } = getSelectProps(field, {
                    ariaDescribedBy: hintOf(field),
                  })
                  const options = [...new Set([...choices, periods[name]])].filter(
                    (each) => each > 0,
                  )
                  return (
                    <SettingRow key={name} field={field} {...about}>
                      <select key={key} {...select} className={`${fieldClasses} w-40!`}>
                        <Options
                          of={options
                            .toSorted((one, other) => one - other)
                            .map((months) => [months, periodText(months)])}
                        />
                        <option value={0}>Forever</option>
                      </select>
                    </SettingRow>
                  )
                })}
              </div>
              <SettingFoot unsaved={unsaved} isBusy={isBusy}>
                The{' '}
                <TextLink href="/privacy" variant="in-text">
                  privacy page
                </TextLink>{' '}
                says what you set here.
              </SettingFoot>
              {isBusy ? null : <DeletionQuestion answer={data} />}
            </>
          )}
        </SettingForm>
      </Sheet>
      <Sheet title="One person’s data">
        <p className="px-4 py-3">
          To download or delete everything about one person, open their page under{' '}
          <TextLink to={deskPaths.customers} variant="in-text">
            Customers
          </TextLink>{' '}
          and choose Personal data.
        </p>
      </Sheet>
    </SettingsPage>
  )
}

/** Asks before a shorter period is saved; its button sends the form around it. */
function DeletionQuestion({ answer }: { readonly answer: ActionAnswer | undefined }) {
  const [closed, setClosed] = useState<typeof answer>()
  const textId = useId()
  const old = answer?.is === 'failed' ? answer.deletes : undefined
  if (old === undefined || answer === closed) return null
  const close = () => setClosed(answer)
  const goes = [
    countedIfAny(old.requests, 'request'),
    countedIfAny(old.quotes, 'written quote'),
    countedIfAny(old.visits, 'visit'),
    countedIfAny(old.guests, 'event guest'),
    countedIfAny(old.payments, 'name on a payment', 'names on payments'),
    countedIfAny(old.emails, 'email'),
    countedIfAny(old.activity, 'line of the activity', 'lines of the activity'),
  ].filter((text) => text !== '')
  const deletes = goes.length > 0 || old.openRequests > 0
  return (
    <Dialog title="Keep records for less time?" describedBy={textId} onClose={close}>
      <div id={textId}>
        {goes.length > 0 ? (
          <>
            <p>Within a day this deletes for good:</p>
            <ul className="list-disc pl-5">
              {goes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p className="mt-2">
              The photographs and emails of a request go with it, and so do customers with nothing
              left.
            </p>
          </>
        ) : deletes ? null : (
          <p>
            No record is that old today. Later ones are deleted within a day of reaching that age.
          </p>
        )}
        {old.openRequests === 0 ? null : (
          <p className="mt-2">
            {counted(old.openRequests, 'open request')} will be on Today first, and deleted a month
            later unless someone works on {old.openRequests === 1 ? 'it' : 'them'}.
          </p>
        )}
      </div>
      {/* The first button has the focus: a second Enter must not delete. */}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={close}>Not now</Button>
        <Button type="submit" variant={deletes ? 'danger' : 'filled'} name="agreed" value="yes">
          {deletes ? 'Save and delete' : 'Save'}
        </Button>
      </div>
    </Dialog>
  )
}
