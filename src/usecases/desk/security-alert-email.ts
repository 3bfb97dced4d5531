import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'

/** Email about a change of someone's access. */
export function securityAlertEmail(
  { id, email }: Pick<StaffMember, 'id' | 'email'>,
  alert: SecurityAlert,
  at: Instant,
): NewEmail {
  return {
    to: email,
    email: { kind: 'desk-notice', data: { notice: alert, at } },
    about: { kind: 'staff', id },
  }
}
