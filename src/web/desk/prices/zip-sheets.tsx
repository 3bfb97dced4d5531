import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { parseAmount, parseRate, plainAmount } from '#domain/money/amount-text.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import type { CountyTax, DeliveryZone } from '#domain/prices/price-item.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { type SettingFetcher, SettingForm } from '#web/desk/settings/setting-form.tsx'
import { useTypedSetting } from '#web/desk/settings/use-typed-setting.ts'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { Empty, Sheet } from '#web/desk/sheet.tsx'
import { removeRow } from '#web/remove-row.ts'

/** Typed texts by column. */
type Typed = Readonly<Record<string, string>>

const typedRows = z.array(z.object({ id: z.string(), row: z.record(z.string(), z.string()) }))

interface Column {
  readonly name: string
  /** Field of the saved row, in errors. */
  readonly field: string
  readonly label: string
  readonly width: string
}

const zips = { name: 'zips', field: 'zips', label: 'ZIP codes', width: 'basis-full' } as const

/** Delivery prices by ZIP code. */
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
        { name: 'name', field: 'name', label: 'Zone', width: 'min-w-40 flex-1' },
        { name: 'price', field: 'priceCents', label: 'Price per load', width: 'w-32' },
        { name: 'cost', field: 'costCents', label: 'Our cost', width: 'w-32' },
        zips,
      ]}
      rows={stored.rows.map(({ name, priceCents, costCents, zips: all }) => ({
        name,
        price: plainAmount(priceCents),
        cost: costCents === null ? '' : plainAmount(costCents),
        zips: all.join(' '),
      }))}
      schema={deliveryZones.schema}
      read={(row) => {
        const cost = row['cost'] ?? ''
        return {
          name: row['name'] ?? '',
          priceCents: parseAmount(row['price'] ?? '') ?? Number.NaN,
          costCents: cost.trim() === '' ? null : (parseAmount(cost) ?? Number.NaN),
          zips: zipsIn(row),
        }
      }}
    />
  )
}

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
        { name: 'county', field: 'county', label: 'County', width: 'min-w-40 flex-1' },
        { name: 'rate', field: 'rate', label: 'Percent', width: 'w-32' },
        zips,
      ]}
      rows={stored.rows.map(({ county, rate, zips: all }) => ({
        county,
        rate: String(rate / 1000),
        zips: all.join(' '),
      }))}
      schema={countyTaxes.schema}
      read={(row) => ({
        county: row['county'] ?? '',
        rate: parseRate(row['rate'] ?? '') ?? Number.NaN,
        zips: zipsIn(row),
      })}
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
  /** The server parses with the same schema. */
  readonly schema: z.ZodMiniType<readonly Row[]>
  /** A typed row as it is saved; NaN where no number was typed. */
  readonly read: (row: Typed) => Row
}

/** The first error, with its row and column. */
interface Problem {
  readonly message: string
  readonly id: string | undefined
  readonly field: string
}

function RowsSheet<Row>(props: RowsProps<Row>) {
  return (
    <Sheet title={props.title} count={props.rows.length}>
      <SettingForm action={deskPaths.prices}>
        {(fetcher) => <RowsForm {...props} fetcher={fetcher} />}
      </SettingForm>
    </Sheet>
  )
}

function RowsForm<Row>({
  title,
  intent,
  empty,
  add,
  revision,
  columns,
  rows: initial,
  schema,
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
  const [problem, setProblem] = useState<Problem | null>(null)
  const problemId = useId()
  const list = useRef<HTMLUListElement>(null)
  const save = (over?: number) => {
    const all = rows.map(({ row }) => read(row))
    const issue = schema.safeParse(all).error?.issues[0]
    if (issue === undefined) {
      setProblem(null)
      setting.save({ intent, rows: JSON.stringify(all) }, over)
      return
    }
    const { message, path } = issue
    const [at, field] = path
    flushSync(() => setProblem({ message, id: rows[Number(at)]?.id, field: String(field) }))
    list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }
  return (
    <div data-rows>
      {rows.length === 0 ? <Empty>{empty}</Empty> : null}
      <ul ref={list} className="divide-y divide-hairline-soft">
        {rows.map(({ id, row }, index) => (
          <li key={id} className="flex flex-wrap items-end gap-2 px-4 py-2.5">
            {columns.map(({ name, field, label, width }) => (
              <label key={name} className={`grid gap-1 text-second ${width}`}>
                {label}
                <input
                  value={row[name] ?? ''}
                  maxLength={name === 'zips' ? 3000 : 60}
                  aria-invalid={problem?.id === id && problem.field === field ? true : undefined}
                  aria-describedby={problem?.id === id ? problemId : undefined}
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
            {problem?.id === id ? (
              <p id={problemId} className="basis-full text-second font-semibold text-brick">
                {problem.message}
              </p>
            ) : null}
            <Button
              variant="word"
              className="-mx-2"
              aria-label={`Remove row ${index + 1} of ${title}`}
              data-row-remove
              onClick={({ currentTarget }) =>
                removeRow(currentTarget, () => setRows(rows.filter((each) => each.id !== id)))
              }
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button
        variant="word"
        className="mx-2 mb-2"
        data-rows-end
        onClick={() => setRows([...rows, { id: crypto.randomUUID(), row: {} }])}
      >
        {add}
      </Button>
      <SettingFoot answer={fetcher.data} revision={revision} isBusy={setting.isBusy} onSave={save}>
        <span role="alert" className="font-semibold text-brick">
          {problem?.id === undefined ? problem?.message : null}
        </span>
      </SettingFoot>
    </div>
  )
}
