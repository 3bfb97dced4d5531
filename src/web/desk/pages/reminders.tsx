import { getInputProps } from '@conform-to/react'
import * as z from 'zod/mini'
import { reminderTimes } from '#domain/settings/reminder-times.ts'
import { zoneName } from '#domain/time.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/forms/field.tsx'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { settingAction, savedFields, undoSetting } from '#web/desk/settings/setting-answer.ts'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { hintOf, type RowProps, SettingFoot, SettingRow } from '#web/desk/settings/setting-row.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import type { Route } from './+types/reminders.ts'

const saveForm = z.extend(reminderTimes.schema, savedFields)
const form = z.discriminatedUnion('intent', [saveForm, undoSetting(reminderTimes.kind)])

export async function loader({ context }: Route.LoaderArgs) {
  const { value, revision } = await requireSession(context).desk.settings.readReminderTimes()
  const { timeZone } = companyOf(context)
  return { times: value, revision, zone: zoneName(timeZone) }
}

export const action = (args: Route.ActionArgs): Promise<ActionAnswer> =>
  settingAction(args, reminderTimes, form, (desk, times, seen, by) =>
    desk.settings.saveReminderTimes(times, seen, by),
  )

export default function Reminders({ loaderData: { times, revision, zone } }: Route.ComponentProps) {
  return (
    <SettingsPage>
      <SettingForm
        name="reminders"
        schema={saveForm}
        action={deskPaths.reminders}
        defaultValue={times}
        revision={revision}
        isIdempotent
      >
        {({ fields, unsaved, isBusy }) => (
          <>
            <Sheet title="For us">
              <div className="divide-y divide-hairline-soft">
                <TimeRow
                  field={fields.digestAt}
                  label="Send “The day ahead” at"
                  hint="Visits, follow-ups and whatever else is waiting, emailed to whoever chose it under Alerts."
                />
                <DaysRow
                  field={fields.replyDays}
                  label="Follow up on a reply after"
                  hint="The day the desk suggests with each reply."
                />
                <DaysRow
                  field={fields.quoteDays}
                  label="Follow up on a quote after"
                  hint="Set when it is sent, unless a later day is already set."
                />
              </div>
            </Sheet>
            <Sheet title="For customers who have not answered a quote">
              <div className="divide-y divide-hairline-soft">
                <DaysRow
                  field={fields.quoteFirstDays}
                  label="Email them after"
                  hint="From the day it was sent. Enter 0 for no reminder."
                />
                <DaysRow
                  field={fields.quoteLastDays}
                  label="Email them before its last day"
                  hint="Enter 0 for no reminder."
                />
                <TimeRow
                  field={fields.quoteAt}
                  label="Send these at"
                  hint="Quotes already sent keep the days they were sent with. A reminder you turn off is no longer sent."
                />
              </div>
              <SettingFoot unsaved={unsaved} isBusy={isBusy}>
                Times are in {zone}.
              </SettingFoot>
            </Sheet>
          </>
        )}
      </SettingForm>
    </SettingsPage>
  )
}

function TimeRow(props: RowProps<string>) {
  const { key, ...input } = getInputProps(props.field, {
    type: 'time',
    ariaDescribedBy: hintOf(props.field),
  })
  return (
    <SettingRow {...props}>
      <input key={key} {...input} className={`${fieldClasses} w-[9rem]!`} />
    </SettingRow>
  )
}

function DaysRow(props: RowProps<number>) {
  const { key, ...input } = getInputProps(props.field, {
    type: 'text',
    ariaDescribedBy: hintOf(props.field),
  })
  return (
    <SettingRow {...props}>
      <span className="flex w-36 items-center gap-2">
        <input
          key={key}
          {...input}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className={`${fieldClasses} w-16! text-right`}
        />
        days
      </span>
    </SettingRow>
  )
}
