/** What an email says, from which both of its forms are made. */
export interface EmailContent {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly EmailBlock[]
}

/** Label and value, and where a press on the value leads (`tel:`, `mailto:`). */
export type EmailFact = readonly [label: string, value: string, href?: string]

/** An event as its page shows it: the leaf of the calendar, and beside it what, when and where. */
export interface EmailEventBlock {
  readonly month: string
  readonly day: string
  /** Before the name where there is text alone. */
  readonly label: string
  readonly name: string
  readonly date: string
  /** With the zone of the event. */
  readonly times: string
  readonly place: string
}

export type EmailBlock =
  | { readonly is: 'paragraph'; readonly text: string }
  /** What the reader must not miss: money that is due, a doubt about the sender. */
  | { readonly is: 'callout'; readonly text: string }
  | { readonly is: 'event'; readonly event: EmailEventBlock }
  | { readonly is: 'facts'; readonly facts: readonly EmailFact[] }
  /** Stands alone on its line. */
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'link'; readonly label: string; readonly href: string }

export function paragraph(text: string): EmailBlock {
  return { is: 'paragraph', text }
}

export function callout(text: string): EmailBlock {
  return { is: 'callout', text }
}

/** Facts without those that have no value. */
export function facts(all: readonly EmailFact[]): EmailBlock {
  return { is: 'facts', facts: all.filter(([, value]) => value !== '') }
}

export function link(label: string, href: string): EmailBlock {
  return { is: 'link', label, href }
}
