import { may, type Permission, type Role } from './roles.ts'

/**
 * What each address of the desk asks for, by the router's pattern of it, which is the same however
 * the address is spelled. An address that is not here opens for nobody.
 */
export const deskAccess: Readonly<Record<string, Permission | 'anyone'>> = {
  '/desk/sign-in': 'anyone',
  '/desk/join': 'anyone',
  '/desk/passkey-challenge': 'anyone',
  '/desk/confirm': 'anyone',
  '/desk/manifest.webmanifest': 'anyone',
  // Whose session has ended already is signed out.
  '/desk/sign-out': 'anyone',
  '/desk': 'use-desk',
  '/desk/welcome': 'use-desk',
  '/desk/changes': 'use-desk',
  '/desk/requests': 'work-requests',
  '/desk/requests/new': 'work-requests',
  '/desk/requests/export': 'work-requests',
  '/desk/requests/deliveries': 'work-requests',
  '/desk/requests/deliveries/:batchId': 'work-requests',
  '/desk/requests/:requestId': 'work-requests',
  '/desk/requests/:requestId/photographs': 'work-requests',
  '/desk/requests/:requestId/photographs/:photographId/:size': 'work-requests',
  '/desk/customers': 'work-requests',
  '/desk/customers/new': 'work-requests',
  '/desk/customers/matches': 'work-requests',
  '/desk/customers/import': 'work-requests',
  '/desk/customers/import/:importId': 'work-requests',
  '/desk/customers/export': 'export-everything',
  '/desk/customers/:customerId': 'work-requests',
  '/desk/customers/:customerId/personal-data': 'manage-personal-data',
  '/desk/customers/:customerId/personal-data.json': 'manage-personal-data',
  '/desk/customers/:customerId/merge': 'work-requests',
  '/desk/email': 'work-requests',
  '/desk/email/sent/:emailId': 'work-requests',
  '/desk/email/received/:emailId': 'work-requests',
  '/desk/email/files/:fileId': 'work-requests',
  '/desk/money': 'work-money',
  '/desk/money/new': 'work-money',
  '/desk/money/export': 'export-everything',
  '/desk/money/:paymentId': 'work-money',
  '/desk/site': 'edit-site',
  '/desk/site/going-live': 'edit-site',
  '/desk/site/going-live/sender': 'edit-site',
  '/desk/site/redirects': 'edit-site',
  '/desk/site/pictures': 'edit-site',
  '/desk/site/pictures/choices': 'edit-site',
  '/desk/site/pictures/send/:fileId': 'edit-site',
  '/desk/site/pictures/send/:fileId/:part': 'edit-site',
  '/desk/site/pictures/:family/:name': 'edit-site',
  '/desk/site/texts': 'edit-site',
  '/desk/site/:collection': 'edit-site',
  '/desk/site/:collection/new': 'edit-site',
  '/desk/site/:collection/:slug': 'edit-site',
  '/desk/preview/:collection/:slug': 'edit-site',
  '/desk/quotes': 'work-requests',
  '/desk/quotes/new': 'work-requests',
  '/desk/quotes/:quoteId': 'work-requests',
  '/desk/quotes/:quoteId/versions/:version': 'work-requests',
  '/desk/quotes/:quoteId/drawing': 'work-requests',
  '/desk/schedule': 'work-schedule',
  '/desk/schedule/new': 'work-schedule',
  '/desk/schedule/print': 'work-schedule',
  '/desk/schedule/:visitId': 'work-schedule',
  '/desk/my-day': 'work-own-visits',
  // Of visits that are assigned to others: for whoever works the schedule alone.
  '/desk/my-day/:visitId/photographs': 'work-own-visits',
  '/desk/my-day/:visitId/photographs/:photographId/:size': 'work-own-visits',
  '/desk/search': 'work-requests',
  '/desk/settings': 'use-desk',
  '/desk/settings/recovery-codes': 'manage-staff',
  '/desk/settings/staff': 'manage-staff',
  '/desk/settings/alerts': 'work-requests',
  '/desk/settings/prices': 'change-settings',
  '/desk/settings/prices/file': 'change-settings',
  '/desk/settings/prices/:priceId': 'change-settings',
  '/desk/settings/templates': 'change-settings',
  '/desk/settings/templates/:templateId': 'change-settings',
  '/desk/settings/backup': 'change-settings',
  '/desk/settings/backup/file': 'change-settings',
  '/desk/settings/reminders': 'change-settings',
  '/desk/settings/records': 'change-settings',
  '/desk/settings/activity': 'see-activity',
  '/desk/*': 'use-desk',
}

/** Whether that role, or nobody (null), gets in. */
export type Access = 'open' | 'sign-in-first' | 'forbidden'

/** How the desk answers a route to a colleague; without a session, `role` is null. */
export function accessTo(pattern: string, role: Role | null): Access {
  const asked = Object.hasOwn(deskAccess, pattern) ? deskAccess[pattern] : undefined
  if (asked === 'anyone') return 'open'
  if (role === null) return 'sign-in-first'
  return asked !== undefined && may(role, asked) ? 'open' : 'forbidden'
}

/** Where someone goes after signing in: an address of the desk, or its first page. */
export function returnAddress(asked: string | null): string {
  return asked !== null && /^\/desk(?:[/?]|$)/.test(asked) && !/[\\\s]/.test(asked)
    ? asked
    : '/desk'
}
