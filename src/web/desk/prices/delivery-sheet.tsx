import { type FieldMetadata, getCollectionProps } from '@conform-to/react'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field, FieldMessage, TextAreaField, TickField } from '#web/desk/forms/field.tsx'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { deliveriesForm } from './price-forms.ts'
import type { PricesData } from './prices-page.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

const figures = [
  { name: 'loadsPerDay', label: 'Most loads a day', hint: 'No customer can pick a full day.' },
  { name: 'leadDays', label: 'Days of notice', hint: '0 lets customers pick today.' },
  { name: 'cubicYardsOfLoad', label: 'Cubic yards per load', hint: undefined },
  { name: 'tonsOfLoad', label: 'Tons per load', hint: undefined },
] as const

export function DeliverySheet({ value, revision }: PricesData['deliveries']) {
  return (
    <Sheet title="Deliveries">
      <SettingForm
        name="deliveries form"
        intent="deliveries"
        schema={deliveriesForm}
        action={deskPaths.prices}
        defaultValue={{ ...value, weekdays: [...value.weekdays] }}
        revision={revision}
        isIdempotent
      >
        {({ fields, unsaved, isBusy }) => (
          <>
            <div className="grid gap-3 px-4 py-3 desk:grid-cols-2">
              <WeekdaysField field={fields.weekdays} />
              <Field field={fields.from} label="Deliver from" type="time" />
              <Field field={fields.to} label="To" type="time" />
              {figures.map(({ name, ...about }) => (
                <Field key={name} field={fields[name]} inputMode="numeric" {...about} />
              ))}
              <TickField
                field={fields.isTaxed}
                label="Charge sales tax on delivery, too"
                className="accent-moss desk:col-span-2"
              />
              <TextAreaField
                field={fields.terms}
                label="Delivery terms"
                rows={4}
                className="desk:col-span-2"
              />
            </div>
            <SettingFoot label="Save deliveries" unsaved={unsaved} isBusy={isBusy} />
          </>
        )}
      </SettingForm>
    </Sheet>
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
