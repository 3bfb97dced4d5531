import type { CustomerEvent, CustomersEvent } from '#domain/customers/customer.ts'
import type { EmailEvent } from '#domain/emails/email-log.ts'
import type { PaymentEvent } from '#domain/money/counter-payment.ts'
import type { PriceEvent } from '#domain/prices/price-item.ts'
import type { RequestEvent, RequestsExported } from '#domain/requests/request-work.ts'
import type { ContentEvent } from '#domain/site/documents.ts'
import type { PictureEvent } from '#domain/site/library-picture.ts'
import type { RedirectEvent } from '#domain/site/redirect.ts'
import type { SettingEvent } from '#domain/settings/setting.ts'
import type { VisitEvent } from '#domain/visits/visit.ts'
import type { WrittenQuoteEvent } from '#domain/written-quotes/written-quote.ts'
import type { Role } from './roles.ts'
import type { SignInMethod } from './session.ts'

/**
 * An event at the desk, with ids and small facts only: texts have tables of their own. Events are
 * written once; only retention periods and the erasure of a person delete any.
 */
export type ActivityEvent =
  | { readonly kind: 'staff-invited'; readonly data: { readonly role: Role } }
  | { readonly kind: 'invitation-withdrawn'; readonly data: Record<never, never> }
  | { readonly kind: 'staff-joined'; readonly data: { readonly role: Role } }
  | { readonly kind: 'role-changed'; readonly data: { readonly from: Role; readonly to: Role } }
  | { readonly kind: 'staff-removed'; readonly data: { readonly role: Role } }
  | { readonly kind: 'signed-in'; readonly data: { readonly by: SignInMethod } }
  | { readonly kind: 'signed-out'; readonly data: { readonly sessions: number } }
  | { readonly kind: 'passkey-added'; readonly data: { readonly name: string } }
  | { readonly kind: 'passkey-renamed'; readonly data: { readonly name: string } }
  | { readonly kind: 'passkey-removed'; readonly data: { readonly name: string } }
  | { readonly kind: 'recovery-codes-made'; readonly data: { readonly count: number } }
  | {
      readonly kind: 'calendar-link-made' | 'calendar-link-revoked'
      readonly data: Record<never, never>
    }
  | { readonly kind: 'requests-exported'; readonly data: RequestsExported }
  | { readonly kind: 'sample-events-removed'; readonly data: { readonly count: number } }
  | RequestEvent
  | CustomerEvent
  | SettingEvent
  | ContentEvent
  | RedirectEvent
  | PictureEvent
  | EmailEvent
  | VisitEvent
  | CustomersEvent
  | PriceEvent
  | PaymentEvent
  | WrittenQuoteEvent

/** What an activity is about, beside its id. */
export type ActivitySubject =
  | 'staff'
  | 'invitation'
  | 'request'
  | 'customer'
  | 'customers'
  | 'setting'
  | 'email'
  | 'visit'
  | 'content'
  | 'price'
  | 'quote'
  | 'payment'
  | 'events'
