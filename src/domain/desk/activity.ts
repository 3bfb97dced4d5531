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
  | { readonly kind: 'staff-invited'; readonly role: Role }
  | { readonly kind: 'invitation-withdrawn' }
  | { readonly kind: 'staff-joined'; readonly role: Role }
  | { readonly kind: 'role-changed'; readonly from: Role; readonly to: Role }
  | { readonly kind: 'staff-removed'; readonly role: Role }
  | { readonly kind: 'own-name-changed' }
  | { readonly kind: 'signed-in'; readonly by: SignInMethod }
  | { readonly kind: 'signed-out'; readonly sessions: number }
  | {
      readonly kind: 'passkey-added' | 'passkey-renamed' | 'passkey-removed'
      readonly name: string
    }
  | { readonly kind: 'recovery-codes-made'; readonly count: number }
  | { readonly kind: 'calendar-link-made' | 'calendar-link-revoked' }
  | ({ readonly kind: 'requests-exported' } & RequestsExported)
  | { readonly kind: 'sample-events-removed'; readonly count: number }
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

/** The kind of thing that an activity is about; its id stands beside. */
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
