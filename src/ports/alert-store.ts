import type { Alert } from '#domain/desk/alert.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { EmailsFor, NewEmail } from './mail-outbox.ts'
import type { Actor } from './actor.ts'

export interface StaffAlerts {
  readonly member: StaffMember
  readonly chosen: readonly Alert[]
}

/** What a customer added on the page of their request since colleagues were last alerted. */
export interface CustomerAddition {
  readonly lead: Lead
  /** Email address of the colleague to whom the request is assigned; null if unassigned. */
  readonly assigneeEmail: string | null
  readonly photographs: number
  /** Texts of the added notes, oldest first. */
  readonly notes: readonly string[]
}

/** Stores which emails each colleague wants, and sends those alerts once. */
export interface AlertStore {
  /** Alerts of all colleagues who were not removed, sorted by name. */
  list(): Promise<readonly StaffAlerts[]>
  /**
   * Sets a colleague's alerts, with its activity, and returns the former ones. They get no digest
   * up to and including the day `digestAfter`.
   */
  choose(
    staffId: string,
    chosen: readonly Alert[],
    digestAfter: CalendarDate,
    actor: Actor,
  ): Promise<readonly Alert[]>
  /**
   * Marks every email that was refused, returned or given up as reported, and queues the alerts that
   * `emailsFor` makes of the addresses not reported before. Returns how many there were. Emails to
   * staff about the desk itself are left out, so that no alert is about an alert.
   */
  alertFailures(emailsFor: EmailsFor<readonly string[]>, now: Instant): Promise<number>
  /**
   * Marks unreported additions of customers as reported and queues the alerts that `emailsFor`
   * makes of each request, if nothing was added since `quietSince` or the first came before
   * `begunBefore`. Returns the number of requests.
   */
  sendAdditionAlerts(
    due: { readonly quietSince: Instant; readonly begunBefore: Instant },
    emailsFor: EmailsFor<CustomerAddition>,
    now: Instant,
  ): Promise<number>
  /** Colleagues who want the digest and have not had that day's yet. */
  digestDue(today: CalendarDate): Promise<readonly StaffMember[]>
  /**
   * Records that a colleague has had that day's digest, and queues it unless it is null (nothing to
   * report). Returns false and queues nothing if another process was first.
   */
  sendDigest(
    staffId: string,
    today: CalendarDate,
    email: NewEmail | null,
    now: Instant,
  ): Promise<boolean>
}
