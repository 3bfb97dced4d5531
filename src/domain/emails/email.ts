import { codeLifetime } from '#domain/bookings/email-code.ts'
import { signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { PaymentNews } from '#domain/payments/news.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { Instant } from '#domain/time.ts'
import { isForEveryGuest, type BookingReport, type EmailedEvent } from './booking-report.ts'
import type { QuoteMessage, QuoteNews, QuoteOfEmail } from './quote-news.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'

/** An invitation to the desk. */
export interface DeskInvitation {
  /** Name of the inviting colleague. */
  readonly by: string
  readonly role: Role
  readonly expiresAt: Instant
}

/** Emails or requests that were given up. */
export interface DeskFailures {
  readonly of: 'emails' | 'requests'
  readonly total: number
  /** The first addresses, or names of customers. */
  readonly to: readonly string[]
}

/** A lead with its request. */
export type CompleteLead = Lead & { readonly status: 'complete' }

/**
 * All emails of the site, each with its kind and the plain data that its text is rendered from.
 * Secrets are not part of the data (`EmailSecrets`).
 */
export type Email =
  /** To a guest: their booking has changed, with a calendar entry if that changes. */
  | { readonly kind: 'booking-to-guest'; readonly data: BookingReport }
  | { readonly kind: 'booking-to-owner'; readonly data: BookingReport }
  /** To the owner: a payment needs attention. */
  | { readonly kind: 'payment-to-owner'; readonly data: PaymentNews }
  /** The code that proves access to the mailbox. Says nothing about the booking. */
  | { readonly kind: 'booking-code'; readonly data: { readonly event: EmailedEvent } }
  /** To the visitor: the request was received. */
  | {
      readonly kind: 'quote-acknowledged'
      readonly data: { readonly lead: CompleteLead; readonly photographs: number }
    }
  /** To a customer: where to add photographs. */
  | {
      readonly kind: 'photographs-wanted'
      readonly data: {
        readonly firstName: string
        readonly requestId: string
        readonly from: string
      }
    }
  /** To the owner and colleagues; a quarantined lead is marked as such. */
  | {
      readonly kind: 'quote-received'
      readonly data: {
        readonly lead: CompleteLead
        readonly atDesk: boolean
        /** Number of photographs that were sent along or are still being uploaded. */
        readonly photographs: number
      }
    }
  /** To a customer: a colleague's reply to a request. */
  | { readonly kind: 'desk-reply'; readonly data: DeskReply }
  /** To the owner and colleagues: a visitor left contact details without a request. */
  | {
      readonly kind: 'quote-left-incomplete'
      readonly data: { readonly lead: Lead; readonly atDesk: boolean }
    }
  /** To the customer: date and time of a visit, with a calendar entry. */
  | { readonly kind: 'visit-set' | 'visit-moved' | 'visit-canceled'; readonly data: VisitReport }
  /** To the customer: a written quote, or a change of it. */
  | {
      readonly kind: 'written-quote'
      readonly data: { readonly quote: QuoteOfEmail; readonly message: QuoteMessage }
    }
  /** To the owner and colleagues: the customer's response to a quote. */
  | {
      readonly kind: 'written-quote-news'
      readonly data: {
        readonly quote: QuoteOfEmail
        readonly news: QuoteNews
        /** The customer's address; empty if unknown. */
        readonly replyTo: string
      }
    }
  /** To a colleague: emails or deliveries of requests to the platform were given up. */
  | { readonly kind: 'desk-failures'; readonly data: DeskFailures }
  /** To a visitor who waits for a product. */
  | { readonly kind: 'restock'; readonly data: RestockNews }
  /** To a colleague: a customer has replied. */
  | { readonly kind: 'customer-replied'; readonly data: CustomerReply }
  /** To the owner and colleagues: a customer has added to their request on its page. */
  | { readonly kind: 'request-added-to'; readonly data: RequestAddition }
  /** To a colleague in the morning: the work that waits today. */
  | { readonly kind: 'desk-digest'; readonly data: DeskDigest }
  /** The link that makes its reader a colleague. */
  | { readonly kind: 'desk-invitation'; readonly data: DeskInvitation }
  /** The code that opens the desk. */
  | { readonly kind: 'desk-code'; readonly data: Readonly<Record<never, never>> }
  | { readonly kind: 'test-email'; readonly data: { readonly by: string } }
  /**
   * To a colleague: their access has changed. Queued emails contain the kind's name, so it stays.
   */
  | {
      readonly kind: 'desk-notice'
      readonly data: { readonly notice: SecurityAlert; readonly at: Instant }
    }

/** Confirms that a visitor waits for a product, or tells them that it is back. */
export interface RestockNews {
  readonly news: 'asked' | 'back'
  /** Name of the product. */
  readonly product: string
}

/** A customer's reply, as its alert shows it. */
export interface CustomerReply {
  readonly requestId: string
  readonly name: string
  /** The beginning of the text; empty if it could not be read. */
  readonly words: string
  /** Address of a sender who is not the customer; empty if the email has none. */
  readonly otherSender?: string
}

/** Additions of a customer on the page of their request. */
export interface RequestAddition {
  readonly requestId: string
  readonly name: string
  readonly photographs: number
  /** The beginning of the notes; empty if there are none. */
  readonly words: string
  /** The customer's address; empty if unknown. */
  readonly replyTo: string
  readonly atDesk: boolean
}

/** The work that waits at the desk on a day. */
export interface DeskDigest {
  /** `Thursday, April 15` */
  readonly day: string
  /** Most urgent first; none is empty. */
  readonly groups: readonly DigestGroup[]
}

/** A heading of the digest, with its first lines. */
export interface DigestGroup {
  readonly is: 'needs-look' | 'visits' | 'follow-up' | 'replied' | 'new' | 'endangered'
  /** Including those without a line. */
  readonly total: number
  readonly lines: readonly {
    readonly mark: string
    readonly about: string
    /** Null if the line is not about a request. */
    readonly requestId: string | null
    /** For a line about a visit. */
    readonly visitId?: string | undefined
  }[]
}

/** A colleague's email to a customer. */
export interface DeskReply {
  /** Name of the colleague. */
  readonly from: string
  readonly subject: string
  /** Lines and paragraphs as typed. */
  readonly text: string
}

/** Secrets of an email by their names in its text: stored encrypted, and deleted after sending. */
export type EmailSecrets = Readonly<Partial<Record<'code' | 'link', string>>>

/** Order of sending: codes, then receipts and alerts, then reminders, then bulk email. */
export const emailPriorities = { code: 0, receipt: 1, reminder: 2, bulk: 3 } as const

/**
 * Milliseconds after which an email of that kind is useless, because its code has expired; null for
 * other kinds.
 */
export function usefulLifetime(kind: string): number | null {
  switch (kind) {
    case 'booking-code':
      return codeLifetime
    case 'desk-code':
      return signInCodeLifetime
    default:
      return null
  }
}

/** One of `emailPriorities`; lower is sent first. */
export function priorityOf(email: Email): number {
  switch (email.kind) {
    case 'booking-code':
    case 'desk-code':
      return emailPriorities.code
    case 'booking-to-guest':
      return isForEveryGuest(email.data.news) ? emailPriorities.reminder : emailPriorities.receipt
    case 'booking-to-owner':
    case 'payment-to-owner':
    case 'quote-acknowledged':
    case 'quote-received':
    case 'quote-left-incomplete':
    case 'desk-invitation':
    case 'desk-notice':
    case 'test-email':
    case 'desk-failures':
    case 'customer-replied':
    case 'request-added-to':
    case 'desk-reply':
    case 'visit-set':
    case 'visit-moved':
    case 'visit-canceled':
    case 'photographs-wanted':
    case 'written-quote-news':
      return emailPriorities.receipt
    case 'restock':
      return email.data.news === 'back' ? emailPriorities.bulk : emailPriorities.receipt
    case 'written-quote':
      return email.data.message.is === 'reminder'
        ? emailPriorities.reminder
        : emailPriorities.receipt
    case 'desk-digest':
      return emailPriorities.reminder
  }
}
