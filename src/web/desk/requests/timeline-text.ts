import { explainRefusal } from '#domain/emails/explain-refusal.ts'
import { counted } from '#domain/counts.ts'
import { attachmentKinds, attachmentRefusals, fileSizeText } from '#domain/emails/attachment.ts'
import { textParts } from '#domain/emails/quoted-text.ts'
import { senderText } from '#domain/emails/received-email.ts'
import { lostReasonNames, statusNames } from '#domain/requests/request-status.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { methodInText } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { visitKindNames } from '#domain/visits/visit.ts'
import {
  dateOf,
  formatCalendarDate,
  formatCalendarDateFrom,
  formatTime,
  type Instant,
} from '#domain/time.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { subjectLength } from './request-forms.ts'

type Found = NonNullable<DeskResult<'requests', 'findRequest'>>
type Entry = Found['timeline'][number]
type ReceivedEmail = Extract<Entry, { is: 'received' }>['email']

export interface TimelineLine {
  readonly id: string
  readonly date: string
  readonly time: string
  readonly title: string
  readonly detail: string
  /** Text of a note or an email; null where there is none. */
  readonly text: string | null
  readonly look: 'customer' | 'ours' | 'note' | 'failed'
  /** An email that has not been tried yet. */
  readonly isOnItsWay?: true
  /** Link to the visit, quote or email. */
  readonly link?: { readonly to: string; readonly text: string }
  readonly received?: ReceivedBody
}

export type ReceivedBody = ReturnType<typeof receivedBody>

/** The text, quotations and files of a received email, or why it has no text. */
export function receivedBody({
  subject,
  text,
  omitted,
  attachments,
}: Pick<ReceivedEmail, 'subject' | 'text' | 'omitted' | 'attachments'>) {
  return {
    parts: textParts(text, subject),
    omitted:
      omitted === 'too-large'
        ? 'This email is too large to read here. Open it in your mailbox.'
        : omitted === 'unreadable' || text.trim() === ''
          ? 'This email has no text that can be shown here. Open it in your mailbox.'
          : null,
    attachments: attachments.map(({ id, name, size, kind, refusal }) => ({
      name,
      about:
        refusal === null
          ? `${kind === null ? 'File' : attachmentKinds[kind]}, ${fileSizeText(size)}`
          : `${fileSizeText(size)}, ${attachmentRefusals[refusal]}`,
      href: refusal === null ? deskPaths.emailFile(id) : null,
    })),
  }
}

export const timelineLine = (entry: Entry, now: Instant, timeZone: string): TimelineLine => ({
  id: entry.id,
  date: formatCalendarDateFrom(dateOf(now, timeZone), dateOf(entry.at, timeZone)),
  time: formatTime(entry.at, timeZone),
  ...entryText(entry),
})

/** The subject of a reply: that of the last email, by which mailboxes group a conversation. */
export function replySubject(timeline: readonly Entry[]): string {
  const subjects = timeline.flatMap((entry) => {
    if (entry.is === 'received') return entry.email.kind === 'written' ? [entry.email.subject] : []
    return entry.is === 'email' && entry.email.kind === 'desk-reply'
      ? [entry.email.subject ?? '']
      : []
  })
  const last = subjects.findLast((subject) => subject.trim() !== '')?.trim()
  if (last === undefined) return 'Your request'
  return (/^re:/i.test(last) ? last : `Re: ${last}`).slice(0, subjectLength)
}

const callNames = {
  reached: 'Call, reached',
  voicemail: 'Call, left a voicemail',
  'no-answer': 'Call, no answer',
} as const

type LineContent = Omit<TimelineLine, 'id' | 'date' | 'time'>

function entryText(entry: Entry): LineContent {
  const by = entry.by ?? ''
  const line = { detail: by, text: null, look: 'ours' } as const
  switch (entry.is) {
    case 'arrived':
      return entry.by === null
        ? { ...line, title: 'Request from the website', look: 'customer' }
        : { ...line, title: 'Request entered by hand' }
    case 'photographs':
      return {
        ...line,
        title: `${counted(entry.count, 'photograph')} added`,
        look: entry.by === null ? 'customer' : 'ours',
      }
    case 'note':
      if (entry.by === null) {
        const detail = 'on their request page'
        return { title: 'Note from the customer', detail, text: entry.text, look: 'customer' }
      }
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
    case 'visit':
      return visitLine(entry, by)
    case 'quote':
      return quoteLine(entry, by)
    case 'assigned':
      return {
        ...line,
        title: entry.to === null ? 'Assigned to nobody' : `Assigned to ${entry.to}`,
      }
    case 'handed-over':
      return { ...line, title: 'Sent to the platform' }
    case 'email':
      return emailText(entry.id, entry.email, by)
    case 'received':
      return { ...receivedLine(entry.email), link: emailLink(deskPaths.receivedEmail(entry.id)) }
  }
}

const emailLink = (to: string) => ({ to, text: 'See this email' })

function visitLine(
  { step, visit, visitKind, doneNote }: Extract<Entry, { is: 'visit' }>,
  by: string,
): LineContent {
  const name = visitKindNames[visitKind]
  const link = { to: deskPaths.visit(visit), text: 'See the visit' }
  const line = { detail: by, text: null, look: 'ours', link } as const
  switch (step.kind) {
    case 'visit-set':
      return { ...line, title: `${name} on ${formatCalendarDate(step.on)}` }
    case 'visit-moved':
      return { ...line, title: `${name} moved to ${formatCalendarDate(step.to)}` }
    case 'visit-done':
      return { ...line, title: `${name} done`, text: doneNote || null }
    case 'visit-missed':
      return { ...line, title: `${name}: nobody there` }
    case 'visit-canceled':
      return { ...line, title: `${name} canceled` }
    case 'visit-reopened':
      return { ...line, title: `${name} scheduled again` }
    case 'visit-photographed':
      return { ...line, title: `${counted(step.count, 'photograph')} from the visit` }
    case 'visit-confirmed':
      return { ...line, title: `${name} confirmed on the phone` }
    case 'visit-taken-back':
      return { ...line, title: `${name}: last change undone` }
  }
}

function quoteLine(entry: Extract<Entry, { is: 'quote' }>, by: string): LineContent {
  const { step, quote } = entry
  const name = `Quote ${quoteNumber(entry)}`
  const link = { to: deskPaths.quote(quote), text: 'See the quote' }
  const line = { detail: by, text: entry.text || null, look: 'ours', link } as const
  const theirs = { ...line, look: 'customer' } as const
  switch (step.kind) {
    case 'quote-sent': {
      const { version } = step
      return { ...line, title: `${name} sent${version > 1 ? `, version ${version}` : ''}` }
    }
    case 'quote-opened':
      return { ...theirs, title: `${name} opened` }
    case 'quote-accepted':
      return { ...theirs, title: `${name} accepted` }
    case 'quote-declined':
      return { ...theirs, title: `${name} declined` }
    case 'quote-question':
      return { ...theirs, title: `Question about quote ${quoteNumber(entry)}` }
    case 'quote-figures-differ':
      return {
        ...theirs,
        title: `${name} could not be accepted: the site counts other amounts now`,
      }
    case 'quote-question-answered':
      return { ...line, title: `Question about quote ${quoteNumber(entry)} answered` }
    case 'quote-called-off':
      return { ...line, title: `${name} called off` }
    case 'quote-agreed-again':
      return { ...line, title: `${name} no longer called off` }
    case 'quote-withdrawn':
      return { ...line, title: `${name} withdrawn` }
    case 'quote-withdrawal-taken-back':
      return { ...line, title: `${name} no longer withdrawn` }
    case 'quote-paid': {
      const { cents, method } = step
      const title = `${name}: ${amountText(cents)} paid, ${methodInText(method)}`
      return { ...(by === '' ? theirs : line), title }
    }
    case 'quote-payment-pending':
      return { ...theirs, title: `${name}: a bank payment is on its way` }
    case 'quote-payment-failed':
      return { ...theirs, title: `${name}: the bank payment failed` }
    case 'quote-payment-taken-back':
      return { ...line, title: `${name}: payment of ${amountText(step.cents)} removed` }
  }
}

function receivedLine(email: ReceivedEmail): LineContent {
  const { address, name } = email.from
  const who = name === '' ? address : name
  const detail = `from ${senderText(email)}`
  const line = { detail, text: null, received: receivedBody(email), look: 'customer' } as const
  switch (email.kind) {
    case 'out-of-office':
      return { ...line, title: 'Out of office', look: 'ours' }
    case 'automatic':
    case 'bounce':
      return { ...line, title: 'Automatic email', look: 'ours' }
    case 'ours':
      return { ...line, title: 'Email with our own email address' }
    case 'written':
      return { ...line, title: `${who} wrote` }
  }
}

const emailNames: Readonly<Record<string, string>> = {
  'quote-acknowledged': 'Acknowledgment',
  'visit-set': 'Visit confirmation',
  'visit-moved': 'New visit time',
  'visit-canceled': 'Visit cancellation',
  'photographs-wanted': 'Request for photographs',
  'written-quote': 'Quote email',
  'quote-reminder': 'Quote reminder',
}

function emailText(
  id: string,
  email: Extract<Entry, { is: 'email' }>['email'],
  by: string,
): LineContent {
  const name = emailNames[email.kind] ?? 'Reply'
  const to = [by, email.to].filter(Boolean).join(' to ')
  // The company's own templates say nothing new here.
  const text = Object.hasOwn(emailNames, email.kind) ? null : email.text
  const link = emailLink(deskPaths.sentEmail(id))
  const line = { detail: to, text, look: 'ours', link } as const
  const failed = {
    ...line,
    detail: [to, explainRefusal(email.lastError ?? '')].filter(Boolean).join('. '),
    look: 'failed',
  } as const
  const tries = counted(email.tries, 'try', 'tries')
  switch (email.state) {
    case 'sent':
      return { ...line, title: `${name} sent` }
    case 'waiting':
      return email.tries > 0 && email.lastError !== null
        ? { ...failed, title: `${name} not accepted yet, ${tries}` }
        : { ...line, title: `${name} on its way`, isOnItsWay: true }
    case 'failed':
      return { ...failed, title: `${name} failed, ${tries}` }
    case 'bounced':
      return { ...failed, title: `${name} bounced` }
  }
}
