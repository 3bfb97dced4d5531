import * as z from 'zod/mini'
import { deliverySettings, type DeliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { TextField } from '#web/desk/quotes/text-field.tsx'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { useTypedSetting } from '#web/desk/settings/use-typed-setting.ts'
import { Sheet } from '#web/desk/sheet.tsx'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const figures = [
  { name: 'loadsPerDay', label: 'Most loads a day', hint: 'No customer can pick a full day.' },
  { name: 'leadDays', label: 'Days of notice', hint: '0 lets customers pick today.' },
  { name: 'cubicYardsOfLoad', label: 'Cubic yards per load', hint: '' },
  { name: 'tonsOfLoad', label: 'Tons per load', hint: '' },
] as const

const typedDeliveries = z.object({
  weekdays: z.array(z.number()),
  from: z.string(),
  to: z.string(),
  loadsPerDay: z.string(),
  leadDays: z.string(),
  cubicYardsOfLoad: z.string(),
  tonsOfLoad: z.string(),
  isTaxed: z.boolean(),
  terms: z.string(),
})

interface Deliveries {
  readonly stored: { readonly value: DeliverySettings; readonly revision: number }
}

/** Delivery days, truck capacity, and the texts of a delivery's quote. */
export function DeliverySheet({ stored }: Deliveries) {
  return (
    <Sheet title="Deliveries">
      <SettingForm action={deskPaths.prices}>
        {(fetcher) => <DeliveryForm stored={stored} fetcher={fetcher} />}
      </SettingForm>
    </Sheet>
  )
}

function DeliveryForm({ stored, fetcher }: Deliveries & { readonly fetcher: SettingFetcher }) {
  const { value, revision } = stored
  const setting = useTypedSetting({
    name: 'delivery settings',
    schema: typedDeliveries,
    stored: {
      ...value,
      weekdays: [...value.weekdays],
      loadsPerDay: String(value.loadsPerDay),
      leadDays: String(value.leadDays),
      cubicYardsOfLoad: String(value.cubicYardsOfLoad),
      tonsOfLoad: String(value.tonsOfLoad),
    },
    revision,
    fetcher,
    action: deskPaths.prices,
  })
  const { typed } = setting
  const change = (more: Partial<typeof typed>) => setting.change({ ...typed, ...more })
  const wholeOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)
  const read = deliverySettings.schema.safeParse({
    ...typed,
    loadsPerDay: wholeOf(typed.loadsPerDay),
    leadDays: wholeOf(typed.leadDays),
    cubicYardsOfLoad: wholeOf(typed.cubicYardsOfLoad),
    tonsOfLoad: wholeOf(typed.tonsOfLoad),
  })
  const save = (over?: number) => {
    if (!read.success) return
    setting.save({ intent: 'deliveries', value: JSON.stringify(read.data) }, over)
  }
  const problem = (name: string) =>
    read.success ? undefined : read.error.issues.find(({ path }) => path[0] === name)?.message
  return (
    <>
      <div className="grid gap-3 px-4 py-3 desk:grid-cols-2">
        <WeekdaysField
          chosen={typed.weekdays}
          problem={problem('weekdays')}
          onChange={(chosen) => change({ weekdays: chosen })}
        />
        <TextField
          label="Deliver from"
          type="time"
          value={typed.from}
          problem={problem('from')}
          onChange={(from) => change({ from })}
        />
        <TextField
          label="To"
          type="time"
          value={typed.to}
          problem={problem('to')}
          onChange={(to) => change({ to })}
        />
        {figures.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            value={typed[name]}
            inputMode="numeric"
            hint={hint}
            problem={problem(name)}
            onChange={(text) => change({ [name]: text })}
          />
        ))}
        <label className="flex min-h-11 items-center gap-2 desk:col-span-2">
          <input
            type="checkbox"
            checked={typed.isTaxed}
            onChange={({ currentTarget: { checked } }) => change({ isTaxed: checked })}
            className="size-5 accent-moss"
          />
          Charge sales tax on delivery, too
        </label>
        <TextField
          label="Delivery terms"
          value={typed.terms}
          rows={4}
          maxLength={6000}
          problem={problem('terms')}
          onChange={(terms) => change({ terms })}
          className="desk:col-span-2"
        />
      </div>
      <SettingFoot
        answer={fetcher.data}
        revision={revision}
        isBusy={setting.isBusy || !read.success}
        onSave={save}
      />
    </>
  )
}

function WeekdaysField({
  chosen,
  problem,
  onChange,
}: {
  /** 0 is Sunday. */
  readonly chosen: readonly number[]
  readonly problem: string | undefined
  readonly onChange: (chosen: number[]) => void
}) {
  return (
    <fieldset className="desk:col-span-2">
      <legend className="mb-1 font-semibold">Delivery days</legend>
      <div className="flex flex-wrap gap-x-4">
        {weekdays.map((name, day) => (
          <label key={name} className="flex min-h-11 items-center gap-2 desk:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(
                  checked
                    ? [...chosen, day].toSorted((one, other) => one - other)
                    : chosen.filter((each) => each !== day),
                )
              }
              className="size-5 accent-moss"
            />
            {name}
          </label>
        ))}
      </div>
      <p role="alert" className="text-second text-brick">
        {problem}
      </p>
    </fieldset>
  )
}
