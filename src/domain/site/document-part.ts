import { isRecord } from '#domain/is-record.ts'

/** The value of that key or index; undefined if there is none. */
export function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)]
  return isRecord(value) ? value[name] : undefined
}

/** All texts of a document with their paths: `sections.0.items.2.name`. */
export function textsByPath(part: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, each]) =>
    textsByPath(each, path === '' ? name : `${path}.${name}`),
  )
}

/** The text of that name; null where there is none. */
export function textOf(value: unknown, name: string): string | null {
  const text = partOf(value, name)
  return typeof text === 'string' ? text : null
}

/** Name or title of a document, finished or not. */
export const titleOf = (data: unknown): string | null =>
  textOf(data, 'name') ?? textOf(data, 'title')
