import * as z from 'zod/mini'
import type { Email } from './email.ts'

/** An activity of an email, sent or received. */
export type EmailEvent =
  /** Given up, refused for good, or refused several times. */
  | { readonly kind: 'email-failed'; readonly email: string }
  | {
      readonly kind: 'email-bounced' | 'email-resent' | 'email-address-corrected'
      readonly email: string
    }
  | { readonly kind: 'email-given-up' | 'email-taken-up'; readonly email: string }
  /** Arrived, and waits to be assigned to a request. */
  | { readonly kind: 'email-received' }
  | { readonly kind: 'auto-reply-received'; readonly email: string }
  | { readonly kind: 'email-put-on-request'; readonly request: string }
  /** For another request, or for the list of those without one. */
  | { readonly kind: 'email-left-request'; readonly request: string | null }
  | { readonly kind: 'email-put-away'; readonly isAway: boolean }

/** Failed tries after which the desk shows an email: the fourth one is 8 minutes after the first. */
export const triesToShow = 4

/** The lists of emails at the desk. */
export const emailFilters = ['failed', 'waiting', 'sent', 'bounced', 'given-up', 'other'] as const
export type EmailFilter = (typeof emailFilters)[number]

/** The name of each list at the desk. */
export const emailFilterNames: Readonly<Record<EmailFilter, string>> = {
  failed: 'Failed',
  waiting: 'Waiting',
  sent: 'Sent',
  bounced: 'Bounced',
  'given-up': 'Given up',
  other: 'Other email',
}

/** Kinds of email to people whose address is stored with a request, quote, visit or booking. */
export const customerEmailKinds: readonly Email['kind'][] = [
  'quote-acknowledged',
  'desk-reply',
  'photographs-wanted',
  'booking-to-guest',
  'written-quote',
  'visit-set',
  'visit-moved',
  'visit-canceled',
]

const toLeftAddress = z.object({ news: z.object({ is: z.literal('address-left') }) })

/** Whether the address of an email is a customer's, other than one that their booking has left. */
export const canCorrectAddress = (email: { kind: string; data: unknown }) =>
  customerEmailKinds.some((kind) => kind === email.kind) &&
  !toLeftAddress.safeParse(email.data).success

/** Why an email is not sent again, to the same address or another. */
export type ResendRefusal =
  | { readonly code: 'unknown-email' }
  /** Its link or code is gone; the recipient has to ask for a new one. */
  | { readonly code: 'had-secret' }
  /** Its recipient has no address that the desk could change. */
  | { readonly code: 'fixed-address' }
  | { readonly code: 'invalid-address'; readonly message: string }
  | { readonly code: 'same-address' }
  /** A colleague has sent it again or to another address. */
  | { readonly code: 'replaced' }
  /** It has left before it was given up. */
  | { readonly code: 'sent' }
  /** The new address belongs to another customer, who may be the same person. */
  | { readonly code: 'address-taken'; readonly name: string; readonly customerId: string }
  /** The new address already has a registration for the event. */
  | { readonly code: 'address-registered' }

export function resendRefusalMessage(refusal: ResendRefusal): string {
  switch (refusal.code) {
    case 'unknown-email':
      return 'This email is no longer there.'
    case 'had-secret':
      return 'It had a code or a link that works only once, so it cannot be sent again. The recipient can ask for a new one.'
    case 'fixed-address':
      return 'This email address is not a customer’s. Change it where it was set.'
    case 'invalid-address':
      return refusal.message
    case 'same-address':
      return 'It went to this email address. Enter the right one; nothing was changed or sent.'
    case 'replaced':
      return 'Another email has replaced this one in the meantime. Look at that one.'
    case 'sent':
      return 'It has gone out meanwhile.'
    case 'address-registered':
      return 'That email address already has its own answer to this event. Cancel one of the two first.'
    case 'address-taken':
      return `That email address belongs to ${refusal.name}. If they are the same person, merge the two first.`
  }
}
