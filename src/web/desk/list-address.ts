/** Longest search that is looked at, in characters. */
export const longestSearch = 200

/** What the address of a list searches; empty for nothing. */
export const searchedText = (params: URLSearchParams): string =>
  (params.get('q') ?? '').trim().slice(0, longestSearch)

/** The page of a list that its address names; the first unless it names one. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
