/** A mail's content, from which both of its forms are made. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly LetterBlock[]
}

export type LetterBlock =
  | { readonly is: 'paragraph'; readonly text: string }
  /** Label and value, a line each. */
  | { readonly is: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  /** Stands alone on its line. */
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'link'; readonly label: string; readonly href: string }

export function paragraph(text: string): LetterBlock {
  return { is: 'paragraph', text }
}

/** Facts without those that have no value. */
export function facts(all: readonly (readonly [label: string, value: string])[]): LetterBlock {
  return { is: 'facts', facts: all.filter(([, value]) => value !== '') }
}

export function link(label: string, href: string): LetterBlock {
  return { is: 'link', label, href }
}
