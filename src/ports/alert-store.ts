import type { Alert } from '#domain/desk/alert.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { Actor } from './request-store.ts'

/** A colleague with what they want to hear of. */
export interface StaffAlerts {
  readonly member: StaffMember
  readonly chosen: readonly Alert[]
}

/** What a customer added on the page of their request since colleagues heard of it last. */
export interface CustomerAddition {
  readonly lead: Lead
  /** Address of the colleague to whom the request is assigned; null for nobody. */
  readonly assigneeEmail: string | null
  readonly photographs: number
  /** Their texts, the oldest first. */
  readonly notes: readonly string[]
}

/** Keeps what each colleague wants to hear of by email. */
export interface AlertStore {
  /** Of all colleagues who were not removed, by name. */
  list(): Promise<readonly StaffAlerts[]>
  /**
   * Sets what a colleague hears of, with its activity; answers what it was before. `digestAfter`:
   * the last day for which they get no digest.
   */
  choose(
    staffId: string,
    chosen: readonly Alert[],
    digestAfter: CalendarDate,
    actor: Actor,
  ): Promise<readonly Alert[]>
  /**
   * Notes that colleagues hear of every email that was given up and that they have not heard of,
   * and queues what `emailsFor` writes of those addresses. Answers how many there were. Emails to
   * staff about the desk itself are left out, so that no alert is about an alert.
   */
  alertFailures(
    emailsFor: (failedTo: readonly string[]) => readonly NewEmail[],
    now: Instant,
  ): Promise<number>
  /**
   * Notes that colleagues hear of what customers added and nobody heard of, where nothing more came
   * since `quietSince` or the first came before `begunBefore`, and queues what `emailsFor` writes of
   * each request. Answers of how many requests.
   */
  sendAdditionAlerts(
    due: { readonly quietSince: Instant; readonly begunBefore: Instant },
    emailsFor: (addition: CustomerAddition) => readonly NewEmail[],
    now: Instant,
  ): Promise<number>
  /** Colleagues who want the digest and have not had that day's. */
  digestDue(today: CalendarDate): Promise<readonly StaffMember[]>
  /**
   * Notes that a colleague has had the digest of that day, and queues it; null where nothing waits
   * for them. Answers false, and queues nothing, where another process was first.
   */
  sendDigest(
    staffId: string,
    today: CalendarDate,
    email: NewEmail | null,
    now: Instant,
  ): Promise<boolean>
}
