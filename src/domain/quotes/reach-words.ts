import type { Preferences } from './preferences.ts'

/** How we will reach a visitor: as they asked, by answers whose ids are verbs, or else by phone. */
export const reachVerb = ({ reachBy = 'call or text' }: Preferences): string => reachBy

/** `text you at (770) 555-0142`, `email you` */
export function reachWords(preferences: Preferences, phone: string): string {
  const verb = reachVerb(preferences)
  return verb === 'email' ? 'email you' : `${verb} you at ${phone}`
}
