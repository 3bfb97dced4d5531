import { defaultMailboxAlerts, type Alert, type MailboxAlert } from '#domain/desk/alert.ts'
import { may } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { emailKey } from '#domain/fields.ts'
import { mailboxAlerts } from '#domain/settings/mailbox-alerts.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

export interface AlertRecipient {
  readonly to: string
  /** A colleague, who answers at the desk rather than from a mailbox of their own. */
  readonly atDesk: boolean
}

/** Colleagues who chose an alert about requests. */
export async function listeningStaff(
  { alerts }: Pick<Dependencies, 'alerts'>,
  alert: Alert,
): Promise<readonly StaffMember[]> {
  const staff = await alerts.list()
  return staff
    .filter(({ member, chosen }) => chosen.includes(alert) && may(member.role, 'work-requests'))
    .map(({ member }) => member)
}

/**
 * Recipients of an alert: staff who chose it, and the company's mailbox if it is set so, or by
 * default if nobody else would get it.
 */
export async function alertRecipients(
  { alerts, settings, ownerAddress }: Dependencies,
  alert: MailboxAlert,
): Promise<readonly AlertRecipient[]> {
  const [staff, mailbox] = await Promise.all([
    listeningStaff({ alerts }, alert),
    settings.read(mailboxAlerts),
  ])
  const colleagues = staff.map(({ email }) => ({ to: email, atDesk: true }))
  const isAsked = mailbox.value.includes(alert)
  const isLeft = colleagues.length === 0 && defaultMailboxAlerts.includes(alert)
  const isKnown = colleagues.some(({ to }) => emailKey(to) === emailKey(ownerAddress()))
  return (isAsked || isLeft) && !isKnown
    ? [...colleagues, { to: ownerAddress(), atDesk: false }]
    : colleagues
}
