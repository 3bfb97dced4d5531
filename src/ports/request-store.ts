import type { Stale } from '#domain/desk/stale.ts'
import type { LeadDelivery } from '#domain/quotes/lead-delivery.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { FollowUpState } from '#domain/requests/follow-up.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { CallOutcome } from '#domain/requests/logged-call.ts'
import type {
  RequestChange,
  RequestsExported,
  RequestWork,
  WorkRefusal,
} from '#domain/requests/request-work.ts'
import type { Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { ListPage } from '#domain/list-page.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { TimelineEntry } from './request-timeline.ts'

/** Orders of the list: the first to follow up, to come, to wait, or by name. */
export const requestSorts = ['follow-up', 'newest', 'waiting', 'name'] as const
export type RequestSort = (typeof requestSorts)[number]

/** Which requests a list shows. */
export interface RequestQuery {
  readonly status: RequestStatus | 'open' | 'any'
  /** Beginnings of words, or digits of a phone; empty for all. */
  readonly search: string
  /** Id of a colleague, or `nobody`; null for anyone. */
  readonly assignedTo: string | null
  /** Whether the customer's last word waits for us; left out or null: either. */
  readonly hasReplied?: boolean | null
  /** Id of a service; null for any. */
  readonly service: string | null
  readonly sort: RequestSort
  /** From 1. */
  readonly page: number
  /** Puts open ones by `follow-up` into groups as of that day; null sorts them by date alone. */
  readonly groupedOn: CalendarDate | null
}

/** Where a request stands among all by the time at which they came. */
export interface RequestPlace {
  readonly at: Instant
  readonly id: string
}

/** A request as lists show it. */
export interface ListedRequest {
  readonly lead: Lead
  readonly work: RequestWork
  /** Name of the colleague whom it is assigned to. */
  readonly assignee: string | null
}

/** A page of the list of requests. */
export interface RequestListPage extends ListPage {
  readonly requests: readonly ListedRequest[]
  /** How many each group has, counted to one more than `maxCounted`; null without groups. */
  readonly groups: Readonly<Record<FollowUpState, number>> | null
}

/** The first of a group, and how many there are, counted to more than `maxCounted`. */
export interface FoundRequests {
  readonly requests: readonly ListedRequest[]
  readonly total: number
}

/** The first of those to follow up. */
export interface DueRequests extends FoundRequests {
  readonly overdue: number
}

/** A request as its page shows it. */
export interface RequestDetails extends ListedRequest {
  readonly customerId: string | null
  /** Where a reply goes: to the address of the request, unless the customer has chosen another. */
  readonly replyTo: string
  /** The oldest first. */
  readonly timeline: readonly TimelineEntry[]
  /** Null where no platform behind the site takes it. */
  readonly leadDelivery: LeadDelivery | null
}

/** Who does it, and when. */
export interface Actor {
  /** Id of the colleague; null for the command line. */
  readonly by: string | null
  readonly at: Instant
  /** Made in the browser for what was typed; what has one is kept once, however often it is sent. */
  readonly formKey?: string | undefined
}

type UndoButton = (
  id: string,
  made: string,
  actor: Actor,
) => Promise<Result<null, UnknownRequest | UnknownNote>>

/** There is no such note or call, or it is a colleague's. */
export interface UnknownNote {
  readonly code: 'unknown-note'
}

/** The request was erased or forgotten, or there never was one. */
export interface UnknownRequest {
  readonly code: 'unknown-request'
}

/** A change of one request. */
export interface RequestEdit {
  readonly id: string
  readonly change: RequestChange
  /** The revision that the colleague has seen; null saves over any. */
  readonly seen: number | null
}

/** A call as a colleague tells of it. */
export interface LoggedCall {
  readonly outcome: CallOutcome
  readonly text: string
  readonly followUpOn: CalendarDate | null
}

/** The figures of Today that requests give. */
export interface RequestFigures {
  readonly thisMonth: number
  readonly monthLastYear: number
  /** When those came that were first answered in the last 30 days, and when that was. */
  readonly answers: readonly { readonly from: Instant; readonly to: Instant }[]
  readonly won: number
  readonly lost: number
}

/** Moments between which the figures count. */
export interface FigureSpans {
  readonly month: readonly [from: Instant, to: Instant]
  readonly monthLastYear: readonly [from: Instant, to: Instant]
  readonly answeredSince: Instant
  readonly closedSince: Instant
}

/** A request whose customer has written. */
export interface RepliedRequest extends ListedRequest {
  /** When they did, the first time since our last answer. */
  readonly repliedAt: Instant
  /** Whole text of their last email or note; empty where there is none, or it could not be read. */
  readonly text: string
  /** How many photographs they have added since. */
  readonly photographs: number
}

/** How many requests there are to work on, each counted to one more than `maxCounted`. */
export interface WaitingRequests {
  readonly open: number
  /** New, due or replied: as many as Today has rows of them. */
  readonly today: number
}

/** Works the requests of a site, each change with its activity in one transaction. */
export interface RequestStore {
  list(query: RequestQuery): Promise<RequestListPage>
  /** Those of them that are there, in their order. */
  listed(ids: readonly string[]): Promise<readonly ListedRequest[]>
  /** How many there are in each status, counted to one more than `maxCounted`. */
  counts(): Promise<Readonly<Record<RequestStatus | 'open', number>>>
  find(id: string): Promise<RequestDetails | null>
  /** The newest that came before that place; null begins with the newest of all. */
  after(
    which: Pick<RequestQuery, 'status' | 'hasReplied'>,
    place: RequestPlace | null,
    limit: number,
  ): Promise<readonly ListedRequest[]>
  /** Records that a colleague took requests with them. */
  noteExport(exported: RequestsExported, actor: Actor): Promise<void>
  waiting(today: CalendarDate): Promise<WaitingRequests>
  /** Of the group `due` of Today: open ones without a date or with one that has come. */
  due(today: CalendarDate, limit: number): Promise<DueRequests>
  /** Of its group `new`, the longest waiting first. */
  fresh(limit: number): Promise<FoundRequests>
  /** Of its group `replied`, the longest waiting first; with their number. */
  replied(limit: number): Promise<{
    readonly requests: readonly RepliedRequest[]
    readonly total: number
  }>
  figures(spans: FigureSpans): Promise<RequestFigures>
  /** Revocation number of its emails' tokens (`ReplyThread`); null for an unknown request. */
  replyRevocation(id: string): Promise<number | null>
  /**
   * Adds a request that came by phone or at the counter, and its customer. Answers its id, or that
   * of the one which the same form made before.
   */
  add(
    lead: Lead & { readonly status: 'complete' },
    work: RequestWork,
    actor: Actor,
  ): Promise<string>
  /**
   * Changes requests, all or none; answers the edits that take it back, for those that changed.
   */
  change(
    edits: readonly RequestEdit[],
    actor: Actor,
  ): Promise<Result<readonly RequestEdit[], WorkRefusal | Stale | UnknownRequest>>
  /**
   * Answers the note's id. By nobody it is the customer's own, who waits for an answer from then on.
   */
  addNote(id: string, text: string, actor: Actor): Promise<Result<string, UnknownRequest>>
  /** Removes a note of the actor's own. */
  undoNote: UndoButton
  /** Logs a call, with the date to follow up on where one was given; answers its id. */
  logCall(id: string, call: LoggedCall, actor: Actor): Promise<Result<string, UnknownRequest>>
  /** Removes a call of the actor's own; unless worked on since, the request is as before it. */
  undoCall: UndoButton
  /** Lets the platform be asked again at once, unless it has the request. */
  retryLeadDelivery(id: string, actor: Actor): Promise<Result<null, UnknownRequest>>
  /** Keeps a request from being forgotten, as if somebody had worked on it. */
  keep(id: string, actor: Actor): Promise<Result<null, UnknownRequest>>
  /** Queues a reply, with the date to follow up on where one was given; the customer is answered. */
  reply(
    id: string,
    reply: { readonly email: NewEmail; readonly followUpOn: CalendarDate | null },
    actor: Actor,
  ): Promise<Result<null, UnknownRequest>>
  /** Clears a request of what spoke against it, and queues what was held back. */
  clear(
    id: string,
    emailsFor: (lead: Lead) => readonly NewEmail[],
    actor: Actor,
  ): Promise<Result<null, UnknownRequest>>
}
