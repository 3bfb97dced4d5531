import type { Instant } from '#domain/time.ts'
import type { AttachmentKind, AttachmentRefusal } from './attachment.ts'
import type { BounceReport } from './bounce-report.ts'

/** Largest email that is read, in bytes; of a larger one the head alone. */
export const maxEmailBytes = 30 * 1024 * 1024

/** Longest text that is kept of an email, in characters. */
export const maxTextLength = 100_000

/** What an email in the company's mailbox is. */
export type ReceivedKind =
  /** Somebody wrote it. */
  | 'written'
  /** The mailbox of a customer says that they are away. */
  | 'out-of-office'
  /** Newsletters, notifications and other machines. */
  | 'automatic'
  /** An email of ours did not arrive. */
  | 'bounce'
  /** From the company's own address: written outside the desk. */
  | 'ours'

/** Why the text of an email is not there. */
export type Omitted = 'too-large' | 'unreadable'

/** An email as the mailbox holds it, parsed. */
export interface IncomingEmail {
  /** Without brackets; empty where it has none. */
  readonly messageId: string
  /** Message-IDs that it answers, the nearest first, without brackets. */
  readonly references: readonly string[]
  readonly from: { readonly address: string; readonly name: string }
  readonly subject: string
  readonly receivedAt: Instant
  /** Its `Date`, as it stands there. */
  readonly writtenAt: string
  /** Whole, quotations included, without markup. */
  readonly text: string
  readonly omitted: Omitted | null
  /** Bytes. */
  readonly size: number
  readonly attachments: readonly IncomingAttachment[]
  readonly machine: 'auto-replied' | 'other' | null
  /** Null unless a mail server says that an email of ours has failed. */
  readonly report: BounceReport | null
}

/** What stands in the place of an email of which not even the head can be read. */
export function passedOverEmail(receivedAt: Instant): IncomingEmail {
  return {
    messageId: '',
    references: [],
    from: { address: '', name: 'Unknown sender' },
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

/** A file that came with an email, before it is stored. */
export interface IncomingAttachment {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly content:
    | { readonly is: 'kept'; readonly kind: AttachmentKind; readonly fileKey: string }
    | { readonly is: 'refused'; readonly reason: AttachmentRefusal }
}

/** An attachment as the desk shows it. */
export interface ReceivedAttachment {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly kind: AttachmentKind | null
  /** Null where the file was kept. */
  readonly refusal: AttachmentRefusal | null
}

/** An email that came in. */
export interface ReceivedEmail {
  readonly id: string
  readonly receivedAt: Instant
  readonly kind: ReceivedKind
  readonly from: { readonly address: string; readonly name: string }
  /** It answers an email of ours that went to another address. */
  readonly isOtherSender: boolean
  /** It answers an email of ours, by what only those can know who have that. */
  readonly isAnswer: boolean
  readonly subject: string
  /** Whole, quotations included. */
  readonly text: string
  readonly omitted: Omitted | null
  readonly attachments: readonly ReceivedAttachment[]
}

/**
 * Who sent an email, as it is shown. Anyone can write any address as the sender's: none is taken for
 * true but the customer's own in an answer to an email that went there.
 */
export function senderWords({
  kind,
  from: { address },
  isOtherSender,
  isAnswer,
}: Pick<ReceivedEmail, 'kind' | 'from' | 'isOtherSender' | 'isAnswer'>): string {
  if (!isAnswer || kind === 'ours') return [address, unverified].filter(Boolean).join(', ')
  return isOtherSender ? `${address}, which is not the customer’s email address` : address
}

/** Stands beside a sender of whom nobody knows whether they are who they say. */
export const unverified = 'sender not verified'

/** The text of a header, in lower case; null where the email does not have it. */
type Header = (name: string) => string | null

/**
 * Whether a machine sent it, by the headers in which machines say so (RFC 3834, RFC 2076) and those
 * of the mail programs that do not.
 */
export function machineOf(header: Header): IncomingEmail['machine'] {
  const submitted = header('auto-submitted')
  const precedence = header('precedence') ?? ''
  if (
    submitted?.startsWith('auto-replied') ||
    header('x-autoreply') !== null ||
    header('x-autorespond') !== null ||
    precedence === 'auto_reply' ||
    /^(?:automatic reply|out of (?:the )?office|auto(?:matic)?[- ]?(?:reply|response)|abwesend)\b/.test(
      header('subject') ?? '',
    )
  ) {
    return 'auto-replied'
  }
  if (
    (submitted !== null && submitted !== 'no') ||
    /^(?:bulk|junk|list)$/.test(precedence) ||
    header('list-id') !== null ||
    header('list-unsubscribe') !== null ||
    header('x-auto-response-suppress') === 'all' ||
    header('return-path') === '<>'
  ) {
    return 'other'
  }
  return null
}

/** What it is, once it is known whether it answers an email of ours. */
export function receivedKind(
  { machine, from }: Pick<IncomingEmail, 'machine' | 'from'>,
  {
    isAnswer,
    ownAddresses,
  }: { readonly isAnswer: boolean; readonly ownAddresses: readonly string[] },
): ReceivedKind {
  if (machine === 'auto-replied') return isAnswer ? 'out-of-office' : 'automatic'
  if (machine === 'other') return 'automatic'
  return ownAddresses.includes(from.address.toLowerCase()) ? 'ours' : 'written'
}
