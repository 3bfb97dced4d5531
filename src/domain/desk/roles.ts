/** What a colleague is at the desk, from the most rights to the fewest. */
export const roles = ['owner', 'office', 'helper'] as const

export type Role = (typeof roles)[number]

/** What each role is called on screens and on the command line. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  office: 'Office',
  helper: 'Helper',
}

/** What each role may, in a sentence. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Everything.',
  office:
    'Everything but staff, settings, deleting personal data, and exporting all customers at once.',
  helper: 'Only the visits and deliveries assigned to them.',
}

/** Who may what at the desk. The one table that every door reads, and its test. */
const permissions = {
  /** The desk at all, with one's own passkeys and sessions. */
  'use-desk': ['owner', 'office', 'helper'],
  'see-site-week': ['owner', 'office'],
  'work-requests': ['owner', 'office'],
  /** Phone, hours and whatever else the public site says of the company. */
  'edit-site': ['owner', 'office'],
  /** Takes all customers, or all requests of a list, out of the desk at once. */
  'export-everything': ['owner'],
  /** Payments and refunds, and giving money back. */
  'work-money': ['owner', 'office'],
  'work-schedule': ['owner', 'office'],
  /** The visits and deliveries that are assigned to oneself. */
  'work-own-visits': ['owner', 'office', 'helper'],
  'manage-staff': ['owner'],
  'see-activity': ['owner'],
  'change-settings': ['owner'],
  'manage-personal-data': ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

/** Whether someone of that role may do it. */
export function may(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = permissions[permission]
  return allowed.includes(role)
}

/** Who an address is once its invitation is used: an invitation never takes rights away. */
export function roleAfterJoining(current: Role | null, invited: Role): Role {
  if (current === null) return invited
  return roles.indexOf(current) < roles.indexOf(invited) ? current : invited
}
