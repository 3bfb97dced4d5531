import { csvLine, withoutApostrophe } from '#domain/csv.ts'
import { parseAmount, plainAmount } from '#domain/money/amount-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import {
  priceFacts,
  priceKindNames,
  priceKinds,
  type PriceFacts,
  type PriceItem,
} from './price-item.ts'

const columns = ['Kind', 'Name', 'Unit', 'Price', 'Cost', 'Taxable', 'Site item'] as const
type Column = (typeof columns)[number]

/** A line of a file that cannot be taken in, as spreadsheets count lines. */
export interface PriceRowRefusal {
  readonly line: number
  readonly message: string
}

/** What a file of prices would change. */
export interface PriceImport {
  readonly added: readonly PriceFacts[]
  readonly changed: readonly PriceItem[]
  readonly same: number
}

/** The whole price list as a file that `readPriceRows` takes in again. */
export function priceCsv(items: readonly PriceFacts[]): string {
  const rows = items.map(({ kind, name, unit, priceCents, costCents, isTaxable, material }) => [
    priceKindNames[kind],
    name,
    unit,
    plainAmount(priceCents),
    costCents === null ? '' : plainAmount(costCents),
    isTaxable ? 'Yes' : 'No',
    material ?? '',
  ])
  return [columns, ...rows].map((row) => csvLine([...row])).join('')
}

/** Reads a file whose first line names its columns; all lines, or none with what is wrong. */
export function readPriceRows(
  rows: readonly (readonly string[])[],
  /** Ids of the site's items. */
  materials: ReadonlySet<string>,
): Result<readonly PriceFacts[], readonly PriceRowRefusal[]> {
  const [head = [], ...lines] = rows
  const places = new Map<Column, number>()
  for (const column of columns) {
    const place = head.findIndex((name) => bare(name) === bare(column))
    if (place >= 0) places.set(column, place)
  }
  const missing = (['Name', 'Price'] as const).filter((column) => !places.has(column))
  if (missing.length > 0) {
    return err([{ line: 1, message: `The first line has no column ${missing.join(', ')}.` }])
  }
  const facts: PriceFacts[] = []
  const refused: PriceRowRefusal[] = []
  const seen = new Set<string>()
  for (const [index, row] of lines.entries()) {
    const line = index + 2
    const cell = (column: Column) => withoutApostrophe(row[places.get(column) ?? -1] ?? '').trim()
    if (row.every((each) => each.trim() === '')) continue
    const read = readRow(cell, materials)
    if (!read.ok) refused.push({ line, message: read.error })
    else if (seen.has(priceKey(read.value))) {
      refused.push({ line, message: `${read.value.name} is in the file twice.` })
    } else {
      seen.add(priceKey(read.value))
      facts.push(read.value)
    }
  }
  if (refused.length > 0) return err(refused)
  return facts.length === 0 ? err([{ line: 1, message: 'There are no prices in it.' }]) : ok(facts)
}

function readRow(
  cell: (column: Column) => string,
  materials: ReadonlySet<string>,
): Result<PriceFacts, string> {
  const kind = cell('Kind').toLowerCase()
  const priceCents = parseAmount(cell('Price'))
  const cost = cell('Cost')
  const costCents = cost === '' ? null : parseAmount(cost)
  const material = cell('Site item')
  if (priceCents === null) return err(`“${cell('Price')}” is not a price.`)
  if (cost !== '' && costCents === null) return err(`“${cost}” is not a cost.`)
  if (material !== '' && !materials.has(material)) return err(`The site has no item “${material}”.`)
  const read = priceFacts.safeParse({
    kind: kind === '' ? 'material' : (priceKinds.find((each) => each === kind) ?? kind),
    name: cell('Name'),
    unit: cell('Unit'),
    priceCents,
    costCents,
    isTaxable: /^(?:y|yes|true|1|x)$/i.test(cell('Taxable')),
    material: material === '' ? null : material,
  })
  return read.success
    ? ok(read.data)
    : err(read.error.issues[0]?.message ?? 'This line could not be read.')
}

/** What of a file is new, and what changes what we have; an item is found by kind, name and unit. */
export function planPriceImport(
  facts: readonly PriceFacts[],
  items: readonly PriceItem[],
): PriceImport {
  const known = new Map(items.map((item) => [priceKey(item), item]))
  const added: PriceFacts[] = []
  const changed: PriceItem[] = []
  for (const each of facts) {
    const item = known.get(priceKey(each))
    if (item === undefined) added.push(each)
    else if (!isSamePrice(item, each)) changed.push({ ...item, ...each })
  }
  return { added, changed, same: facts.length - added.length - changed.length }
}

/** By which a line of a file finds its item. */
export const priceKey = ({ kind, name, unit }: Pick<PriceFacts, 'kind' | 'name' | 'unit'>) =>
  [kind, name, unit].map((part) => part.trim().toLowerCase()).join('\n')

const isSamePrice = (one: PriceFacts, other: PriceFacts) =>
  one.name === other.name &&
  one.unit === other.unit &&
  one.priceCents === other.priceCents &&
  one.costCents === other.costCents &&
  one.isTaxable === other.isTaxable &&
  one.material === other.material

const bare = (name: string) => name.replaceAll(/[^a-z]/gi, '').toLowerCase()
