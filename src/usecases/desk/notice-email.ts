import type { DeskNotice } from '#domain/desk/notice.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'

/** Tells a colleague what happened to their access. */
export function noticeEmail(
  { id, email }: Pick<StaffMember, 'id' | 'email'>,
  notice: DeskNotice,
  at: Instant,
): NewEmail {
  return {
    to: email,
    email: { kind: 'desk-notice', data: { notice, at } },
    about: { kind: 'staff', id },
  }
}
