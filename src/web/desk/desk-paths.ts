/** The addresses of the desk. */
export const deskPaths = {
  today: '/desk',
  signIn: (next: string) =>
    next === '/desk' ? '/desk/sign-in' : `/desk/sign-in?next=${encodeURIComponent(next)}`,
  join: '/desk/join',
  welcome: '/desk/welcome',
  passkeyChallenge: '/desk/passkey-challenge',
  confirm: '/desk/confirm',
  signOut: '/desk/sign-out',
  changes: '/desk/changes',
  requests: '/desk/requests',
  newRequest: '/desk/requests/new',
  request: (id: string) => `/desk/requests/${id}`,
  customers: '/desk/customers',
  customer: (id: string) => `/desk/customers/${id}`,
  search: '/desk/search',
  account: '/desk/settings',
  recoveryCodes: '/desk/settings/recovery-codes',
  staff: '/desk/settings/staff',
  records: '/desk/settings/records',
  activity: '/desk/settings/activity',
} as const
