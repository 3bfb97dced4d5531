import { getSelectProps } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import * as z from 'zod/mini'
import { periodWords, recordPeriods } from '#domain/settings/record-periods.ts'
import { Button } from '#web/desk/button.tsx'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses, FieldMessage } from '#web/desk/field.tsx'
import { SettingsHead } from '#web/desk/page-head.tsx'
import { overField } from '#web/desk/forms.ts'
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

const saveForm = z.extend(recordPeriods.schema, {
  intent: z.literal('save'),
  seen: z.int(),
  ...overField,
})
const form = z.discriminatedUnion('intent', [saveForm, takeBackSetting(recordPeriods.kind)])

export async function loader({ context }: LoaderFunctionArgs) {
  const { value, revision } = await visitOf(context).desk.readRecordPeriods()
  return { periods: value, revision }
}

export async function action({ request, context }: ActionFunctionArgs): Promise<SettingAnswer> {
  const { desk, session } = visitOf(context)
  const submission = parseWithZod(await request.formData(), { schema: form })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const { value } = submission
  if (value.intent === 'take-back') {
    const undone = await desk.takeBackSetting(value.edits, session.member)
    return settingAnswer(undone, recordPeriods, context)
  }
  const { intent: _, seen, over = seen, ...periods } = value
  const kept = await desk.saveRecordPeriods(periods, over, session.member)
  return settingAnswer(kept, recordPeriods, context)
}

/** What is kept, in the order in which one asks. */
const kinds = {
  requestMonths: {
    label: 'Requests',
    hint: 'After anybody last worked on them. Open ones stand on Today first, and are forgotten a month later.',
  },
  guestMonths: {
    label: 'Guests of events',
    hint: 'After the event. Only the number of seats stays.',
  },
  moneyMonths: {
    label: 'Payments with the name, and work that was won',
    hint: 'As long as your tax adviser asks for; 7 years is usual.',
  },
  emailMonths: {
    label: 'Emails, sent and received',
    hint: 'After they were written, with the files attached to them.',
  },
  activityMonths: { label: 'Activity', hint: 'Who did what at the desk.' },
} as const

const choices = [6, 12, 18, 24, 36, 60, 84, 120] as const

/** How long records are kept. */
export default function Records() {
  return (
    <>
      <SettingsHead />
      <div className="max-w-3xl">
        <Sheet title="How long we keep records">
          <SettingForm action={deskPaths.records}>
            {(fetcher) => <Periods fetcher={fetcher} />}
          </SettingForm>
        </Sheet>
        <Sheet title="One person’s data">
          <p className="px-4 py-3">
            To download or delete everything of one person, open their page under{' '}
            <Link to={deskPaths.customers} className="font-semibold text-moss underline">
              Customers
            </Link>{' '}
            and choose Personal data.
          </p>
        </Sheet>
      </div>
    </>
  )
}

function Periods({ fetcher }: { readonly fetcher: SettingFetcher }) {
  const { periods, revision } = useLoaderData<typeof loader>()
  const answer = fetcher.data
  const seen = useSeen(revision, answer)
  const { fields, props, isBusy } = useDeskForm(fetcher, {
    name: 'records',
    schema: saveForm,
    action: deskPaths.records,
    defaultValue: periods,
  })
  return (
    <form {...props}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="seen" key={seen} defaultValue={seen} />
      <div className="divide-y divide-hairline-soft">
        {recordKinds.map((name) => {
          const { key, ...select } = getSelectProps(fields[name])
          const { label, hint } = kinds[name]
          const options = [...new Set([...choices, periods[name]])].filter((each) => each > 0)
          return (
            <div
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2.5"
            >
              <div className="min-w-56 flex-1">
                <label htmlFor={select.id} className="font-semibold">
                  {label}
                </label>
                <p id={`${name}-hint`} className="text-second text-bark-soft">
                  {hint}
                </p>
              </div>
              <div>
                <select
                  key={key}
                  {...select}
                  aria-describedby={`${name}-hint`}
                  className={`${fieldClasses} w-40!`}
                >
                  {options
                    .toSorted((one, other) => one - other)
                    .map((months) => (
                      <option key={months} value={months}>
                        {periodWords(months)}
                      </option>
                    ))}
                  <option value={0}>Without an end</option>
                </select>
                <FieldMessage field={fields[name]} />
              </div>
            </div>
          )
        })}
      </div>
      <div className="flex flex-wrap items-center gap-3 border-t border-hairline-soft px-4 py-3">
        <Button type="submit" look="filled" disabled={isBusy}>
          Save
        </Button>
        <SaveOver answer={answer} revision={revision} />
        <p className="ml-auto text-second text-bark-soft">
          The{' '}
          <a href="/privacy" className="font-semibold text-moss underline">
            privacy page
          </a>{' '}
          says what is set here.
        </p>
      </div>
    </form>
  )
}

const recordKinds = [
  'requestMonths',
  'guestMonths',
  'moneyMonths',
  'emailMonths',
  'activityMonths',
] as const
