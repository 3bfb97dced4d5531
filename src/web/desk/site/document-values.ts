import { isRecord } from '#domain/is-record.ts'
import { partOf } from '#domain/site/document-part.ts'
import type { FormField } from '#domain/site/form-of.ts'

/** The value at a path: `sections.0.items.2.name`. */
export const valueAt = (document: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>(partOf, document)

/** The number of a typed text; a text that is none stays, for the schema to refuse. */
export function typedNumber(
  typed: string,
  whenEmpty: (FormField & { is: 'number' })['whenEmpty'],
): number | string | null | undefined {
  if (typed.trim() === '') return whenEmpty === 'null' ? null : undefined
  const number = Number(typed)
  return Number.isFinite(number) ? number : typed
}

/** Initial value of a field; undefined if it starts out missing. */
export function emptyValue(field: FormField): unknown {
  switch (field.is) {
    case 'hidden':
      return undefined
    case 'text':
      return field.canBeEmpty ? undefined : ''
    case 'number':
      return field.whenEmpty === 'null' ? null : undefined
    case 'tick':
      return field.unticked
    case 'choice':
      return undefined
    case 'list':
      return []
    case 'group': {
      const entries = field.fields.map(({ name, field: each }) => [name, startOf(each)] as const)
      return field.isRow
        ? entries.map(([, value]) => value)
        : withoutMissing(Object.fromEntries(entries))
    }
    case 'kinds': {
      const [first] = field.kinds
      if (first === undefined) return undefined
      const entries = first.fields.map(({ name, field: each }) => [name, startOf(each)] as const)
      return withoutMissing({ ...Object.fromEntries(entries), [field.by]: first.value })
    }
  }
}

/** A value of another kind. What only the former has stays in the open editor, to return to it. */
export function ofKind(
  { by, kinds }: FormField & { is: 'kinds' },
  chosen: string,
  value: unknown,
): unknown {
  const fields = kinds.find((each) => each.value === chosen)?.fields ?? []
  const empty = Object.fromEntries(fields.map(({ name, field }) => [name, startOf(field)]))
  return { ...withoutMissing(empty), ...(isRecord(value) ? value : {}), [by]: chosen }
}

/** Optional fields of a new group start out missing. */
const startOf = (field: FormField): unknown =>
  'canBeEmpty' in field && field.canBeEmpty ? undefined : emptyValue(field)

export const withoutMissing = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []

export const typedTexts = (typed: string, areParagraphs: boolean): readonly string[] =>
  typed
    .split(areParagraphs ? /\n\s*\n/ : '\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const areSameTexts = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((text, at) => text === others[at])

export function entryTitle(value: unknown, fallback: string): string {
  if (!isRecord(value)) return fallback
  for (const name of ['name', 'title', 'question', 'heading']) {
    const text = value[name]
    if (typeof text === 'string' && text.trim() !== '') return text
  }
  return fallback
}
