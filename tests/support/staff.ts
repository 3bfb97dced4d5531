import type { NewInvitation } from '#ports/staff-store.ts'
import { hour } from '#domain/time.ts'
import { now } from './bookings.ts'

/** An invitation of the first owner from the command line. */
export function invitation(change: Partial<NewInvitation> = {}): NewInvitation {
  return {
    id: 'i1',
    email: 'ruth@example.com',
    role: 'owner',
    invitedBy: null,
    createdAt: now,
    expiresAt: now + hour,
    tokenHash: 'token-1',
    ...change,
  }
}
