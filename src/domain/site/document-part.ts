/** Whether a part of a document is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The part of that name, or at that place of a list; undefined where there is none. */
export function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)]
  return isRecord(value) ? value[name] : undefined
}

/** How the desk calls a document, finished or not. */
export function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('name' in data && typeof data.name === 'string') return data.name
  return 'title' in data && typeof data.title === 'string' ? data.title : null
}
