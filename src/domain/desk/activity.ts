import type { Instant } from '#domain/time.ts'
import type { Role } from './roles.ts'

/**
 * What happened at the desk, with ids and small facts alone: texts have tables of their own. Each is
 * written once, and never changed or removed.
 */
export type ActivityEvent =
  | { readonly kind: 'staff-invited'; readonly data: { readonly role: Role } }
  | { readonly kind: 'invitation-withdrawn'; readonly data: Record<never, never> }
  | { readonly kind: 'staff-removed'; readonly data: { readonly role: Role } }

/** Whose doing it was, when, and about what. */
export interface ActivityOrigin {
  readonly at: Instant
  /** The colleague; null for the command line, a visitor or the site itself. */
  readonly staff: string | null
  readonly subject: ActivitySubject
}

/** What an activity is about. */
interface ActivitySubject {
  readonly kind: 'staff' | 'invitation'
  readonly id: string
}
