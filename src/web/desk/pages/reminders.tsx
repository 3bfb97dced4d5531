import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import * as z from 'zod/mini'
import { reminderTimes } from '#domain/settings/reminder-times.ts'
import { Button } from '#web/desk/button.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Field } from '#web/desk/field.tsx'
import { overField } from '#web/desk/forms.ts'
import { SettingsHead } from '#web/desk/page-head.tsx'
import { SaveOver } from '#web/desk/save-over.tsx'
import {
  type SettingAnswer,
  settingAnswer,
  takeBackSetting,
  useSeen,
} from '#web/desk/settings/setting-answer.ts'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/use-desk-form.tsx'
import { siteContext } from '#web/site-context.ts'

const saveForm = z.extend(reminderTimes.schema, {
  intent: z.literal('save'),
  seen: z.int(),
  ...overField,
})
const form = z.discriminatedUnion('intent', [saveForm, takeBackSetting(reminderTimes.kind)])

export async function loader({ context }: LoaderFunctionArgs) {
  const { value, revision } = await visitOf(context).desk.readReminderTimes()
  const { timeZone } = context.get(siteContext).content.company
  return { times: value, revision, timeZone }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<SettingAnswer> {
  const { desk, session } = visitOf(context)
  const submission = parseWithZod(await request.formData(), { schema: form })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const { value } = submission
  if (value.intent === 'take-back') {
    const undone = await desk.takeBackSetting(value.edits, session.member)
    return settingAnswer(undone, reminderTimes, context)
  }
  const { intent: _, seen, over = seen, ...times } = value
  const kept = await desk.saveReminderTimes(times, over, session.member)
  return settingAnswer(kept, reminderTimes, context)
}

/** When colleagues and customers are reminded of what waits. */
export default function Reminders() {
  return (
    <>
      <SettingsHead />
      <div className="max-w-3xl">
        <SettingForm action={deskPaths.reminders}>
          {(fetcher) => <Times fetcher={fetcher} />}
        </SettingForm>
      </div>
    </>
  )
}

function Times({ fetcher }: { readonly fetcher: SettingFetcher }) {
  const { times, revision, timeZone } = useLoaderData<typeof loader>()
  const seen = useSeen(revision, fetcher.data)
  const { fields, props, isBusy } = useDeskForm(fetcher, {
    name: 'reminders',
    schema: saveForm,
    action: deskPaths.reminders,
    defaultValue: times,
  })
  const days = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const
  return (
    <form {...props}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" key={seen} defaultValue={seen} />
      <Sheet title="For us">
        <div className="grid gap-x-4 gap-y-3 px-4 py-3 desk:grid-cols-2">
          <Field
            field={fields.digestAt}
            type="time"
            label="The day ahead, at"
            hint="Visits, follow-ups and what else waits, by email to whoever chose it under Alerts."
            className="desk:col-span-2"
          />
          <Field
            {...days}
            field={fields.replyDays}
            label="Follow up on a reply after days"
            hint="What the desk proposes with each reply."
          />
          <Field
            {...days}
            field={fields.quoteDays}
            label="Follow up on a quote after days"
            hint="Set when the quote is sent."
          />
        </div>
      </Sheet>
      <Sheet title="For customers who have a quote">
        <div className="grid gap-x-4 gap-y-3 px-4 py-3 desk:grid-cols-2">
          <Field
            {...days}
            field={fields.quoteFirstDays}
            label="Days after it was sent"
            hint="0: no such reminder."
          />
          <Field
            {...days}
            field={fields.quoteLastDays}
            label="Days before its last day"
            hint="0: no such reminder."
          />
          <Field field={fields.quoteAt} type="time" label="At" className="desk:col-span-2" />
          <p className="text-second text-bark-soft desk:col-span-2">
            By email, until they answer. A quote that is out keeps the days that it was sent with; a
            reminder that is turned off no longer goes.
          </p>
        </div>
      </Sheet>
      <div className="flex flex-wrap items-center gap-3 px-4 pb-2">
        <Button type="submit" look="filled" disabled={isBusy}>
          Save
        </Button>
        <SaveOver answer={fetcher.data} revision={revision} />
        <p className="text-second text-bark-soft">Times are those of {timeZone}.</p>
      </div>
    </form>
  )
}
