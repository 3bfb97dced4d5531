import type { ReceivedEmail } from '#domain/emails/received-email.ts'
import type { LostReason, RequestStatus } from '#domain/requests/request-status.ts'
import type { CallOutcome } from '#domain/requests/request-work.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { VisitKind } from '#domain/visits/visit.ts'
import type { QuoteTimelineEvent } from '#domain/written-quotes/written-quote.ts'
import type { Attribution } from './actor.ts'
import type { QueuedEmail } from './mail-outbox.ts'

export type TimelineEntry = Attribution & { readonly id: string } & (
    | { readonly is: 'arrived' }
    | { readonly is: 'email'; readonly email: TimelineEmail }
    | { readonly is: 'note'; readonly text: string }
    | { readonly is: 'call'; readonly outcome: CallOutcome; readonly text: string }
    | {
        readonly is: 'status'
        readonly from: RequestStatus
        readonly to: RequestStatus
        readonly reason: LostReason | null
      }
    | { readonly is: 'follow-up'; readonly on: CalendarDate | null }
    | {
        readonly is: 'visit'
        readonly visit: string
        readonly visitKind: VisitKind
        readonly doneNote: string
        readonly step:
          | { readonly kind: 'visit-set'; readonly on: CalendarDate }
          | { readonly kind: 'visit-moved'; readonly to: CalendarDate }
          | { readonly kind: 'visit-photographed'; readonly count: number }
          | {
              readonly kind:
                | 'visit-done'
                | 'visit-missed'
                | 'visit-canceled'
                | 'visit-reopened'
                | 'visit-confirmed'
                /** The change before was undone. */
                | 'visit-taken-back'
            }
      }
    | {
        readonly is: 'quote'
        readonly quote: string
        readonly number: number
        /** The customer's question, or reason for declining; empty if there is none. */
        readonly text: string
        readonly step: QuoteTimelineEvent
      }
    | { readonly is: 'photographs'; readonly count: number }
    /** Delivered to the platform behind the site. */
    | { readonly is: 'handed-over' }
    /** Name of the colleague; null for unassigned. */
    | { readonly is: 'assigned'; readonly to: string | null }
    | { readonly is: 'received'; readonly email: ReceivedEmail }
  )

/** An email to the customer, with its state. */
export interface TimelineEmail extends Pick<
  QueuedEmail,
  'to' | 'state' | 'tries' | 'nextTryAt' | 'sentAt' | 'lastError'
> {
  readonly kind: string
  /** As sent; for a reply, as it was written. */
  readonly subject: string | null
  readonly text: string | null
}
