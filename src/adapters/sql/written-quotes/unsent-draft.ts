import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import { emailKey } from '#domain/fields.ts'
import { unwrap } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import { changeOrderFrom, withCostsOf } from '#domain/written-quotes/change-order.ts'
import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import { quoteDocument } from '#domain/written-quotes/document-schema.ts'
import { versionContent, withoutCosts } from '#domain/written-quotes/version-content.ts'
import type { QuoteRecipient, WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { NewAcceptance } from '#ports/written-quote-store.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { createQuote, lastActivity } from './written-quote-drafts.ts'
import { documentFrom, indexQuote, quoteFrom, versionOf } from './written-quote-rows.ts'
import type { WrittenQuoteRow } from './written-quote-tables.ts'

type Row = Selectable<WrittenQuoteRow>

interface Written {
  readonly document: QuoteDocument
  readonly recipient: QuoteRecipient
}

/** An accepted version, and the draft of the next one. */
interface UnsentDraft {
  readonly signed: Written
  readonly draft: Written
}

/** Null without a draft: then the row has title and recipient as signed. */
export async function findUnsentDraft(
  { tx }: StoreTransaction,
  row: Row,
  { version, recipient }: Pick<NewAcceptance, 'version' | 'recipient'>,
): Promise<UnsentDraft | null> {
  if (row.draft === null) return null
  const { document } = await versionOf(tx, row.id, version)
    .select('document')
    .executeTakeFirstOrThrow()
  const theirs = await tx
    .selectFrom('customer_emails')
    .select('email_key')
    .where('customer_id', '=', row.customer_id ?? '')
    .where('email_key', 'in', [row.email_key, emailKey(recipient.email)])
    .execute()
  // A wrong address that was corrected since is no longer theirs.
  const isCorrected = theirs.length === 1 && theirs[0]?.email_key === row.email_key
  const email = isCorrected ? row.email : recipient.email
  return {
    signed: { document: documentFrom(document), recipient: { ...recipient, email } },
    draft: { document: documentFrom(row.draft), recipient: quoteFrom(row).recipient },
  }
}

/** The quote with title and recipient of its last version, also while its draft has others. */
export async function quoteAsSent(transaction: StoreTransaction, row: Row): Promise<WrittenQuote> {
  const quote = quoteFrom(row)
  const { version } = row
  if (row.draft === null || version === 0) return quote
  const { content } = await versionOf(transaction.tx, row.id, version)
    .select('content')
    .executeTakeFirstOrThrow()
  const { recipient } = versionContent.parse(JSON.parse(content))
  const unsent = await findUnsentDraft(transaction, row, { version, recipient })
  if (unsent === null) return quote
  const { signed } = unsent
  return { ...quote, title: signed.document.title, recipient: signed.recipient }
}

/** As the customer sees it. */
const shownOf = ({ document, recipient }: Written) => ({
  document: withoutCosts(document),
  recipient,
})

/** Keeps the draft of a quote that was accepted meanwhile as a change order of it. */
export async function keepUnsentDraft(
  transaction: StoreTransaction,
  row: Row,
  { signed, draft }: UnsentDraft,
  { version, picked }: Pick<NewAcceptance, 'version' | 'picked'>,
  at: Instant,
): Promise<void> {
  const { tx, ids } = transaction
  const { id, number } = row
  await indexQuote(transaction, {
    id,
    number,
    recipient: signed.recipient,
    title: signed.document.title,
  })
  await tx
    .updateTable('written_quote_versions')
    .set({ document: JSON.stringify(withCostsOf(draft.document, signed.document)) })
    .where('quote_id', '=', id)
    .where('number', '=', version)
    .execute()
  if (isDeepStrictEqual(shownOf(draft), shownOf(signed))) return
  const change = changeOrderFrom(signed.document, picked, draft.document, () => ids.newId())
  const last = await lastActivity(transaction, id)
    .where('kind', '=', 'quote-saved')
    .executeTakeFirst()
  const order = {
    kind: 'change-order',
    parentId: row.parent_id ?? id,
    requestId: row.lead_id,
    customerId: row.customer_id,
    recipient: draft.recipient,
    // One that is too long for a quote is kept as it was typed.
    document: quoteDocument.safeParse(change).success ? change : draft.document,
  } as const
  const kept = unwrap(await createQuote(transaction, order, { by: last?.staff ?? null, at }))
  const { drawing } = order.document
  if (drawing === null) return
  await tx
    .updateTable('quote_drawings')
    .set({ quote_id: kept })
    .where('file_id', '=', drawing.fileId)
    .execute()
}
