import type { Insertable, Selectable } from 'kysely'
import type { Searchable } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import type {
  ReceivedAttachment,
  ReceivedEmail,
  ReceivedKind,
} from '#domain/emails/received-email.ts'
import type { ArrivingEmail } from '#ports/received-email-store.ts'
import { chunks, idsOf } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { ReceivedAttachmentRow, ReceivedEmailRow } from './email-tables.ts'
import { removeFilesSoon } from '#adapters/sql/file-removals.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Request and customer of an email. */
interface Belongs {
  readonly kind: ReceivedKind
  readonly requestId?: string | null
  readonly customerId: string | null
  readonly isOtherSender?: boolean
  readonly isAnswer?: boolean
  readonly isOpen?: boolean
}

export function receivedRow(
  { id, place, key, email, ownAddresses }: ArrivingEmail,
  { kind, requestId = null, customerId, ...is }: Belongs,
): Insertable<ReceivedEmailRow> {
  return {
    id,
    mailbox: place.mailbox,
    uid_validity: place.validity,
    uid: place.uid,
    email_key: key,
    received_at: email.receivedAt,
    kind,
    from_address: email.from.address,
    from_key: emailKey(email.from.address),
    from_name: email.from.name,
    reply_to: ownAddresses.includes(email.replyTo.toLowerCase()) ? '' : email.replyTo,
    subject: email.subject,
    text: email.text,
    omitted: email.omitted,
    size: email.size,
    lead_id: requestId,
    customer_id: customerId,
    is_other_sender: is.isOtherSender ? 1 : 0,
    has_token: is.isAnswer ? 1 : 0,
    is_open: is.isOpen ? 1 : 0,
  }
}

export function searchableReceived({
  from_name: name,
  from_address: address,
  subject,
}: Pick<Insertable<ReceivedEmailRow>, 'from_name' | 'from_address' | 'subject'>): Searchable {
  return { names: [name, subject], emails: [address], phones: [], places: [] }
}

export async function addAttachments(
  { tx, ids }: StoreTransaction,
  { id, email }: ArrivingEmail,
): Promise<void> {
  const rows = email.attachments.map(({ name, size, content }, place) => ({
    id: ids.newId(),
    received_id: id,
    place,
    name,
    size,
    kind: content.is === 'stored' ? content.kind : null,
    file_key: content.is === 'stored' ? content.fileKey : null,
    refusal: content.is === 'stored' ? null : content.reason,
  }))
  for (const some of chunks(rows)) {
    await tx.insertInto('received_attachments').values(some).execute()
  }
}

/** Keys of the files that were stored as the email was read. */
export const storedFiles = ({ attachments }: ArrivingEmail['email']): readonly string[] =>
  attachments.flatMap(({ content }) => (content.is === 'stored' ? [content.fileKey] : []))

/** Emails with their attachments, in the order of the rows. */
export async function receivedEmails(
  db: Db,
  rows: readonly Selectable<ReceivedEmailRow>[],
): Promise<readonly ReceivedEmail[]> {
  if (rows.length === 0) return []
  const attachments = await db
    .selectFrom('received_attachments')
    .selectAll()
    .where('received_id', 'in', idsOf(rows))
    .orderBy('place')
    .execute()
  return rows.map((row) => ({
    ...receivedFacts(row),
    receivedAt: row.received_at,
    omitted: row.omitted,
    attachments: attachments.filter((each) => each.received_id === row.id).map(attachmentOf),
  }))
}

export const receivedFacts = (row: Selectable<ReceivedEmailRow>) => ({
  id: row.id,
  kind: row.kind,
  from: { address: row.from_address, name: row.from_name },
  isOtherSender: row.is_other_sender === 1,
  isAnswer: row.has_token === 1,
  subject: row.subject,
  text: row.text,
})

function attachmentOf(row: Selectable<ReceivedAttachmentRow>): ReceivedAttachment {
  const { id, name, size, kind, refusal } = row
  return { id, name, size, kind, refusal }
}

/** Queues the attachments of emails for deletion. Call it before the rows are deleted. */
export async function releaseFiles(
  transaction: StoreTransaction,
  column: 'received_emails.id' | 'received_emails.lead_id',
  ids: readonly string[],
): Promise<void> {
  for (const some of chunks(ids)) {
    const rows = await transaction.tx
      .selectFrom('received_attachments')
      .innerJoin('received_emails', 'received_emails.id', 'received_attachments.received_id')
      .select('file_key')
      .where(column, 'in', some)
      .where('file_key', 'is not', null)
      .execute()
    await removeFilesSoon(
      transaction,
      rows.flatMap(({ file_key: key }) => key ?? []),
    )
  }
}
