import { isRecord } from '#domain/is-record.ts'
import { partOf, textOf } from '#domain/site/document-part.ts'
import type { FormField, NamedField } from '#domain/site/form-of.ts'
import { formatCalendarDate } from '#domain/time.ts'
import type { Theirs } from '#web/desk/forms/take-theirs.ts'
import type { LoadedDocument } from './document-page.ts'
import { entryTitle, withoutMissing } from './document-values.ts'

interface Versions {
  /** What the form began with. */
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

interface Taken {
  readonly value: unknown
  /** What the form begins with from now on. */
  readonly base: unknown
  /** Theirs of the fields that both have changed. */
  readonly both: readonly Theirs[]
}

/**
 * A document after a colleague's newer save: theirs in fields that were not touched, and the typed
 * values elsewhere. The entries of a list are compared one by one only where they have fixed places, or
 * ids tell that they are the same ones in the same order.
 */
export function takeTheirDocument(
  field: FormField,
  versions: Versions,
  entries: LoadedDocument['entries'],
  label = '',
): Taken {
  const { base, mine, theirs } = versions
  if (isSame(mine, base)) return { value: theirs, base: theirs, both: [] }
  if (isSame(theirs, base)) return { value: mine, base, both: [] }
  const all = [base, mine, theirs]
  if (field.is === 'group' && !field.isRow && all.every(isRecord)) {
    const parts = field.fields.map(({ name, field: each }) => ({
      name,
      ...takeTheirDocument(each, partOfAll(versions, name), entries, labelOf(each, label)),
    }))
    const joined = (of: (part: Taken) => unknown) =>
      withoutMissing(Object.fromEntries(parts.map((part) => [part.name, of(part)])))
    return {
      value: joined(({ value }) => value),
      base: joined((part) => part.base),
      both: parts.flatMap(({ both }) => both),
    }
  }
  if (field.is === 'list' && Array.isArray(mine) && areSameEntries(field, all)) {
    const parts = mine.map((entry, place) =>
      takeTheirDocument(
        field.entry,
        partOfAll(versions, String(place)),
        entries,
        entryTitle(entry, label),
      ),
    )
    return {
      value: parts.map(({ value }) => value),
      base: parts.map((part) => part.base),
      both: parts.flatMap(({ both }) => both),
    }
  }
  return {
    value: mine,
    base,
    both: isSame(mine, theirs) ? [] : [{ label, text: valueText(field, theirs, entries) }],
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const partOfAll = ({ base, mine, theirs }: Versions, name: string): Versions => ({
  base: partOf(base, name),
  mine: partOf(mine, name),
  theirs: partOf(theirs, name),
})

/** Of an entry of a list, its title comes first: `Rose, Text`. */
const labelOf = (field: FormField, around: string) =>
  [around, 'meta' in field ? field.meta.label : ''].filter((each) => each !== '').join(', ')

function areSameEntries(field: FormField & { is: 'list' }, lists: readonly unknown[]): boolean {
  if (!lists.every(Array.isArray)) return false
  if (field.meta.look === 'in-place')
    return lists.every(({ length }) => length === lists[0]?.length)
  const idName = field.entry.is === 'group' ? field.entry.fields.find(isId)?.name : undefined
  if (idName === undefined) return false
  const ids = lists.map((list) => list.map((entry) => textOf(entry, idName) ?? ''))
  return ids.every((each) => isSame(each, ids[0]) && !each.includes(''))
}

const isId = ({ field }: NamedField) => field.is === 'text' && field.meta.look === 'id'

/** A value as its field says it; of a list or a group, the titles of what is in it. */
function valueText(field: FormField, value: unknown, entries: LoadedDocument['entries']): string {
  if (Array.isArray(value)) {
    const entry = field.is === 'list' ? field.entry : field
    const texts = value.map((each) => valueText(entry, each, entries))
    return texts.filter((text) => text !== '').join(', ')
  }
  if (isRecord(value)) return entryTitle(value, 'something else')
  if (field.is === 'tick') return value === true ? 'ticked' : 'not ticked'
  if (field.is === 'choice') return field.options.find((each) => each.value === value)?.name ?? ''
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (text === '' || !('meta' in field)) return text
  switch (field.meta.look) {
    case 'picture':
      return 'another picture'
    case 'date':
      return formatCalendarDate(text)
    case 'project':
    case 'service':
      // Hidden entries are left out, as in the form.
      return entries[field.meta.look].all.find(({ id }) => id === text)?.title ?? ''
    default:
      return text
  }
}
