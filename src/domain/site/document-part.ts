/** Whether a part of a document is an object with fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of that key or index; undefined if there is none. */
export function partOf(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value[Number(name)]
  return isRecord(value) ? value[name] : undefined
}

/** The title of a document at the desk, finished or not; null if it has none. */
export function titleOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null) return null
  if ('name' in data && typeof data.name === 'string') return data.name
  return 'title' in data && typeof data.title === 'string' ? data.title : null
}
