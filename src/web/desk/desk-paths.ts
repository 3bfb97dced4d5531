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
  account: '/desk/settings',
  recoveryCodes: '/desk/settings/recovery-codes',
  staff: '/desk/settings/staff',
  activity: '/desk/settings/activity',
} as const
