import { useState } from 'react'
import * as z from 'zod/mini'
import { parseAmount, parseRate, plainAmount } from '#domain/money/amount-text.ts'
import { isZip } from '#domain/fields.ts'
import type { CountyTax, DeliveryZone } from '#domain/prices/price-item.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { useTypedSetting } from '#web/desk/settings/use-typed-setting.ts'
import { SaveOver } from '#web/desk/save-over.tsx'
import { Empty, Sheet } from '#web/desk/sheet.tsx'

/** A row of texts, by the name of its column. */
type Typed = Readonly<Record<string, string>>

const typedRows = z.array(z.object({ id: z.string(), row: z.record(z.string(), z.string()) }))

interface Column {
  readonly name: string
  readonly label: string
  readonly width: string
}

const zips = { name: 'zips', label: 'ZIP codes', width: 'basis-full' } as const

/** What a load costs by ZIP code. */
export function ZonesSheet({
  stored,
}: {
  readonly stored: { readonly rows: readonly DeliveryZone[]; readonly revision: number }
}) {
  return (
    <RowsSheet
      title="Delivery by zone"
      intent="zones"
      empty="No zones yet. A delivery is priced by the ZIP code where the load goes."
      add="Add a zone"
      revision={stored.revision}
      columns={[
        { name: 'name', label: 'Zone', width: 'min-w-40 flex-1' },
        { name: 'price', label: 'Price per load', width: 'w-32' },
        { name: 'cost', label: 'Our cost', width: 'w-32' },
        zips,
      ]}
      rows={stored.rows.map(({ name, priceCents, costCents, zips: all }) => ({
        name,
        price: plainAmount(priceCents),
        cost: costCents === null ? '' : plainAmount(costCents),
        zips: all.join(' '),
      }))}
      read={(row) => {
        const priceCents = parseAmount(row['price'] ?? '')
        const cost = row['cost'] ?? ''
        const costCents = cost.trim() === '' ? null : parseAmount(cost)
        if (priceCents === null) return 'Enter the price per load, like 85.00.'
        if (cost.trim() !== '' && costCents === null) return 'Enter what it costs us, like 40.00.'
        return { name: row['name'] ?? '', priceCents, costCents, zips: zipsIn(row) }
      }}
    />
  )
}

/** Sales tax by county. */
export function TaxesSheet({
  stored,
}: {
  readonly stored: { readonly rows: readonly CountyTax[]; readonly revision: number }
}) {
  return (
    <RowsSheet
      title="Sales tax by county"
      intent="taxes"
      empty="No counties yet. Quotes use the tax of the county where the work is done."
      add="Add a county"
      revision={stored.revision}
      columns={[
        { name: 'county', label: 'County', width: 'min-w-40 flex-1' },
        { name: 'rate', label: 'Percent', width: 'w-32' },
        zips,
      ]}
      rows={stored.rows.map(({ county, rate, zips: all }) => ({
        county,
        rate: String(rate / 1000),
        zips: all.join(' '),
      }))}
      read={(row) => {
        const rate = parseRate(row['rate'] ?? '')
        if (rate === null || rate < 0) return 'Enter a percentage like 7 or 7.75.'
        return { county: row['county'] ?? '', rate, zips: zipsIn(row) }
      }}
    />
  )
}

const zipsIn = (row: Typed) => (row['zips'] ?? '').split(/[\s,;]+/).filter(Boolean)

interface RowsProps<Row> {
  readonly title: string
  readonly intent: string
  readonly empty: string
  readonly add: string
  readonly revision: number
  readonly columns: readonly Column[]
  readonly rows: readonly Typed[]
  /** The row, or what is wrong with it. */
  readonly read: (row: Typed) => Row | string
}

interface WithZips {
  readonly zips: readonly string[]
}

function RowsSheet<Row extends WithZips>(props: RowsProps<Row>) {
  return (
    <Sheet title={props.title} count={props.rows.length}>
      <SettingForm action={deskPaths.prices}>
        {(fetcher) => <RowsForm {...props} fetcher={fetcher} />}
      </SettingForm>
    </Sheet>
  )
}

function RowsForm<Row extends WithZips>({
  title,
  intent,
  empty,
  add,
  revision,
  columns,
  rows: initial,
  read,
  fetcher,
}: RowsProps<Row> & { readonly fetcher: SettingFetcher }) {
  const {
    typed: rows,
    change: setRows,
    ...setting
  } = useTypedSetting({
    name: `delivery ${intent}`,
    schema: typedRows,
    stored: initial.map((row, index) => ({ id: String(index), row })),
    revision,
    fetcher,
    action: deskPaths.prices,
  })
  const [problem, setProblem] = useState('')
  const save = (over?: number) => {
    const all: Row[] = []
    for (const { row } of rows) {
      const one = read(row)
      const wrong =
        typeof one === 'string'
          ? one
          : one.zips.find((zip) => !isZip(zip)) === undefined
            ? ''
            : 'A ZIP code has five digits.'
      if (typeof one === 'string' || wrong !== '') {
        setProblem(wrong)
        return
      }
      all.push(one)
    }
    setProblem('')
    setting.save({ intent, rows: JSON.stringify(all) }, over)
  }
  return (
    <>
      {rows.length === 0 ? <Empty>{empty}</Empty> : null}
      <ul className="divide-y divide-hairline-soft">
        {rows.map(({ id, row }, index) => (
          <li key={id} className="flex flex-wrap items-end gap-2 px-4 py-2.5">
            {columns.map(({ name, label, width }) => (
              <label key={name} className={`grid gap-1 text-second ${width}`}>
                {label}
                <input
                  value={row[name] ?? ''}
                  maxLength={name === 'zips' ? 3000 : 60}
                  inputMode={name === 'zips' ? 'numeric' : undefined}
                  placeholder={name === 'zips' ? '30040 30041 30028' : undefined}
                  onChange={({ currentTarget: { value } }) =>
                    setRows(
                      rows.map((each) =>
                        each.id === id ? { id, row: { ...row, [name]: value } } : each,
                      ),
                    )
                  }
                  className={fieldClasses}
                />
              </label>
            ))}
            <Button
              look="word"
              aria-label={`Remove row ${index + 1} of ${title}`}
              onClick={() => setRows(rows.filter((each) => each.id !== id))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3 border-t border-hairline-soft px-4 py-2.5">
        <Button onClick={() => setRows([...rows, { id: crypto.randomUUID(), row: {} }])}>
          {add}
        </Button>
        <Button look="filled" disabled={setting.isBusy} onClick={() => save()}>
          Save
        </Button>
        <span role="alert" className="text-second font-semibold text-brick">
          {problem}
        </span>
        <SaveOver answer={fetcher.data} revision={revision} onPress={save} />
      </div>
      {setting.dialog}
    </>
  )
}
