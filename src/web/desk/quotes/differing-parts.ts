import type { TypedQuote } from './typed-draft.ts'

/** Names of the parts of a quote, besides its sections, and their fields. */
const parts: readonly (readonly [string, ...(keyof TypedQuote)[]])[] = [
  ['title', 'title'],
  ['customer', 'name', 'email', 'phone', 'street1', 'city', 'state', 'zip'],
  ['last day', 'validUntil'],
  ['note', 'note'],
  ['terms', 'terms'],
  ['photographs', 'photographs'],
  ['drawing', 'drawing'],
  ['discount', 'discount'],
  ['tax', 'county', 'taxRate'],
  ['payments', 'stages'],
]

/** Names of the parts in which two versions of a quote differ: its sections, then the others. */
export function differingParts(mine: TypedQuote, theirs: TypedQuote): readonly string[] {
  const sections = new Map(
    [...theirs.sections, ...mine.sections].map((each) => [each.id, each.name]),
  )
  const differs = (id: string) => !areSame(sectionIn(mine, id), sectionIn(theirs, id))
  return [
    ...[...sections].flatMap(([id, name], index) =>
      differs(id) ? [name === '' ? `section ${index + 1}` : `“${name}”`] : [],
    ),
    ...parts.flatMap(([name, ...fields]) =>
      fields.every((field) => areSame(mine[field], theirs[field])) ? [] : [name],
    ),
  ]
}

const sectionIn = ({ sections }: TypedQuote, id: string) => sections.find((each) => each.id === id)

const areSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
