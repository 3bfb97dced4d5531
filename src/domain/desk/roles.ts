/** Roles at the desk, from the most permissions to the fewest. */
export const roles = ['owner', 'office', 'helper'] as const

export type Role = (typeof roles)[number]

/** The name of each role on screens and on the command line. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  office: 'Office',
  helper: 'Helper',
}

/** The permissions of each role, in a sentence. */
export const roleTexts: Readonly<Record<Role, string>> = {
  owner: 'Everything.',
  office: 'Everything but staff, settings, deleting personal data, and exporting whole lists.',
  helper: 'Only the visits and deliveries assigned to them.',
}

/** The only table of permissions; every access check reads it. */
const permissions = {
  /** Any page of the desk, with one's own passkeys and sessions. */
  'use-desk': ['owner', 'office', 'helper'],
  'work-requests': ['owner', 'office'],
  /** Phone, hours and other facts about the company on the public site. */
  'edit-site': ['owner', 'office'],
  /** Exports all customers, requests or payments. */
  'export-everything': ['owner'],
  /** Payments and refunds. */
  'work-money': ['owner', 'office'],
  'work-schedule': ['owner', 'office'],
  /** The visits and deliveries assigned to oneself. */
  'work-own-visits': ['owner', 'office', 'helper'],
  'manage-staff': ['owner'],
  'see-activity': ['owner'],
  'change-settings': ['owner'],
  'manage-personal-data': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether a role has a permission. */
export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission]
  return allowed.includes(role)
}

/** The role after an invitation is used: an invitation never takes permissions away. */
export function roleAfterJoining(current: Role | null, invited: Role): Role {
  if (current === null) return invited
  return roles.indexOf(current) < roles.indexOf(invited) ? current : invited
}
