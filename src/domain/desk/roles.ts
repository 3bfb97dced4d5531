/** What a colleague is at the desk, from the most rights to the fewest. */
export const roles = ['owner', 'office', 'helper'] as const

export type Role = (typeof roles)[number]

/** What each role is called on screens and on the command line. */
export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  office: 'Office',
  helper: 'Helper',
}
