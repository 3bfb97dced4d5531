import { emailMessage, isEmail } from '#domain/fields.ts'
import type { Address } from '#domain/addresses/address-parts.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Lead, LeadContact } from '#domain/quote-requests/lead.ts'
import { followUpAfterReply } from '#domain/requests/follow-up.ts'
import { holdsAcknowledgment } from '#domain/requests/request-status.ts'
import { openDayFrom, openTimeBetween } from '#domain/requests/opening-hours.ts'
import { newWork } from '#domain/requests/request-work.ts'
import { err, type Result } from '#domain/result.ts'
import {
  addDays,
  dateOf,
  day,
  instantAt,
  monthOf,
  type CalendarDate,
  type Instant,
} from '#domain/time.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { LoggedCall, RequestEdit, RequestQuery } from '#ports/request-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readReminderTimes } from '#usecases/read-settings.ts'
import { actorOf } from './actor.ts'
import { exportRequests } from './export-requests.ts'
import { leadWithoutForm } from './lead-without-form.ts'
import { maxFound } from './search.ts'
import { daysAhead } from './visits.ts'

/** A request as entered by a colleague; unknown fields are empty. */
export interface RequestByHand extends LeadContact {
  readonly address: Address
  /** Ids of the catalog. */
  readonly services: readonly string[]
  readonly details: string
  /** Follow-up date; missing if the colleague chose none. */
  readonly followUpOn?: CalendarDate | null
}

/** Why a request cannot be answered by email. */
export type ReplyRefusal =
  | { readonly code: 'unknown-request' }
  | { readonly code: 'no-email'; readonly message: string }

/** Result of clearing requests of spam. */
export interface ClearedRequests {
  readonly cleared: number
  /** Number of held back acknowledgments that were sent. */
  readonly sent: number
  /** Number of requests that do not exist anymore. */
  readonly gone: number
}

export function deskRequests(dependencies: Dependencies) {
  const { requests, photographs, catalog, settings, clock, company, ids } = dependencies
  const actor = actorOf(clock)
  return {
    listRequests: (query: RequestQuery) => requests.list(query),
    countRequests: () => requests.counts(),
    findRequest: (id: string) => requests.find(id),
    changeRequests: (edits: readonly RequestEdit[], by: StaffMember) =>
      requests.change(edits, actor(by)),
    addNote: (id: string, text: string, by: StaffMember, formKey?: string) =>
      requests.addNote(id, text, actor(by, formKey)),
    undoNote: (id: string, note: string, by: StaffMember) => requests.undoNote(id, note, actor(by)),
    logCall: (id: string, call: LoggedCall, by: StaffMember, formKey?: string) =>
      requests.logCall(id, call, actor(by, formKey)),
    undoCall: (id: string, call: string, by: StaffMember) => requests.undoCall(id, call, actor(by)),
    retryLeadDelivery: (id: string, by: StaffMember) => requests.retryLeadDelivery(id, actor(by)),
    retainRequest: (id: string, by: StaffMember) => requests.retain(id, actor(by)),
    exportRequests: exportRequests(dependencies),
    requestsToday: requestsToday(dependencies),
    /** The first requests that begin with what was typed. */
    searchRequests: (text: string) => dependencies.search.requests(text, maxFound),

    /**
     * Saves a request that came by phone or at the counter; it counts as answered by the colleague
     * who enters it.
     */
    async addRequestByHand(typed: RequestByHand, by: StaffMember, formKey?: string) {
      const at = clock.now()
      const { firstName, lastName, email, phone, address } = typed
      // The platform that has them may be down.
      const known = typed.services.length === 0 ? [] : await catalog.services()
      const chosen = known.filter(({ id }) => typed.services.includes(id))
      const lead = leadWithoutForm(ids, at, {
        contact: { firstName, lastName, email, phone },
        address,
        services: chosen.map(({ id, name }) => ({ id, name, materials: [], address })),
        details: typed.details,
      })
      const work = newWork(at, {
        status: 'contacted',
        firstAnsweredAt: at,
        assignedTo: by.id,
        followUpOn: typed.followUpOn ?? null,
      })
      return requests.add(lead, work, { by: by.id, at, formKey })
    },

    /**
     * Replies to a request by email, from the company's mailbox. Without `followUpOn` the date that
     * is set stays. Returns the id by which the reply can be undone until it is sent.
     */
    async replyToRequest(
      id: string,
      reply: {
        readonly subject: string
        readonly text: string
        readonly followUpOn?: CalendarDate | null
      },
      by: StaffMember,
      formKey?: string,
    ): Promise<Result<string, ReplyRefusal>> {
      const found = await requests.find(id)
      if (found === null) return err({ code: 'unknown-request' })
      const to = found.replyTo
      if (!isEmail(to)) return err({ code: 'no-email', message: emailMessage })
      const { subject, text, followUpOn = null } = reply
      const email: NewEmail = {
        to,
        email: { kind: 'desk-reply', data: { from: by.name, subject, text } },
        about: { kind: 'lead', id },
      }
      return requests.reply(id, { email, followUpOn }, actor(by, formKey))
    },

    /** Withdraws one's own reply before it is sent. */
    undoReply: (id: string, reply: string, by: StaffMember) =>
      requests.undoReply(id, reply, actor(by)),

    /** Proposes the follow-up date of an answer given today: a day on which we are open. */
    async proposeFollowUp(on: CalendarDate | null): Promise<CalendarDate> {
      const { replyDays } = await readReminderTimes({ settings })
      const today = dateOf(clock.now(), company().timeZone)
      return openDayFrom(followUpAfterReply(on, today, replyDays), company())
    },

    /** Number of acknowledgments that `clearRequests` would send. */
    countHeldAcknowledgments: async (which: readonly string[]) =>
      (await requests.listed(which)).filter(holdsAcknowledgment).length,

    /** Moves requests out of "Possible spam", and sends the acknowledgments that were held back. */
    async clearRequests(which: readonly string[], by: StaffMember): Promise<ClearedRequests> {
      let sent = 0
      let gone = 0
      for (const id of which) {
        const { length } = await photographs.list(id)
        let emails: readonly NewEmail[] = []
        // Called again if the transaction runs again.
        const emailsFor = (lead: Lead) => {
          emails = acknowledgment(lead, length)
          return emails
        }
        const cleared = await requests.clear(id, emailsFor, actor(by))
        if (!cleared.ok) gone += 1
        sent += emails.length
      }
      return { cleared: which.length - gone, sent, gone }
    },
  }
}

function acknowledgment(lead: Lead, photographs: number): readonly NewEmail[] {
  if (lead.status !== 'complete') return []
  const email = { kind: 'quote-acknowledged', data: { lead, photographs } } as const
  return [{ to: lead.contact.email, email, about: { kind: 'lead', id: lead.id } }]
}

export function requestsToday({ requests, retention, clock, company }: Dependencies) {
  return async () => {
    const now = clock.now()
    const opening = company()
    const zone = opening.timeZone
    const today = dateOf(now, zone)
    const [due, replied, fresh, endangered, figures] = await Promise.all([
      requests.due(today, rowsOnToday),
      requests.replied(repliesOnToday),
      requests.fresh(rowsOnToday),
      retention.endangered(rowsOnToday),
      requests.figures({
        month: monthSpan(today, zone),
        monthLastYear: monthSpan(`${Number(today.slice(0, 4)) - 1}${today.slice(4, 8)}01`, zone),
        answeredSince: now - 30 * day,
        closedSince: now - 90 * day,
      }),
    ])
    const isNothing = [due, replied, fresh, endangered].every(({ total }) => total === 0)
    const open = isNothing ? (await requests.list(openByDate)).requests : []
    const waits = figures.answers.map(({ from, to }) => openTimeBetween(from, to, opening))
    return {
      today,
      due,
      endangered,
      isNothing,
      /** Requests with a date within the next days, for a day on which nothing waits. */
      ahead: open
        .filter(({ work: { followUpOn } }) => isAhead(followUpOn, today))
        .slice(0, rowsOnToday),
      replied,
      new: fresh,
      figures: { ...figures, medianAnswerMs: median(waits) },
    }
  }
}

const isAhead = (on: CalendarDate | null, today: CalendarDate) =>
  on !== null && on > today && on <= addDays(today, daysAhead)

/** Rows of a kind on Today; the list has them all. */
const rowsOnToday = 8

/** Replies on Today; the list has them all. */
const repliesOnToday = 50

const openByDate = {
  status: 'open',
  search: '',
  assignedTo: null,
  service: null,
  groupedOn: null,
  sort: 'follow-up',
  page: 1,
} as const

/** The month of a day in the company's zone, in moments. */
function monthSpan(date: string, zone: string): readonly [Instant, Instant] {
  const { from, to } = monthOf(date)
  return [instantAt(from, '00:00', zone), instantAt(addDays(to, 1), '00:00', zone)]
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle]
  if (upper === undefined) return null
  const lower = sorted[middle - 1]
  return sorted.length % 2 === 0 && lower !== undefined ? (lower + upper) / 2 : upper
}
