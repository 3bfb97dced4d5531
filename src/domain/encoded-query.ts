// In a file of its own, so that links of the frame load nothing of other texts.

/** A query of an address; parameters without a value are left out. */
export const encodedQuery = (parameters: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(parameters)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${encoded(value)}`))
    .join('&')

/** A text as a part of an address. Half of a cut emoji cannot be encoded and would throw. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())
