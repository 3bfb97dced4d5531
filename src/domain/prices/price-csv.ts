import { cellsOf, csvLine, withoutApostrophe, type Columns } from '#domain/csv.ts'
import { keysOf } from '#domain/keys-of.ts'
import { parseAmount, plainAmount } from '#domain/money/amount-text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Unit } from '#domain/materials/coverage.ts'
import { namesUnit } from '#domain/materials/typed-length.ts'
import { materialUnits } from '#domain/written-quotes/taxed-units.ts'
import {
  priceFacts,
  priceKindNames,
  isUsuallyTaxed,
  priceKinds,
  type PriceFacts,
  type PriceItem,
} from './price-item.ts'

const cells = {
  Kind: ({ kind }) => priceKindNames[kind],
  Name: ({ name }) => name,
  Unit: ({ unit }) => unit,
  Price: ({ priceCents }) => plainAmount(priceCents),
  Cost: ({ costCents }) => (costCents === null ? '' : plainAmount(costCents)),
  Taxable: ({ isTaxable }) => (isTaxable ? 'Yes' : 'No'),
  'Site item': ({ material }) => material ?? '',
} satisfies Columns<PriceFacts>
type Column = keyof typeof cells
const columns = keysOf(cells)

/** A row that cannot be imported, with its line number in a spreadsheet. */
export interface PriceRowRefusal {
  readonly line: number
  readonly message: string
}

/** An item of a file; columns that the file lacks are undefined, and so is an empty "Taxable". */
export type PriceRow = Pick<PriceFacts, 'name' | 'priceCents'> & Partial<PriceFacts>

/** The changes that importing a file would make. */
export interface PriceImport {
  readonly added: readonly PriceFacts[]
  readonly changed: readonly { readonly before: PriceItem; readonly after: PriceItem }[]
  readonly same: number
  /** Names of several items that the file does not tell apart. */
  readonly unclear: readonly string[]
}

/** The whole price list as a CSV file that `readPriceRows` can read. */
export const priceCsv = (items: readonly PriceFacts[]): string =>
  [columns, ...items.map((item) => cellsOf(cells, item))].map(csvLine).join('')

/** Reads a file whose first row names the columns: all rows, or every refusal. */
export function readPriceRows(
  rows: readonly (readonly string[])[],
  /** Ids of the site's items. */
  materials: ReadonlySet<string>,
): Result<readonly PriceRow[], readonly PriceRowRefusal[]> {
  const [head = [], ...lines] = rows
  const places = new Map<Column, number>()
  for (const column of columns) {
    const place = head.findIndex((name) => bare(name) === bare(column))
    if (place >= 0) places.set(column, place)
  }
  const missing = (['Name', 'Price'] as const).filter((column) => !places.has(column))
  if (missing.length > 0) {
    return err([{ line: 1, message: `There is no column named ${missing.join(' or ')}.` }])
  }
  const facts: PriceRow[] = []
  const refused: PriceRowRefusal[] = []
  const seen = new Set<string>()
  for (const [index, row] of lines.entries()) {
    const line = index + 2
    const cell = (column: Column) => withoutApostrophe(row[places.get(column) ?? -1] ?? '').trim()
    if (row.every((each) => each.trim() === '')) continue
    const read = readRow(cell, materials, (column) => places.has(column))
    if (!read.ok) refused.push({ line, message: read.error })
    else if (seen.has(rowKey(read.value))) {
      refused.push({ line, message: `${read.value.name} is in the file twice.` })
    } else {
      seen.add(rowKey(read.value))
      facts.push(read.value)
    }
  }
  if (refused.length > 0) return err(refused)
  return facts.length === 0
    ? err([{ line: 1, message: 'There are no prices below it.' }])
    : ok(facts)
}

function readRow(
  cell: (column: Column) => string,
  materials: ReadonlySet<string>,
  has: (column: Column) => boolean,
): Result<PriceRow, string> {
  const kind = cell('Kind').toLowerCase()
  const priceCents = parseAmount(cell('Price'))
  const cost = cell('Cost')
  const costCents = cost === '' ? null : parseAmount(cost)
  const material = cell('Site item')
  if (priceCents === null) return err(`“${cell('Price')}” is not a price.`)
  if (cost !== '' && costCents === null) return err(`“${cost}” is not a cost.`)
  if (material !== '' && !materials.has(material)) return err(`The site has no item “${material}”.`)
  const isTaxed = readYesOrNo(cell('Taxable'))
  if (isTaxed === null) return err(`Taxable is “${cell('Taxable')}”. Write Yes or No.`)
  const read = priceFacts.safeParse({
    kind: kind === '' ? 'material' : (priceKinds.find((each) => each === kind) ?? kind),
    name: cell('Name'),
    unit: cell('Unit'),
    priceCents,
    costCents,
    isTaxable: isTaxed,
    material: material === '' ? null : material,
  })
  if (!read.success) return err(read.error.issues[0]?.message ?? 'This line could not be read.')
  const { kind: kindOf, name, unit, isTaxable } = read.data
  return ok({
    name,
    priceCents,
    ...(has('Kind') ? { kind: kindOf } : {}),
    ...(has('Unit') ? { unit } : {}),
    ...(has('Cost') ? { costCents } : {}),
    ...(cell('Taxable') === '' ? {} : { isTaxable }),
    ...(has('Site item') ? { material: read.data.material } : {}),
  })
}

/** False if empty; null for any other word. */
function readYesOrNo(text: string): boolean | null {
  if (/^(?:y|yes|t|true|1|x)$/i.test(text)) return true
  return /^(?:|n|no|f|false|0)$/i.test(text) ? false : null
}

/**
 * Plans an import: new items, and changes of existing ones. An item is found by its name, and by
 * kind and unit if the file has them, a unit by its letters or else by its meaning; fields that the
 * file lacks stay as they are.
 */
export function planPriceImport(
  rows: readonly PriceRow[],
  items: readonly PriceItem[],
): PriceImport {
  const named = Map.groupBy(items, ({ name }) => bareText(name))
  const added: PriceFacts[] = []
  const changed: PriceImport['changed'][number][] = []
  const unclear: string[] = []
  let same = 0
  const findBy = (isUnit: (one: string, other: string) => boolean, row: PriceRow) =>
    (named.get(bareText(row.name)) ?? []).filter(
      ({ kind, unit }) =>
        (row.kind === undefined || row.kind === kind) &&
        (row.unit === undefined || isUnit(row.unit, unit)),
    )
  const inLetters = new Map(rows.map((row) => [row, findBy(isSameText, row)]))
  const taken = new Set([...inLetters.values()].flat())
  for (const given of rows) {
    const exact = inLetters.get(given) ?? []
    const alike =
      exact.length > 0 ? [] : findBy(isSameUnit, given).filter((each) => !taken.has(each))
    const [item, another] = [...exact, ...alike]
    const [inMeaning] = alike
    // The price list has its own word for the unit.
    const row = inMeaning === undefined ? given : { ...given, unit: inMeaning.unit }
    if (inMeaning !== undefined) taken.add(inMeaning)
    if (item === undefined) added.push(newItem(row))
    else if (another !== undefined) unclear.push(row.name)
    else {
      const after = { ...item, ...row }
      if (JSON.stringify(after) === JSON.stringify(item)) same += 1
      else changed.push({ before: item, after })
    }
  }
  return { added, changed, same, unclear }
}

/** A new item, with defaults for what the file does not say. */
function newItem(row: PriceRow): PriceFacts {
  const { kind = 'material' } = row
  return {
    kind,
    unit: '',
    costCents: null,
    isTaxable: isUsuallyTaxed(kind),
    material: null,
    ...row,
  }
}

export const priceKey = ({ kind, name, unit }: Pick<PriceFacts, 'kind' | 'name' | 'unit'>) =>
  rowKey({ kind, name, unit })

const rowKey = ({ kind, name, unit }: Pick<PriceRow, 'kind' | 'name' | 'unit'>) =>
  JSON.stringify([kind ?? '', bareText(name), bareText(unit ?? '')])

const bareText = (text: string) => text.trim().toLowerCase()

const isSameText = (one: string, other: string) => bareText(one) === bareText(other)

const units: readonly Unit[] = [...materialUnits, { kind: 'square-foot' }, { kind: 'foot' }]

/** `cu yd` is a `Cubic yard`. */
const isSameUnit = (one: string, other: string) =>
  units.some((unit) => namesUnit(one, unit) && namesUnit(other, unit))

const bare = (name: string) => name.replaceAll(/[^a-z]/gi, '').toLowerCase()
