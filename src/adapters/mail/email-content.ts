import type { Company } from '#content/company.ts'
import { truncated } from '#domain/events/wording.ts'
import { normalizeText } from '#domain/text.ts'

/** A page whose address is secret: all but the invitation with the path before its token. */
export type SecretPage =
  | { readonly to: 'request' | 'photographs'; readonly id: string }
  | { readonly to: 'quotes'; readonly id: string; readonly revocation: number }
  /** Sealed when the email is queued. */
  | { readonly to: 'back-in-stock/stop' | 'join' }

/** What every email is written with, besides its data. */
export interface EmailContext {
  /** Origin of the site, for links. */
  readonly publicUrl: string
  readonly company: Company
  /** Masked in what is stored and shown, like the links. */
  readonly code: string
  readonly linkTo: (page: SecretPage) => string
}

/** Content of an email, rendered as HTML and as plain text. */
export interface EmailContent {
  readonly subject: string
  readonly heading: string
  readonly blocks: readonly EmailBlock[]
}

/** Label, value, and a link for the value (`tel:`, `mailto:`). */
export type EmailFact = readonly [label: string, value: string, href?: string]

/** An event like on its page: a calendar leaf beside name, time and place. */
export interface EmailEventBlock {
  readonly month: string
  readonly day: string
  /** Precedes the name in plain text. */
  readonly label: string
  readonly name: string
  readonly date: string
  /** With the zone of the event. */
  readonly times: string
  readonly place: string
}

export type EmailBlock =
  | { readonly is: 'paragraph'; readonly text: string }
  /** Important to the reader: money due, a doubt about the sender. */
  | { readonly is: 'callout'; readonly text: string }
  | { readonly is: 'event'; readonly event: EmailEventBlock }
  | { readonly is: 'facts'; readonly facts: readonly EmailFact[] }
  /** On a line of its own. */
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'link'; readonly label: string; readonly href: string }

export const paragraph = (text: string): EmailBlock => ({ is: 'paragraph', text })

/** Says what an attached calendar entry does to the reader's calendar. */
export const calendarParagraph = (
  change:
    | 'add the event to'
    | 'add this to'
    | 'update'
    | 'remove the event from'
    | 'remove this from',
): EmailBlock => paragraph(`Open the attached file to ${change} your calendar.`)

/** The paragraphs of a colleague's own text, divided by blank lines. */
export function messageBlocks(text: string): readonly EmailBlock[] {
  const paragraphs = text.split(/\n\s*\n/).map((part) => part.trim())
  return paragraphs.filter(Boolean).map(paragraph)
}

export const callout = (text: string): EmailBlock => ({ is: 'callout', text })

/** Leaves out facts without a value. */
export const facts = (all: readonly EmailFact[]): EmailBlock => ({
  is: 'facts',
  facts: all.filter(([, value]) => value !== ''),
})

export const link = (label: string, href: string): EmailBlock => ({ is: 'link', label, href })

/** Longest subject, or name in a subject, in characters. */
const shortLength = 100

/**
 * A text on one line for a subject. Encoded words (`=?utf-8?…`), which a mail program would decode,
 * are broken up so that they read as written.
 */
export const oneLine = (text: string): string =>
  normalizeText(text).replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?')

export const shortLine = (text: string): string => truncated(oneLine(text), shortLength).text
