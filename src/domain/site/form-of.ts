import * as z from 'zod/mini'
import { numberedApart, slugOf } from '#domain/text.ts'
import { fieldMeta, type FieldMeta } from './document-fields.ts'
import { isRecord } from '#domain/is-record.ts'

/** A form derived from a schema: the desk draws it, and ids are filled in by it. */
export type FormField =
  | {
      readonly is: 'text'
      readonly meta: FieldMeta
      /** In characters; null for no limit. */
      readonly most: number | null
      readonly canBeEmpty: boolean
    }
  | {
      readonly is: 'number'
      readonly meta: FieldMeta
      readonly whenEmpty: 'error' | 'null' | 'missing'
    }
  /** A checkbox; `true` only, if unticked means missing. */
  | { readonly is: 'tick'; readonly meta: FieldMeta; readonly unticked: false | undefined }
  | {
      readonly is: 'choice'
      readonly meta: FieldMeta
      readonly options: readonly { readonly value: string; readonly name: string }[]
      readonly canBeEmpty: boolean
    }
  | {
      readonly is: 'list'
      readonly meta: FieldMeta
      readonly entry: FormField
      readonly least: number
      readonly most: number
    }
  | {
      readonly is: 'group'
      readonly meta: FieldMeta
      readonly fields: readonly NamedField[]
      readonly canBeEmpty: boolean
      /** Whether its value is an array with a fixed number of entries. */
      readonly isRow: boolean
    }
  /** One of several groups, distinguished by one of their fields. */
  | {
      readonly is: 'kinds'
      readonly meta: FieldMeta
      readonly by: string
      readonly kinds: readonly {
        readonly value: string
        readonly name: string
        readonly fields: readonly NamedField[]
      }[]
      readonly canBeEmpty: boolean
    }
  /** Passed on unchanged. */
  | { readonly is: 'hidden' }

/** A field of a form, with its key in the document. */
export interface NamedField {
  readonly name: string
  readonly field: FormField
}

const noMeta: FieldMeta = { label: '' }

/** The form of a document, or of a part of one. */
export function formOf(schema: z.core.$ZodType, canBeEmpty = false): FormField {
  const meta = fieldMeta.get(schema) ?? noMeta
  if (meta.look === 'hidden') return { is: 'hidden' }
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodExactOptional) {
    return formOf(schema._zod.def.innerType, true)
  }
  if (schema instanceof z.core.$ZodNullable) {
    const field = formOf(schema._zod.def.innerType, true)
    return field.is === 'number' ? { ...field, whenEmpty: 'null' } : field
  }
  if (schema instanceof z.core.$ZodString) {
    return { is: 'text', meta, most: z.toJSONSchema(schema).maxLength ?? null, canBeEmpty }
  }
  if (schema instanceof z.core.$ZodNumber) {
    return { is: 'number', meta, whenEmpty: canBeEmpty ? 'missing' : 'error' }
  }
  if (schema instanceof z.core.$ZodBoolean) return { is: 'tick', meta, unticked: false }
  if (schema instanceof z.core.$ZodLiteral) {
    return canBeEmpty ? { is: 'tick', meta, unticked: undefined } : { is: 'hidden' }
  }
  if (schema instanceof z.core.$ZodEnum) {
    const values = Object.values(schema._zod.def.entries).map(String)
    const options = values.map((value) => ({ value, name: meta.names?.[value] ?? value }))
    return { is: 'choice', meta, options, canBeEmpty }
  }
  if (schema instanceof z.core.$ZodArray) {
    const { minItems = 0, maxItems = 100 } = z.toJSONSchema(schema, { unrepresentable: 'any' })
    const entry = formOf(schema._zod.def.element)
    return { is: 'list', meta, entry, least: minItems, most: maxItems }
  }
  if (schema instanceof z.core.$ZodTuple) {
    const fields = schema._zod.def.items.map((each, at) => ({
      name: String(at),
      field: formOf(each),
    }))
    return { is: 'group', meta, fields, canBeEmpty, isRow: true }
  }
  if (schema instanceof z.core.$ZodObject) {
    return { is: 'group', meta, fields: fieldsOf(schema), canBeEmpty, isRow: false }
  }
  if (schema instanceof z.core.$ZodDiscriminatedUnion) {
    const by = schema._zod.def.discriminator
    const kinds = schema._zod.def.options.flatMap((option) => {
      if (!(option instanceof z.core.$ZodObject)) return []
      const tag = option._zod.def.shape[by]
      if (!(tag instanceof z.core.$ZodLiteral)) return []
      const value = String(tag._zod.def.values[0])
      return [{ value, name: fieldMeta.get(tag)?.label ?? value, fields: fieldsOf(option) }]
    })
    return { is: 'kinds', meta, by, kinds, canBeEmpty }
  }
  // It has a form of its own, such as the company's.
  return { is: 'hidden' }
}

const fieldsOf = (schema: z.core.$ZodObject): readonly NamedField[] =>
  Object.entries(schema._zod.def.shape).map(([name, each]) => ({ name, field: formOf(each) }))

/**
 * Gives entries without an id one from their name that is unique in the document. Existing ids
 * stay, whatever the name is now, because old requests refer to them.
 */
export function withIds(field: FormField, value: unknown): unknown {
  const taken = new Set<string>()
  visitIds(field, value, (id) => {
    if (id !== '') taken.add(id)
    return id
  })
  return visitIds(field, value, (id, name) => {
    if (id !== '' || name === '') return id
    const made = numberedApart(slugOf(name) || 'entry', taken)
    taken.add(made)
    return made
  })
}

/** The value with each id replaced by the result of `change` for that id and the name beside it. */
function visitIds(
  field: FormField,
  value: unknown,
  change: (id: string, name: string) => string,
): unknown {
  if (field.is === 'list') {
    return Array.isArray(value) ? value.map((each) => visitIds(field.entry, each, change)) : value
  }
  if (field.is !== 'group' || !isRecord(value)) return value
  const names = field.fields.map(({ name }) => name)
  const title = value[names.includes('name') ? 'name' : 'title']
  const visited = field.fields.map(({ name, field: each }): [string, unknown] => {
    const own = value[name]
    if (each.is !== 'text' || each.meta.look !== 'id') return [name, visitIds(each, own, change)]
    const id = typeof own === 'string' ? own : ''
    return [name, change(id, typeof title === 'string' ? title.trim() : '')]
  })
  return { ...value, ...Object.fromEntries(visited.filter(([, each]) => each !== undefined)) }
}
