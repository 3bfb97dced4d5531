import type { SubmittedEstimate } from '#domain/materials/submitted-estimate.ts'
import type { LostReason, WorkStatus } from '#domain/requests/request-status.ts'
import type { CallOutcome } from '#domain/requests/request-work.ts'
import type { Moment } from './season.ts'
import type { Colleague } from './staff.ts'

/** An event after the request. */
export type Happening = { readonly at: Moment; readonly by: Colleague } & (
  | { readonly is: 'reply'; readonly subject: string; readonly text: string }
  | { readonly is: 'note'; readonly text: string }
  | {
      readonly is: 'call'
      readonly outcome: CallOutcome
      readonly text?: string
      /** Days from the last day of the season. */
      readonly followUpIn?: number
    }
  | { readonly is: 'status'; readonly to: WorkStatus; readonly reason?: LostReason }
  | { readonly is: 'follow-up'; readonly in: number; readonly note: string }
  | { readonly is: 'assign'; readonly to: Colleague }
  /** The customer's message was marked as seen. */
  | { readonly is: 'seen' }
)

/** The last email about the request bounced. */
interface Bounce {
  readonly at: Moment
  readonly is: 'bounce'
  readonly reason: string
}

/** A reply of the customer. */
interface Answer {
  readonly at: Moment
  readonly is: 'answer'
  readonly text: string
}

/** A request and its history. */
export interface Story {
  readonly who: string
  readonly came: Moment
  /** Sent with the whole form (if missing) or half of it, by a machine, or entered by a colleague. */
  readonly by?: 'form' | 'half the form' | 'machine' | Colleague
  readonly services?: readonly string[]
  /** Number of materials of each service. */
  readonly materials?: number
  /** Measured amounts of the materials. */
  readonly estimates?: readonly SubmittedEstimate[]
  readonly text?: string
  readonly after?: readonly (Happening | Answer | Bounce)[]
}

/** Soil for raised beds of 4 by 8 feet, as the calculator takes it. */
export const threeBeds: readonly SubmittedEstimate[] = [
  {
    materialId: 'soil-mulch/topsoil',
    measures: {
      kind: 'spread',
      ground: [{ shape: { kind: 'rectangle', length: 24, width: 4 } }],
      inches: 12,
    },
  },
]
