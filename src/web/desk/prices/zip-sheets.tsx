import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { plainAmount } from '#domain/money/amount-text.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Field } from '#web/desk/forms/field.tsx'
import { UndoLine } from '#web/desk/forms/saved-line.tsx'
import { SettingForm } from '#web/desk/settings/setting-form.tsx'
import { SettingFoot } from '#web/desk/settings/setting-row.tsx'
import { Empty, Rows, Sheet } from '#web/desk/sheet.tsx'
import { removeRow } from '#web/remove-row.ts'
import { taxesForm, zonesForm } from './price-forms.ts'
import type { PricesData } from './prices-page.ts'

type Typed = Readonly<Record<string, string | undefined>>

type Column = Pick<
  React.ComponentProps<'input'>,
  'className' | 'maxLength' | 'inputMode' | 'placeholder'
> & { readonly name: string; readonly label: string }

const zips: Column = {
  name: 'zips',
  label: 'ZIP codes',
  className: 'basis-full',
  maxLength: 3000,
  inputMode: 'numeric',
  placeholder: '30040 30041 30028',
}

export function ZonesSheet({ rows, revision }: PricesData['zones']) {
  return (
    <RowsSheet
      title="Delivery by zone"
      one="zone"
      intent="zones"
      schema={zonesForm}
      empty="No zones yet. A delivery is priced by the ZIP code where the load goes."
      save="Save zones"
      revision={revision}
      columns={[
        { name: 'name', label: 'Zone', className: 'min-w-40 flex-1' },
        { name: 'priceCents', label: 'Price per load', className: 'w-32' },
        { name: 'costCents', label: 'Our cost', className: 'w-32' },
        zips,
      ]}
      rows={rows.map(({ name, priceCents, costCents, zips: all }) => ({
        name,
        priceCents: plainAmount(priceCents),
        costCents: costCents === null ? '' : plainAmount(costCents),
        zips: all.join(' '),
      }))}
    />
  )
}

export function TaxesSheet({ rows, revision }: PricesData['taxes']) {
  return (
    <RowsSheet
      title="Sales tax by county"
      one="county"
      intent="taxes"
      schema={taxesForm}
      empty="No counties yet. Quotes use the tax of the county where the work is done."
      save="Save counties"
      revision={revision}
      columns={[
        { name: 'county', label: 'County', className: 'min-w-40 flex-1' },
        { name: 'rate', label: 'Percent', className: 'w-32' },
        zips,
      ]}
      rows={rows.map(({ county, rate, zips: all }) => ({
        county,
        rate: String(rate / 1000),
        zips: all.join(' '),
      }))}
    />
  )
}

/** The fields of a row, named `rows[0].name`. */
const typedIn = (row: Element | null): Typed =>
  Object.fromEntries(
    [...(row?.querySelectorAll('input') ?? [])].map(({ name, value }) => [
      name.slice(name.lastIndexOf('.') + 1),
      value,
    ]),
  )

function RowsSheet({
  title,
  one,
  intent,
  schema,
  empty,
  save,
  revision,
  columns,
  rows: initial,
}: {
  readonly title: string
  readonly one: string
  readonly intent: string
  readonly schema: z.ZodMiniObject<{
    intent: z.ZodMiniType<string, string>
    seen: z.ZodMiniType<number, number>
    rows: z.ZodMiniType<unknown, Typed[]>
  }>
  readonly empty: string
  readonly save: string
  readonly revision: number
  readonly columns: readonly Column[]
  readonly rows: readonly Typed[]
}) {
  const [removed, setRemoved] = useState<{
    readonly index: number
    readonly key: string | undefined
    readonly row: Typed
    /** Once the rows are saved, that has an undo of its own. */
    readonly revision: number
  } | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const focusRow = (index: number) =>
    place.current?.querySelectorAll('li')[index]?.querySelector('input')?.focus()
  return (
    <Sheet id={intent} title={title} count={initial.length}>
      <SettingForm
        name={`rows of ${intent}`}
        intent={intent}
        schema={schema}
        action={deskPaths.prices}
        defaultValue={{ rows: [...initial] }}
        revision={revision}
        isIdempotent
      >
        {({ fields: { rows }, insert, remove, unsaved, isBusy }) => (
          <div ref={place} data-rows>
            {rows.getFieldList().length === 0 ? <Empty>{empty}</Empty> : null}
            <Rows>
              {rows.getFieldList().map((row, index) => {
                const cells = row.getFieldset()
                return (
                  <li key={row.key} className="flex flex-wrap items-start gap-2 px-4 py-2.5">
                    {columns.map(({ name, ...column }) => {
                      const field = cells[name]
                      if (field === undefined) return null
                      return <Field key={name} field={field} maxLength={60} {...column} />
                    })}
                    <Button
                      variant="word"
                      className="-mx-2"
                      aria-label={`Remove row ${index + 1} of ${title}`}
                      data-row-remove
                      onClick={({ currentTarget }) =>
                        removeRow(currentTarget, () => {
                          const typed = typedIn(currentTarget.closest('li'))
                          setRemoved({ index, key: row.key, row: typed, revision })
                          remove({ name: rows.name, index })
                        })
                      }
                    >
                      Remove
                    </Button>
                  </li>
                )
              })}
            </Rows>
            <div className="mx-4 mb-2 flex flex-wrap items-center gap-x-4">
              <Button
                variant="word"
                className="-mx-2"
                data-rows-end
                onClick={() => {
                  const { length } = rows.getFieldList()
                  insert({ name: rows.name, defaultValue: {} })
                  focusRow(length)
                }}
              >
                Add a {one}
              </Button>
              {removed?.revision === revision ? (
                <UndoLine
                  key={removed.key}
                  text={`The ${one} was removed. Not saved yet.`}
                  onUndo={() => {
                    const index = Math.min(removed.index, rows.getFieldList().length)
                    insert({ name: rows.name, index, defaultValue: removed.row })
                    setRemoved(null)
                    focusRow(index)
                  }}
                  onExpired={() => setRemoved(null)}
                />
              ) : null}
            </div>
            <SettingFoot label={save} unsaved={unsaved} isBusy={isBusy}>
              <span role="alert" className="font-semibold text-brick">
                {rows.errors?.[0]}
              </span>
            </SettingFoot>
          </div>
        )}
      </SettingForm>
    </Sheet>
  )
}
