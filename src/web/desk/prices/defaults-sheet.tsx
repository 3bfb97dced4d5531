import * as z from 'zod/mini'
import { parseRate } from '#domain/money/amount-text.ts'
import type { QuoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { TextField } from '#web/desk/quotes/text-field.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { useTypedSetting } from '#web/desk/settings/use-typed-setting.ts'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { Sheet } from '#web/desk/sheet.tsx'

const typedDefaults = z.object({ deposit: z.string(), days: z.string(), terms: z.string() })

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
  const { typed, change, ...setting } = useTypedSetting({
    name: 'quote defaults',
    schema: typedDefaults,
    stored: {
      deposit: String(value.depositRate / 1000),
      days: String(value.validDays),
      terms: value.terms,
    },
    revision,
    fetcher,
    action: deskPaths.prices,
  })
  const { deposit, days, terms } = typed
  const rate = parseRate(deposit)
  const isRate = rate !== null && rate >= 0 && rate <= 100_000
  const areDays = /^\d{1,3}$/.test(days.trim()) && Number(days) > 0
  const save = (over?: number) => {
    const value = JSON.stringify({ terms, validDays: Number(days), depositRate: rate })
    setting.save({ intent: 'defaults', value }, over)
  }
  return (
    <>
      <div className="grid gap-3 px-4 py-3 desk:grid-cols-2">
        <TextField
          label="Deposit (percent)"
          value={deposit}
          inputMode="decimal"
          hint="Due when they accept. Enter 0 for none."
          problem={isRate ? undefined : 'Enter a percentage like 30.'}
          onChange={(text) => change({ ...typed, deposit: text })}
        />
        <TextField
          label="Good for (days)"
          value={days}
          inputMode="numeric"
          problem={areDays ? undefined : 'Enter a number of days.'}
          onChange={(text) => change({ ...typed, days: text })}
        />
        <TextField
          label="Terms"
          value={terms}
          rows={6}
          maxLength={6000}
          onChange={(text) => change({ ...typed, terms: text })}
          className="desk:col-span-2"
        />
      </div>
      <SettingFoot
        answer={fetcher.data}
        revision={revision}
        isBusy={setting.isBusy || !isRate || !areDays}
        onSave={save}
      />
    </>
  )
}
