import { counted } from '#domain/counts.ts'
import { formatShortMomentFrom, type Instant } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'

type Logged = NonNullable<DeskResult<'emails', 'findEmail'>>

export interface EmailState {
  readonly text: string
  readonly look: 'sent' | 'waiting' | 'failed' | 'over'
}

export function emailState(email: Logged, now: Instant, timeZone: string): EmailState {
  const tries = counted(email.tries, 'try', 'tries')
  switch (email.state) {
    case 'sent':
      return { text: 'Sent', look: 'sent' }
    case 'waiting': {
      if (email.tries === 0 || email.lastError === null) return { text: 'Waiting', look: 'waiting' }
      const next =
        email.nextTryAt === null
          ? ''
          : `, next ${formatShortMomentFrom(now, email.nextTryAt, timeZone)}`
      return {
        text: `Refused, ${tries}${next}`,
        look: email.needsAttention ? 'failed' : 'waiting',
      }
    }
    case 'failed':
      // By one to the right address, or by news of the same visit.
      if (email.replacedBy !== null) return { text: 'Replaced by another email', look: 'over' }
      return email.needsAttention
        ? { text: `Failed, ${tries}`, look: 'failed' }
        : { text: 'Given up', look: 'over' }
    case 'bounced':
      if (email.replacedBy !== null) return { text: 'Bounced, sent again', look: 'over' }
      return { text: 'Bounced', look: email.needsAttention ? 'failed' : 'over' }
  }
}

/** Plain text of an email without the line of equals signs that underlines its heading. */
export const shownText = (text: string): string => text.replace(/^(.+)\n=+(?=\n)/, '$1')
