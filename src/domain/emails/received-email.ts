import { emailKey, isEmail } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import type { AttachmentKind, AttachmentRefusal } from './attachment.ts'
import type { BounceReport } from './bounce-report.ts'

/** Largest email that is read, in bytes; only the headers of a larger one are read. */
export const maxEmailBytes = 30 * 1024 * 1024

/** Longest text of an email that is stored, in characters. */
export const maxTextLength = 100_000

/** The kind of an email in the company's mailbox. */
export type ReceivedKind =
  /** Written by a person. */
  | 'written'
  /** An absence note of a customer's mailbox. */
  | 'out-of-office'
  /** Newsletters, notifications and other automatic email. */
  | 'automatic'
  /** An email of ours was not delivered. */
  | 'bounce'
  /** From the company's own address: written outside the desk. */
  | 'ours'

/** Why the text of an email is missing. */
export type Omitted = 'too-large' | 'unreadable'

/** A parsed email from the mailbox. */
export interface IncomingEmail {
  /** Without angle brackets; empty if the email has none. */
  readonly messageId: string
  /** Message-IDs that it answers, the nearest first, without angle brackets. */
  readonly references: readonly string[]
  readonly from: { readonly address: string; readonly name: string }
  /** Address of the `Reply-To` header; empty if the email has none. */
  readonly replyTo: string
  readonly subject: string
  readonly receivedAt: Instant
  /** The `Date` header, unparsed. */
  readonly writtenAt: string
  /** Whole text with quotations, without markup. */
  readonly text: string
  readonly omitted: Omitted | null
  /** Bytes. */
  readonly size: number
  readonly attachments: readonly IncomingAttachment[]
  /** `list`: a mailing list to which people write passed it on; to a `newsletter` they do not. */
  readonly machine: 'auto-replied' | 'perhaps-auto-replied' | 'list' | 'newsletter' | 'other' | null
  /** Null unless a mail server reports that an email of ours has failed. */
  readonly report: BounceReport | null
}

/** Stands in for an email whose headers could not be read either. */
export function passedOverEmail(receivedAt: Instant): IncomingEmail {
  return {
    messageId: '',
    references: [],
    from: { address: '', name: 'Unknown sender' },
    replyTo: '',
    subject: 'An email that could not be read',
    receivedAt,
    writtenAt: '',
    text: '',
    omitted: 'unreadable',
    size: 0,
    attachments: [],
    machine: null,
    report: null,
  }
}

/** An attachment before it is stored. */
export interface IncomingAttachment {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly content:
    | { readonly is: 'stored'; readonly kind: AttachmentKind; readonly fileKey: string }
    | { readonly is: 'refused'; readonly reason: AttachmentRefusal }
}

/** An attachment as the desk shows it. */
export interface ReceivedAttachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly kind: AttachmentKind | null
  /** Null if the file was stored. */
  readonly refusal: AttachmentRefusal | null
}

/** A stored incoming email. */
export interface ReceivedEmail extends Pick<
  IncomingEmail,
  'from' | 'subject' | 'receivedAt' | 'text' | 'omitted'
> {
  readonly id: string
  readonly kind: ReceivedKind
  /** Whether it answers an email of ours that went to another address. */
  readonly isOtherSender: boolean
  /** Whether it answers an email of ours, proven by a token that only its recipient knows. */
  readonly isAnswer: boolean
  readonly attachments: readonly ReceivedAttachment[]
}

/**
 * The sender as the desk shows them. Anyone can forge a sender's address: only the customer's own
 * address, in an answer to an email that went there, is trusted.
 */
export function senderText({
  kind,
  from: { address },
  isOtherSender,
  isAnswer,
}: Pick<ReceivedEmail, 'kind' | 'from' | 'isOtherSender' | 'isAnswer'>): string {
  if (!isAnswer || kind === 'ours') return [address, unverified].filter(Boolean).join(', ')
  return isOtherSender ? `${address}, which is not the customer’s email address` : address
}

/** Shown beside a sender whose identity is not proven. */
export const unverified = 'sender not verified'

/**
 * The address that reaches the person an email is from or about; empty if it is unknown. Of automatic
 * email only the address for answers is one (`answeredAt`).
 */
export function personsAddress({
  kind,
  from,
  replyTo,
}: Pick<ReceivedEmail, 'kind' | 'from'> & Pick<IncomingEmail, 'replyTo'>): string {
  const addresses = [kind === 'written' ? from.address : '', replyTo]
  return addresses.find(isPersons) ?? ''
}

/** Whether a person may read emails to an address, by its look: not to those of machines. */
export const isPersons = (address: string): boolean =>
  isEmail(address) && !unreadAddress.test(address)

const unreadAddress =
  /^[^@]*(?:no|not)[-_.]?reply|^(?:notifications?|alerts?|mailer-daemon|postmaster|bounces?)[@+-]/i

const absenceSubject =
  /^(?:automatic reply|out of (?:the )?office|auto(?:matic)?[- ]?(?:reply|response)|abwesend)\b/

/** The text of a header, in lower case; null if the email does not have it. */
type Header = (name: string) => string | null

/**
 * Whether a machine sent it, by the headers for automatic email (RFC 3834, RFC 2076) and those of
 * mail programs that set none of them.
 */
export function machineOf(header: Header): IncomingEmail['machine'] {
  const submitted = header('auto-submitted')
  const precedence = header('precedence') ?? ''
  const hasSubject = absenceSubject.test(header('subject') ?? '')
  if (
    submitted?.startsWith('auto-replied') ||
    header('x-autoreply') !== null ||
    header('x-autorespond') !== null ||
    precedence === 'auto_reply'
  ) {
    return 'auto-replied'
  }
  if (
    (submitted !== null && submitted !== 'no') ||
    /^(?:bulk|junk)$/.test(precedence) ||
    header('x-auto-response-suppress') === 'all' ||
    header('return-path') === '<>'
  ) {
    return hasSubject ? 'auto-replied' : 'other'
  }
  // Alone it proves nothing: a customer may ask about the building of an office.
  if (hasSubject) return 'perhaps-auto-replied'
  const post = header('list-post')
  if (header('list-id') !== null || post !== null || precedence === 'list') {
    return post === null || post.startsWith('no') ? 'newsletter' : 'list'
  }
  return header('list-unsubscribe') === null ? null : 'other'
}

/**
 * The sender of an email. Mailing lists write as themselves for a person whose domain forbids others
 * to write as them (DMARC), and name the person as the `Reply-To`.
 */
export function senderOf(
  { machine, from, replyTo }: Pick<IncomingEmail, 'machine' | 'from' | 'replyTo'>,
  ownAddresses: readonly string[],
): IncomingEmail['from'] {
  const isOwn = (address: string) => ownAddresses.includes(address.toLowerCase())
  if (!isList(machine) || replyTo === '' || !isOwn(from.address) || isOwn(replyTo)) return from
  return { address: replyTo, name: from.name.replace(/^'(.*)' via .*$/, '$1') }
}

const isList = (machine: IncomingEmail['machine']) => machine === 'list' || machine === 'newsletter'

/**
 * Where the author of an email reads answers; empty if it does not say so. Who writes by a mailing
 * list often names no other address. A platform that names its own is about nobody known: its
 * address would make one customer of all its notices.
 */
export function answeredAt({
  machine,
  from,
  replyTo,
}: Pick<IncomingEmail, 'machine' | 'from' | 'replyTo'>): string {
  if (machine === 'list') return replyTo || from.address
  return emailKey(replyTo) === emailKey(from.address) ? '' : replyTo
}

/** The kind of an email, once it is known whether it answers an email of ours. */
export function receivedKind(
  { machine, from }: Pick<IncomingEmail, 'machine' | 'from'>,
  {
    isAnswer,
    ownAddresses,
  }: { readonly isAnswer: boolean; readonly ownAddresses: readonly string[] },
): ReceivedKind {
  if (machine === 'auto-replied') return isAnswer ? 'out-of-office' : 'automatic'
  if (machine === 'perhaps-auto-replied' && isAnswer) return 'out-of-office'
  // Our alerts have no token, so that nothing that comes of them is an answer.
  if (machine === 'other' || (isList(machine) && !isAnswer)) return 'automatic'
  return ownAddresses.includes(from.address.toLowerCase()) ? 'ours' : 'written'
}
