import type { UnchangedVisit, Visit, VisitChange, VisitFacts } from '#domain/visits/visit.ts'
import type { QuoteReference } from '#domain/visits/visit-report.ts'
import type { VisitWarning } from '#domain/visits/visit-window.ts'
import type { Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor, Edit } from './actor.ts'

export interface ListedVisit extends Visit {
  /** Name of the colleague to whom it is assigned. */
  readonly assignee: string | null
  /** Id of the last email about it, if the customer did not get that one. */
  readonly failedEmail?: string
}

/** The days and colleague of a schedule; both ends are included. */
export interface VisitQuery {
  readonly from: CalendarDate
  readonly to: CalendarDate
  /** Id of a colleague, or `nobody`; null for any. */
  readonly assignedTo: string | null
}

/** A new visit: for a request, for a customer, or for the person that its facts name. */
export interface NewVisit {
  readonly facts: VisitFacts
  readonly subject:
    | { readonly is: 'request'; readonly id: string }
    | { readonly is: 'customer'; readonly id: string }
    | { readonly is: 'nobody-known' }
}

export type VisitEdit = Edit<VisitChange>

export interface VisitTerms {
  /** `warningKey` of each warning that the colleague has accepted. */
  readonly accepted: readonly string[]
  /** The email to the customer about the change; null for none. */
  readonly emailFor: (
    after: ListedVisit,
    before: ListedVisit | null,
    /** The quote on whose page the customer picks another day for a canceled delivery. */
    pickAgain: QuoteReference | null,
  ) => NewEmail | null
  /** More loads a day give a warning, or refuse an undo; left out if the caller checks them. */
  readonly loadsPerDay?: number
  /**
   * Sets the follow-up of a request without a later date to the day of its estimate visit; left
   * out: never.
   */
  readonly today?: CalendarDate
  /** Only visits of that colleague; null for all. */
  readonly onlyOf: string | null
}

/** The visit was deleted, or belongs to another colleague. */
export interface UnknownVisit {
  readonly code: 'unknown-visit'
}

/** Warnings that a colleague can accept. */
export interface VisitWarnings {
  readonly code: 'warnings'
  readonly warnings: readonly VisitWarning[]
}

/** `unknown-staff`: the colleague to whom it is assigned does not work here anymore. */
export type NewVisitRefusal =
  | VisitWarnings
  | { readonly code: 'unknown-staff' }
  /** The request or customer was deleted, or the request is possible spam. */
  | { readonly code: 'unknown-subject' }

export type VisitRefusal =
  | VisitWarnings
  | { readonly code: 'unknown-staff' }
  | UnchangedVisit
  /** The customer has picked another day instead of this canceled delivery. */
  | { readonly code: 'day-picked' }
  | UnknownVisit
  | Stale

export type UndoRefusal =
  | UnknownVisit
  | Stale
  | { readonly code: 'email-left' }
  /** Other deliveries have taken the place that a day had. */
  | { readonly code: 'day-full' }

/** A change of a visit that can be undone, by the revision that it made. */
export interface VisitUndo {
  readonly id: string
  readonly seen: number
}

/** Stores the schedule, each change with its activity and emails. */
export interface VisitStore {
  /** Earliest first. */
  between(query: VisitQuery): Promise<readonly ListedVisit[]>
  find(id: string): Promise<ListedVisit | null>
  /** The visits that exist of those ids, in no order. */
  findAll(ids: readonly string[]): Promise<readonly ListedVisit[]>
  /** Earliest first. */
  ofRequest(requestId: string): Promise<readonly ListedVisit[]>
  /** Latest first, at most `limit`. */
  ofCustomer(customerId: string, limit: number): Promise<readonly ListedVisit[]>
  /**
   * Sets a visit. An estimate visit moves its request to that status. Emails leave after
   * `withdrawalPeriod`.
   */
  set(visit: NewVisit, terms: VisitTerms, actor: Actor): Promise<Result<VisitUndo, NewVisitRefusal>>
  /** Changes visits, all or none; returns the means to undo it. */
  change(
    edits: readonly VisitEdit[],
    terms: VisitTerms,
    actor: Actor,
  ): Promise<Result<readonly VisitUndo[], VisitRefusal>>
  /** Undoes the last changes, all or none, with their emails unless one has left. */
  undo(
    undos: readonly VisitUndo[],
    terms: Pick<VisitTerms, 'onlyOf' | 'loadsPerDay'>,
    actor: Actor,
  ): Promise<Result<null, UndoRefusal>>
  /** The last planned visits before that day, at most `limit`, earliest first, and their total. */
  leftOpen(
    before: CalendarDate,
    limit: number,
  ): Promise<{ readonly visits: readonly ListedVisit[]; readonly total: number }>
  /** Deletes visits without a request from before that moment. */
  deleteBefore(before: Instant): Promise<number>
}
