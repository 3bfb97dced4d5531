import type { Preferences } from './preferences.ts'

/** How the visitor wants to be contacted, whose ids are verbs; call or text if they did not say. */
export const reachVerb = ({ reachBy = 'call or text' }: Preferences): string => reachBy

/** `text you at (770) 555-0142`, `email you` */
export function reachText(preferences: Preferences, phone: string): string {
  const verb = reachVerb(preferences)
  return verb === 'email' ? 'email you' : `${verb} you at ${phone}`
}
