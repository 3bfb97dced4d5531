import { codeLifetime } from '#domain/bookings/email-code.ts'
import { signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { PaymentNews } from '#domain/payments/news.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { Instant } from '#domain/time.ts'
import { goesToAll, type BookingReport, type EmailEvent } from './booking-report.ts'
import type { QuoteMessage, QuoteNews, QuoteOfEmail } from './quote-news.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'

/** Who invites whom to the desk. */
export interface DeskInvitation {
  /** Name of the colleague who invites. */
  readonly by: string
  readonly role: Role
  readonly expiresAt: Instant
}

/** What was given up. */
export interface DeskFailures {
  readonly of: 'emails' | 'requests'
  readonly total: number
  /** The first addresses, or names of customers. */
  readonly to: readonly string[]
}

/** A lead with what is wanted. */
export type CompleteLead = Lead & { readonly status: 'complete' }

/**
 * Every email that the site sends: its kind, and as plain data all that its text is made of when
 * it is sent. What is secret is no part of it (`EmailSecrets`).
 */
export type Email =
  /** What became of a booking, with a calendar entry where that changes. */
  | { readonly kind: 'booking-to-guest'; readonly data: BookingReport }
  | { readonly kind: 'booking-to-owner'; readonly data: BookingReport }
  /** Money that the owner has to look after. */
  | { readonly kind: 'payment-to-owner'; readonly data: PaymentNews }
  /** The code that proves access to the mailbox. Says nothing of the booking. */
  | { readonly kind: 'booking-code'; readonly data: { readonly event: EmailEvent } }
  /** To the visitor: we have your request. */
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
        /** Sent with it, or still on their way. */
        readonly photographs: number
      }
    }
  /** A colleague answers a request. */
  | { readonly kind: 'desk-reply'; readonly data: DeskReply }
  /** To them: someone left contact details but the request itself never came. */
  | {
      readonly kind: 'quote-left-incomplete'
      readonly data: { readonly lead: Lead; readonly atDesk: boolean }
    }
  /** To the customer: when we come, with a calendar entry. */
  | { readonly kind: 'visit-set' | 'visit-moved' | 'visit-canceled'; readonly data: VisitReport }
  /** To the customer: a written quote, and what becomes of it. */
  | {
      readonly kind: 'written-quote'
      readonly data: { readonly quote: QuoteOfEmail; readonly message: QuoteMessage }
    }
  /** To the owner and colleagues: what the customer has done with it. */
  | {
      readonly kind: 'written-quote-news'
      readonly data: {
        readonly quote: QuoteOfEmail
        readonly news: QuoteNews
        /** The customer's address; empty where none is known. */
        readonly replyTo: string
      }
    }
  /** To a colleague: emails were given up, or requests that the platform did not take. */
  | { readonly kind: 'desk-failures'; readonly data: DeskFailures }
  /** To a visitor who waits for a product. */
  | { readonly kind: 'restock'; readonly data: RestockNews }
  /** To a colleague: a customer has answered. */
  | { readonly kind: 'customer-replied'; readonly data: CustomerReply }
  /** To the owner and colleagues: a customer has added to their request on its page. */
  | { readonly kind: 'request-added-to'; readonly data: RequestAddition }
  /** To a colleague in the morning: what waits today. */
  | { readonly kind: 'desk-digest'; readonly data: DeskDigest }
  /** The link that makes its reader a colleague. */
  | { readonly kind: 'desk-invitation'; readonly data: DeskInvitation }
  /** The code that opens the desk. */
  | { readonly kind: 'desk-code'; readonly data: Readonly<Record<never, never>> }
  | { readonly kind: 'test-email'; readonly data: { readonly by: string } }
  /** To a colleague: something happened to their access. Queued rows hold the name, so it stays. */
  | {
      readonly kind: 'desk-notice'
      readonly data: { readonly notice: SecurityAlert; readonly at: Instant }
    }

/** Of a product that someone waits for: we have their address, or it is back. */
export interface RestockNews {
  readonly news: 'asked' | 'back'
  /** Its name. */
  readonly product: string
}

/** What a customer has written, as an alert tells of it. */
export interface CustomerReply {
  readonly requestId: string
  readonly name: string
  /** How it begins; empty where it could not be read. */
  readonly words: string
  /** Address of whoever wrote it, where that is none of the customer's; empty where it has none. */
  readonly otherSender?: string
}

/** What a customer has added on the page of their request. */
export interface RequestAddition {
  readonly requestId: string
  readonly name: string
  readonly photographs: number
  /** How the notes begin; empty where there is none. */
  readonly words: string
  /** The customer's address; empty where none is known. */
  readonly replyTo: string
  readonly atDesk: boolean
}

/** What waits at the desk on a day, for those who want to hear of it in the morning. */
export interface DeskDigest {
  /** `Thursday, April 15` */
  readonly day: string
  /** In the order in which they press; none is empty. */
  readonly groups: readonly DigestGroup[]
}

/** One heading of the morning digest, with its first lines. */
export interface DigestGroup {
  readonly is: 'needs-look' | 'visits' | 'follow-up' | 'replied' | 'new' | 'endangered'
  /** With those that are not named. */
  readonly total: number
  readonly lines: readonly {
    readonly mark: string
    readonly about: string
    /** Null where it is about no request. */
    readonly requestId: string | null
    /** Of a line about a visit. */
    readonly visitId?: string | undefined
  }[]
}

/** What a colleague writes to a customer. */
export interface DeskReply {
  /** Name of the colleague. */
  readonly from: string
  readonly subject: string
  /** Lines and paragraphs as they were typed. */
  readonly text: string
}

/** What opens something to whoever reads it, by its name in the text: kept encrypted, then gone. */
export type EmailSecrets = Readonly<Partial<Record<'code' | 'link', string>>>

/** What leaves first: codes, then receipts and alerts, then reminders, then what goes to many. */
export const emailPriorities = { code: 0, receipt: 1, reminder: 2, bulk: 3 } as const

/** Milliseconds after which an email of that kind is of no use: its code has ended; null for others. */
export function usefulFor(kind: string): number | null {
  switch (kind) {
    case 'booking-code':
      return codeLifetime
    case 'desk-code':
      return signInCodeLifetime
    default:
      return null
  }
}

/** From `emailPriorities`; lower leaves first. */
export function priorityOf(email: Email): number {
  switch (email.kind) {
    case 'booking-code':
    case 'desk-code':
      return emailPriorities.code
    case 'booking-to-guest':
      return goesToAll(email.data.news) ? emailPriorities.reminder : emailPriorities.receipt
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
