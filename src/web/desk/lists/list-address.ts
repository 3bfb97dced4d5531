/** Longest search that is looked at, in characters. */
export const maxSearchLength = 200

/** Search text in the address of a list; empty without one. */
export const searchedText = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, maxSearchLength)

/** The page number in the address of a list; 1 by default. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The address of a list, without parameters that are empty, and without page 1. */
export function listPath(
  path: string,
  chosen: Readonly<Record<string, string | null | undefined>>,
  page = 1,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(chosen)) if (value) params.set(name, value)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? path : `${path}?${params.toString()}`
}
