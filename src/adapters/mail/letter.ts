/** A mail's content, from which both of its forms are made. */
export interface Letter {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly LetterBlock[]
}

/** Label and value, and where a press on the value leads (`tel:`, `mailto:`). */
export type LetterFact = readonly [label: string, value: string, href?: string]

/** An event as its page shows it: the leaf of the calendar, and beside it what, when and where. */
export interface LetterEvent {
  readonly month: string
  readonly day: string
  readonly name: string
  readonly date: string
  /** With the zone of the event. */
  readonly times: string
  readonly place: string
}

export type LetterBlock =
  | { readonly is: 'paragraph'; readonly text: string }
  /** What the reader must not miss: money that is due, a doubt about the sender. */
  | { readonly is: 'notice'; readonly text: string }
  | { readonly is: 'event'; readonly event: LetterEvent }
  | { readonly is: 'facts'; readonly facts: readonly LetterFact[] }
  /** Stands alone on its line. */
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'link'; readonly label: string; readonly href: string }

export function paragraph(text: string): LetterBlock {
  return { is: 'paragraph', text }
}

export function notice(text: string): LetterBlock {
  return { is: 'notice', text }
}

/** Facts without those that have no value. */
export function facts(all: readonly LetterFact[]): LetterBlock {
  return { is: 'facts', facts: all.filter(([, value]) => value !== '') }
}

export function link(label: string, href: string): LetterBlock {
  return { is: 'link', label, href }
}
