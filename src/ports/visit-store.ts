import type { Visit, VisitChange, VisitFacts, VisitOver } from '#domain/visits/visit.ts'
import type { QuoteReference } from '#domain/visits/visit-report.ts'
import type { VisitWarning } from '#domain/visits/visit-window.ts'
import type { Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from './request-store.ts'

/** A visit as lists show it. */
export interface ListedVisit extends Visit {
  /** Name of the colleague whom it is assigned to. */
  readonly assignee: string | null
}

/** Which visits a day or a week shows; both ends are included. */
export interface VisitQuery {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** Id of a colleague, or `nobody`; null for anyone. */
  readonly assignedTo: string | null
}

/** A visit that is set: for a request, for a customer, or for whoever the facts name. */
export interface NewVisit {
  readonly facts: VisitFacts
  readonly subject:
    | { readonly is: 'request'; readonly id: string }
    | { readonly is: 'customer'; readonly id: string }
    | { readonly is: 'nobody-known' }
}

/** A change of one visit. */
export interface VisitEdit {
  readonly id: string
  readonly change: VisitChange
  /** The revision that the colleague has seen; null saves over any. */
  readonly seen: number | null
}

/** How visits are set and changed. */
export interface VisitTerms {
  /** `warningKey` of each warning that the colleague keeps in spite of. */
  readonly accepted: readonly string[]
  /** The email to the customer after that step; null for none. */
  readonly emailFor: (
    after: ListedVisit,
    before: ListedVisit | null,
    /** On whose page the customer picks another day of a delivery that was called off. */
    pickAgain: QuoteReference | null,
  ) => NewEmail | null
  /** Above so many loads a day warns; left out where that is looked after elsewhere. */
  readonly loadsPerDay?: number
  /** Requests without a later day are followed up on that of their estimate visit; left out: none. */
  readonly today?: CalendarDate
  /** Only visits of that colleague; null for all. */
  readonly onlyOf: string | null
}

/** The visit is gone, or is another colleague’s. */
export interface UnknownVisit {
  readonly code: 'unknown-visit'
}

/** What speaks against it, which a colleague can keep. */
export interface VisitWarnings {
  readonly code: 'warnings'
  readonly warnings: readonly VisitWarning[]
}

/** Why a visit was not set. */
export type NewVisitRefusal =
  | VisitWarnings
  | { readonly code: 'unknown-staff' }
  /** The request or customer is gone, or may come from a machine. */
  | { readonly code: 'unknown-subject' }

/** Why a visit was not changed. */
export type VisitRefusal =
  | VisitWarnings
  | { readonly code: 'unknown-staff' }
  | VisitOver
  | UnknownVisit
  | Stale

/** A step on a visit that can be taken back, by the revision that it left. */
export interface VisitUndo {
  readonly id: string
  readonly seen: number
}

/** Keeps where somebody of the company is when, each change with its activity and emails. */
export interface VisitStore {
  /** The earliest first. */
  between(query: VisitQuery): Promise<readonly ListedVisit[]>
  find(id: string): Promise<ListedVisit | null>
  /** Those of them that are there. */
  findAll(ids: readonly string[]): Promise<readonly ListedVisit[]>
  /** The earliest first. */
  ofRequest(requestId: string): Promise<readonly ListedVisit[]>
  /** The latest first, at most so many. */
  ofCustomer(customerId: string, limit: number): Promise<readonly ListedVisit[]>
  /**
   * Sets a visit. An estimate visit moves its request on to that status. An email leaves after
   * `visitEmailsWait`.
   */
  set(visit: NewVisit, terms: VisitTerms, actor: Actor): Promise<Result<VisitUndo, NewVisitRefusal>>
  /** Changes visits, all or none; answers what takes it back. */
  change(
    edits: readonly VisitEdit[],
    terms: VisitTerms,
    actor: Actor,
  ): Promise<Result<readonly VisitUndo[], VisitRefusal>>
  /** Takes the last steps back, all or none, with their emails as long as none has left. */
  undo(
    undos: readonly VisitUndo[],
    onlyOf: string | null,
    actor: Actor,
  ): Promise<Result<null, UnknownVisit | Stale | { readonly code: 'email-left' }>>
  /** Forgets visits without a request from before that moment. */
  forget(before: Instant): Promise<number>
}
