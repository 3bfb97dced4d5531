import { codeLifetime } from '#domain/bookings/email-code.ts'
import { signInCodeLifetime } from '#domain/desk/sign-in-code.ts'
import { second } from '#domain/time.ts'
import { isForEveryGuest } from './booking-report.ts'
import type { Email } from './email.ts'

/** Order of sending: codes, then receipts and alerts, then reminders, then bulk email. */
export const emailPriorities = { code: 0, receipt: 1, reminder: 2, bulk: 3 } as const

/** Milliseconds for which an email waits whose cause can be undone. */
export const withdrawalPeriod = 15 * second

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
