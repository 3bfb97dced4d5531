const inBraces = /\{([^{}\n]*)\}/g

/** What stands for each placeholder, by its name; empty where nobody knows it. */
export type PlaceholderFacts = Readonly<Record<string, string>>

/** The text with every placeholder that is known filled in; others stay to be seen. */
export const filledText = (text: string, facts: PlaceholderFacts): string =>
  text.replaceAll(inBraces, (written, name: string) => {
    const key = placeholderName(name)
    return (Object.hasOwn(facts, key) && facts[key]) || written
  })

/** What stands in braces, as it is written, with its name. */
export const placeholdersIn = (
  text: string,
): readonly { readonly written: string; readonly name: string }[] =>
  [...text.matchAll(inBraces)].map(([written, name = '']) => ({
    written,
    name: placeholderName(name),
  }))

const placeholderName = (name: string) => name.trim().toLowerCase()
