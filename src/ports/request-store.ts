import type { Stale } from '#domain/desk/stale.ts'
import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import type { CompleteLead, Lead } from '#domain/quote-requests/lead.ts'
import type { FollowUpState } from '#domain/requests/follow-up.ts'
import type { RequestSort, RequestStatus } from '#domain/requests/request-status.ts'
import type {
  CallOutcome,
  RequestChange,
  RequestWork,
  WorkRefusal,
} from '#domain/requests/request-work.ts'
import type { Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { ListPage, PageQuery } from '#domain/list-page.ts'
import type { Actor, Edit } from './actor.ts'
import type { EmailsFor, NewEmail } from './mail-outbox.ts'
import type { TimelineEntry } from './request-timeline.ts'

export interface RequestQuery extends PageQuery {
  readonly status: RequestStatus | 'open' | 'any'
  /** Id of a colleague, or `nobody`; null for any. */
  readonly assignedTo: string | null
  /** Whether the customer waits for an answer to their last message; left out or null: either. */
  readonly hasReplied?: boolean | null
  /** Id of a service; null for any. */
  readonly service: string | null
  readonly sort: RequestSort
  /**
   * Groups open requests by `follow-up` as of that day, unless words or a service are searched; null
   * never.
   */
  readonly groupedOn: CalendarDate | null
}

/** The requests of a list, in whatever order. */
export type RequestFilter = Omit<RequestQuery, 'sort' | 'page' | 'groupedOn'>

/** The position of a row in the order of its moment. */
export interface PlaceInTime {
  readonly at: Instant
  readonly id: string
}

export interface ListedRequest {
  readonly lead: Lead
  readonly work: RequestWork
  /** Name of the colleague to whom it is assigned. */
  readonly assignee: string | null
}

/** A part of a list that is read as a whole. */
export interface RequestPart {
  /** May be empty before the last part. */
  readonly requests: readonly ListedRequest[]
  /** The position of the next part; null after the last. */
  readonly next: PlaceInTime | null
}

export interface RequestListPage extends ListPage {
  readonly requests: readonly ListedRequest[]
  /** Size of each group, counted to one more than `maxCounted`; null without groups. */
  readonly groups: Readonly<Record<FollowUpState, number>> | null
}

/** The first requests of a group, with its size, counted to one more than `maxCounted`. */
export interface FoundRequests<Request = ListedRequest> {
  readonly requests: readonly Request[]
  readonly total: number
}

/** The first requests to follow up. */
export interface DueRequests extends FoundRequests {
  readonly overdue: number
}

export interface RequestDetails extends ListedRequest {
  readonly customerId: string | null
  /** The address to which we write: the request's own, unless the customer has chosen another. */
  readonly replyTo: string
  /** Oldest first. */
  readonly timeline: readonly TimelineEntry[]
  /** Null if there is no platform behind the site. */
  readonly leadDelivery: LeadDelivery | null
}

type UndoOwn = (
  id: string,
  made: string,
  actor: Actor,
) => Promise<Result<null, UnknownRequest | NothingToUndo>>

/** The note, call or waiting reply does not exist, or belongs to a colleague. */
export interface NothingToUndo {
  readonly code: 'nothing-to-undo'
}

/** The request was deleted or never existed. */
export interface UnknownRequest {
  readonly code: 'unknown-request'
}

/** Why a change of requests is refused; `unknown-staff` do not work here anymore. */
export type RequestRefusal =
  | WorkRefusal
  | Stale
  | UnknownRequest
  | { readonly code: 'unknown-staff' }

export type RequestEdit = Edit<RequestChange>

/** A call as a colleague logs it. */
export interface LoggedCall {
  readonly outcome: CallOutcome
  readonly text: string
  readonly followUpOn: CalendarDate | null
}

/** Figures of all requests in given spans of time (`FigureSpans`). */
export interface RequestFigures {
  /** Requests that arrived, without possible spam and unfinished ones. */
  readonly thisMonth: number
  readonly monthLastYear: number
  /**
   * Arrival and first answer of those first answered since `answeredSince`, without those that a
   * colleague entered; the last 500 at most.
   */
  readonly answers: readonly { readonly from: Instant; readonly to: Instant }[]
  readonly won: number
  readonly lost: number
}

/** The moments between which the figures count. */
export interface FigureSpans {
  readonly month: readonly [from: Instant, to: Instant]
  readonly monthLastYear: readonly [from: Instant, to: Instant]
  readonly answeredSince: Instant
  readonly closedSince: Instant
}

/** A request whose customer has written. */
export interface RepliedRequest extends ListedRequest {
  /** When the customer wrote first after our last answer. */
  readonly repliedAt: Instant
  /** Whole text of their last email or note; empty if there is none or it could not be read. */
  readonly text: string
  /** Subject of that email; empty for a note. */
  readonly subject: string
  /** Number of photographs that they have added since. */
  readonly photographs: number
}

/** Number of requests to work on, each counted to one more than `maxCounted`. */
export interface WaitingRequests {
  readonly open: number
  /** New, due or replied: the rows of Today. */
  readonly today: number
}

/** Stores the work on requests, each change with its activity in one transaction. */
export interface RequestStore {
  list(query: RequestQuery): Promise<RequestListPage>
  /** The requests that exist of those ids, in the given order. */
  listed(ids: readonly string[]): Promise<readonly ListedRequest[]>
  /** Number of requests in each status, counted to one more than `maxCounted`. */
  counts(): Promise<Readonly<Record<RequestStatus | 'open', number>>>
  /** Null if it was deleted or never existed. */
  find(id: string): Promise<RequestDetails | null>
  /**
   * Requests that came before that position, newest first; null begins with the newest. Reads at
   * most `limit`.
   */
  after(filter: RequestFilter, place: PlaceInTime | null, limit: number): Promise<RequestPart>
  waiting(today: CalendarDate): Promise<WaitingRequests>
  /** Group `due` of Today: open requests without a date or with a date that has come. */
  due(today: CalendarDate, limit: number): Promise<DueRequests>
  /** Group `new` of Today, longest waiting first. */
  fresh(limit: number): Promise<FoundRequests>
  /** Group `replied` of Today, longest waiting first, with its size. */
  replied(limit: number): Promise<FoundRequests<RepliedRequest>>
  figures(spans: FigureSpans): Promise<RequestFigures>
  /** Revocation number of its emails' tokens (`ReplyThread`); null for an unknown request. */
  replyRevocation(id: string): Promise<number | null>
  /**
   * Adds a request that came by phone or at the counter, and its customer. Returns its id, also if
   * the same form was sent before.
   */
  add(lead: CompleteLead, work: RequestWork, actor: Actor): Promise<string>
  /** Changes all requests or none; returns the edits that undo it for those that changed. */
  change(
    edits: readonly RequestEdit[],
    actor: Actor,
  ): Promise<Result<readonly RequestEdit[], RequestRefusal>>
  /**
   * Returns the id of the note. Without a colleague it is the customer's own note, and the customer
   * waits for an answer from then on.
   */
  addNote(id: string, text: string, actor: Actor): Promise<Result<string, UnknownRequest>>
  /** Removes one of the actor's own notes. */
  undoNote: UndoOwn
  /** Logs a call, with the new follow-up date, if any; returns its id. */
  logCall(id: string, call: LoggedCall, actor: Actor): Promise<Result<string, UnknownRequest>>
  /** Removes one of the actor's own calls; restores the request, unless it was worked on since. */
  undoCall: UndoOwn
  /** Retries the delivery to the platform at once, unless the platform has the request. */
  retryLeadDelivery(id: string, actor: Actor): Promise<Result<null, UnknownRequest>>
  /** Protects a request from deletion for its age, as if a colleague had worked on it. */
  retain(id: string, actor: Actor): Promise<Result<null, UnknownRequest>>
  /**
   * Queues a reply, which leaves after `withdrawalPeriod`, with the new follow-up date, if any; the
   * customer counts as answered. Returns the id of the reply.
   */
  reply(
    id: string,
    reply: { readonly email: NewEmail; readonly followUpOn: CalendarDate | null },
    actor: Actor,
  ): Promise<Result<string, UnknownRequest>>
  /**
   * Withdraws one of the actor's own replies; restores the request, unless it was worked on since.
   * Refused once the reply was sent.
   */
  undoReply: UndoOwn
  /** Clears a request of its spam signals, and queues the acknowledgment that was held back. */
  clear(id: string, emailsFor: EmailsFor<Lead>, actor: Actor): Promise<Result<null, UnknownRequest>>
}
