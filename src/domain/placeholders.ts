const inBraces = /\{([^{}\n]*)\}/g

/** The value of each placeholder by its name; empty if unknown. */
export type PlaceholderFacts = Readonly<Record<string, string>>

/** Fills in all known placeholders; others stay visible. */
export const filledText = (text: string, facts: PlaceholderFacts): string =>
  text.replaceAll(inBraces, (written, name: string) => {
    const key = placeholderName(name)
    return (Object.hasOwn(facts, key) && facts[key]) || written
  })

/** The placeholders of a text: each name, with its text in braces. */
export const placeholdersIn = (
  text: string,
): readonly { readonly written: string; readonly name: string }[] =>
  [...text.matchAll(inBraces)].map(([written, name = '']) => ({
    written,
    name: placeholderName(name),
  }))

const placeholderName = (name: string) => name.trim().toLowerCase()
