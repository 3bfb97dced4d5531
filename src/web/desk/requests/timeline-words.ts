import { lostReasonNames, statusNames } from '#domain/requests/request-status.ts'
import { dateOf, formatCalendarDate, formatTime } from '#domain/time.ts'
import type { Desk } from '#usecases/desk/desk.ts'

type Found = NonNullable<Awaited<ReturnType<Desk['findRequest']>>>
type Entry = Found['timeline'][number]

/** A line of the timeline. */
export interface TimelineLine {
  readonly id: string
  readonly date: string
  readonly time: string
  readonly title: string
  readonly detail: string
  /** Text of a note or an email; null where there is none. */
  readonly text: string | null
  readonly look: 'customer' | 'ours' | 'note' | 'failed'
}

export function timelineLine(entry: Entry, timeZone: string): TimelineLine {
  return {
    id: entry.id,
    date: formatCalendarDate(dateOf(entry.at, timeZone)).replace(/, \d{4}$/, ''),
    time: formatTime(entry.at, timeZone),
    ...wordsOf(entry),
  }
}

const callNames = {
  reached: 'Call, reached',
  voicemail: 'Call, left a voicemail',
  'no-answer': 'Call, no answer',
} as const

function wordsOf(entry: Entry): Pick<TimelineLine, 'title' | 'detail' | 'text' | 'look'> {
  const by = entry.by ?? ''
  const line = { detail: by, text: null, look: 'ours' } as const
  switch (entry.is) {
    case 'arrived':
      return entry.by === null
        ? { ...line, title: 'Request from the website', look: 'customer' }
        : { ...line, title: 'Request taken down' }
    case 'note':
      return {
        title: by === '' ? 'Note' : `Note, ${by}`,
        detail: 'only we see it',
        text: entry.text,
        look: 'note',
      }
    case 'call':
      return { ...line, title: callNames[entry.outcome], text: entry.text || null }
    case 'status': {
      const why = entry.reason === null ? '' : `: ${lostReasonNames[entry.reason].toLowerCase()}`
      return { ...line, title: `${statusNames[entry.to]}${why}` }
    }
    case 'follow-up':
      return {
        ...line,
        title:
          entry.on === null ? 'Follow-up done' : `Follow up on ${formatCalendarDate(entry.on)}`,
      }
    case 'assigned':
      return {
        ...line,
        title: entry.to === null ? 'Assigned to nobody' : `Assigned to ${entry.to}`,
      }
    case 'email':
      return emailWords(entry.email, by)
  }
}

function emailWords(email: Extract<Entry, { is: 'email' }>['email'], by: string) {
  const name = email.kind === 'quote-acknowledged' ? 'Acknowledgement' : 'Reply'
  const to = [by, email.to].filter(Boolean).join(' to ')
  const text = email.kind === 'quote-acknowledged' ? null : email.text
  switch (email.state) {
    case 'sent':
      return { title: `${name} sent`, detail: to, text, look: 'ours' } as const
    case 'waiting':
      return { title: `${name} on its way`, detail: to, text, look: 'ours' } as const
    case 'failed':
      return {
        title: `${name} failed, ${email.tries} ${email.tries === 1 ? 'try' : 'tries'}`,
        detail: [to, email.lastError].filter(Boolean).join('. '),
        text,
        look: 'failed',
      } as const
  }
}
