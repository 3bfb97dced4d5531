import { partOf } from './document-part.ts'
import type { FormField } from './form-of.ts'
import { textPieces } from './text-links.ts'

/** A picture or link in a document. */
export interface Reference {
  /** The path of the field: `sections.0.items.2.picture`. */
  readonly place: string
  readonly is: 'picture' | 'link'
  /** Id of the picture, or target of the link. */
  readonly to: string
  /** The text of a link. */
  readonly text: string
  /** Width in pixels below which a picture looks blurred in its place. */
  readonly leastWidth?: number | undefined
}

/** The pictures and links of a document, found by its form. */
export function referencesIn(field: FormField, value: unknown, place = ''): readonly Reference[] {
  const below = (name: string) => (place === '' ? name : `${place}.${name}`)
  switch (field.is) {
    case 'text':
      if (typeof value !== 'string') return []
      if (field.meta.look === 'picture') {
        const { leastWidth } = field.meta
        return [{ place, is: 'picture', to: value, text: '', leastWidth }]
      }
      if (field.meta.hasLinks !== true) return []
      return textPieces(value).flatMap(({ text, href }) =>
        href === null ? [] : [{ place, is: 'link' as const, to: href, text }],
      )
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((each, at) => referencesIn(field.entry, each, below(String(at))))
        : []
    case 'group':
    case 'kinds': {
      const fields =
        field.is === 'group'
          ? field.fields
          : field.kinds.find((kind) => kind.value === partOf(value, field.by))?.fields
      return (fields ?? []).flatMap(({ name, field: each }) =>
        referencesIn(each, partOf(value, name), below(name)),
      )
    }
    case 'number':
    case 'tick':
    case 'choice':
    case 'hidden':
      return []
  }
}
