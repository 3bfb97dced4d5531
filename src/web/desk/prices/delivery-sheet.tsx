import { type FieldMetadata, getCollectionProps, getInputProps } from '@conform-to/react'
import type { DeliverySettings } from '#domain/deliveries/delivery-settings.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Field, FieldMessage, TextAreaField } from '#web/desk/field.tsx'
import { SeenField } from '#web/desk/seen-field.tsx'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/use-desk-form.tsx'
import { deliveriesForm } from './price-forms.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const figures = [
  { name: 'loadsPerDay', label: 'Most loads a day', hint: 'No customer can pick a full day.' },
  { name: 'leadDays', label: 'Days of notice', hint: '0 lets customers pick today.' },
  { name: 'cubicYardsOfLoad', label: 'Cubic yards per load', hint: undefined },
  { name: 'tonsOfLoad', label: 'Tons per load', hint: undefined },
] as const

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
  const { fields, props, seen, unsaved, isBusy } = useDeskForm(fetcher, {
    name: 'deliveries form',
    schema: deliveriesForm,
    action: deskPaths.prices,
    defaultValue: { ...value, weekdays: [...value.weekdays] },
    revision,
  })
  const { key: taxKey, ...taxed } = getInputProps(fields.isTaxed, { type: 'checkbox' })
  return (
    <form {...props}>
      <input type="hidden" name="intent" value="deliveries" />
      <SeenField seen={seen} />
      <div className="grid gap-3 px-4 py-3 desk:grid-cols-2">
        <WeekdaysField field={fields.weekdays} />
        <Field field={fields.from} label="Deliver from" type="time" />
        <Field field={fields.to} label="To" type="time" />
        {figures.map(({ name, ...about }) => (
          <Field key={name} field={fields[name]} inputMode="numeric" {...about} />
        ))}
        <label className="flex min-h-11 items-center gap-2 desk:col-span-2">
          <input key={taxKey} {...taxed} className="size-5 accent-moss" />
          Charge sales tax on delivery, too
        </label>
        <TextAreaField
          field={fields.terms}
          label="Delivery terms"
          rows={4}
          className="desk:col-span-2"
        />
      </div>
      <SettingFoot unsaved={unsaved} isBusy={isBusy} />
    </form>
  )
}

function WeekdaysField({ field }: { readonly field: FieldMetadata<number[]> }) {
  const boxes = getCollectionProps(field, {
    type: 'checkbox',
    options: weekdays.map((_, day) => String(day)),
  })
  return (
    <fieldset className="desk:col-span-2">
      <legend className="mb-1 font-semibold">Delivery days</legend>
      <div className="flex flex-wrap gap-x-4">
        {boxes.map(({ key, ...box }, day) => (
          <label key={key} className="flex min-h-11 items-center gap-2 desk:min-h-9">
            <input {...box} className="size-5 accent-moss" />
            {weekdays[day]}
          </label>
        ))}
      </div>
      <FieldMessage field={field} />
    </fieldset>
  )
}
