import { may, type Permission, type Role } from './roles.ts'

/**
 * The permission that each route of the desk requires, by the router's pattern, which is the same
 * for every spelling of an address. Routes that are not listed are closed to everyone.
 */
export const deskAccess: Readonly<Record<string, Permission | 'anyone'>> = {
  '/desk/sign-in': 'anyone',
  '/desk/join': 'anyone',
  '/desk/passkey-challenge': 'anyone',
  '/desk/confirm': 'anyone',
  '/desk/manifest.webmanifest': 'anyone',
  // Also after the session has ended.
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
  // A year is for `export-everything`.
  '/desk/money/export': 'work-money',
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
  '/desk/site/:collection/_new': 'edit-site',
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
  // Only colleagues with `work-schedule` see those of visits that are assigned to others.
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

/** `forbidden`: the role lacks the permission, or the route is not in the table. */
export type Access = 'open' | 'sign-in-first' | 'forbidden'

/** Whether a role may open a route; `role` is null without a session. */
export function accessTo(pattern: string, role: Role | null): Access {
  const asked = Object.hasOwn(deskAccess, pattern) ? deskAccess[pattern] : undefined
  if (asked === 'anyone') return 'open'
  if (role === null) return 'sign-in-first'
  return asked !== undefined && may(role, asked) ? 'open' : 'forbidden'
}

/**
 * The address to open after signing in: the requested one if it is of the desk, or the desk's first
 * page.
 */
export function returnAddress(asked: string | null): string {
  return asked !== null && /^\/desk(?:[/?]|$)/.test(asked) && !/[\\\s]/.test(asked)
    ? asked
    : '/desk'
}
