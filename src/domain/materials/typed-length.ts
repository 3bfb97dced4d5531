/**
 * A number as people type lengths: `12`, `12.5`, `12,5`, `12 1/2`, `12' 6"`, `12 ft 6 in`. Feet and
 * inches become feet. NaN for what is none, and for an empty text.
 */
export function parseLength(text: string): number {
  const typed = text.trim().toLowerCase()
  const feetAndInches =
    /^(?:(.+?)\s*(?:'|’|′|ft\.?|feet|foot))?\s*(?:(.+?)\s*(?:"|”|″|''|in\.?|inch|inches))?$/.exec(
      typed,
    )
  const [, feet, inches] = feetAndInches ?? []
  if (feet === undefined && inches === undefined) return parseNumber(typed)
  return parseNumber(feet ?? '0') + parseNumber(inches ?? '0') / 12
}

function parseNumber(text: string): number {
  const parts = /^(\d[\d,]*(?:\.\d*)?|\.\d+)?(?:\s*(?:^|\s)(\d+)\/(\d+))?$/.exec(text.trim())
  const [, whole, top, bottom] = parts ?? []
  if (whole === undefined && top === undefined) return Number.NaN
  return (
    Number((whole ?? '0').replaceAll(',', '')) +
    (top === undefined ? 0 : Number(top) / Number(bottom))
  )
}
