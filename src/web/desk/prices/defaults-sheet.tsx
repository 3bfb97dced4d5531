import type { QuoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { Field, TextAreaField } from '#web/desk/field.tsx'
import { SeenField } from '#web/desk/seen-field.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/use-desk-form.tsx'
import { defaultsForm } from './price-forms.ts'

interface Defaults {
  readonly stored: { readonly value: QuoteDefaults; readonly revision: number }
}

/** Defaults of new quotes: deposit, last day, terms. */
export function DefaultsSheet({ stored }: Defaults) {
  return (
    <Sheet title="New quotes">
      <SettingForm action={deskPaths.prices}>
        {(fetcher) => <DefaultsForm stored={stored} fetcher={fetcher} />}
      </SettingForm>
    </Sheet>
  )
}

function DefaultsForm({ stored, fetcher }: Defaults & { readonly fetcher: SettingFetcher }) {
  const { value, revision } = stored
  const { fields, props, seen, unsaved, isBusy } = useDeskForm(fetcher, {
    name: 'new quotes',
    schema: defaultsForm,
    action: deskPaths.prices,
    defaultValue: { ...value, depositRate: String(value.depositRate / 1000) },
    revision,
  })
  return (
    <form {...props}>
      <input type="hidden" name="intent" value="defaults" />
      <SeenField seen={seen} />
      <div className="grid gap-3 px-4 py-3 desk:grid-cols-2">
        <Field
          field={fields.depositRate}
          label="Deposit (percent)"
          inputMode="decimal"
          hint="Due when they accept. Enter 0 for none."
        />
        <Field field={fields.validDays} label="Good for (days)" inputMode="numeric" />
        <TextAreaField field={fields.terms} label="Terms" rows={6} className="desk:col-span-2" />
      </div>
      <SettingFoot unsaved={unsaved} isBusy={isBusy} />
    </form>
  )
}
