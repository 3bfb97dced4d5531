/** A text for replies, with placeholders in braces. */
export interface ReplyTemplate {
  readonly name: string
  readonly subject: string
  readonly text: string
}

/** What stands for a placeholder, by its name. */
export type PlaceholderValues = Readonly<Record<string, string>>

/** The text with every placeholder that is known filled in; others stay to be seen. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(/\{([a-z ]+)\}/gi, (placeholder, name: string) => {
    const key = name.trim().toLowerCase()
    return Object.hasOwn(values, key) ? (values[key] ?? placeholder) : placeholder
  })
}
