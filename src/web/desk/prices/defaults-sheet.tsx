import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field, TextAreaField } from '#web/desk/forms/field.tsx'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { defaultsForm } from './price-forms.ts'
import type { PricesData } from './prices-page.ts'

export function DefaultsSheet({ value, revision }: PricesData['defaults']) {
  return (
    <Sheet title="New quotes">
      <SettingForm
        name="new quotes"
        intent="defaults"
        schema={defaultsForm}
        action={deskPaths.prices}
        defaultValue={{ ...value, depositRate: String(value.depositRate / 1000) }}
        revision={revision}
        isIdempotent
      >
        {({ fields, unsaved, isBusy }) => (
          <>
            <div className="grid gap-3 px-4 py-3 desk:grid-cols-2">
              <Field
                field={fields.depositRate}
                label="Deposit (percent)"
                inputMode="decimal"
                hint="Due when they accept. Enter 0 for none."
              />
              <Field field={fields.validDays} label="Good for (days)" inputMode="numeric" />
              <TextAreaField
                field={fields.terms}
                label="Terms"
                rows={6}
                className="desk:col-span-2"
              />
            </div>
            <SettingFoot label="Save quote settings" unsaved={unsaved} isBusy={isBusy} />
          </>
        )}
      </SettingForm>
    </Sheet>
  )
}
