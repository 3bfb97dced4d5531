import type { Selectable } from 'kysely'
import { isoString } from '#domain/time.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { PaymentRow } from '#adapters/sql/payments/payment-tables.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import { paymentsOf, type PersonScope } from './person-scope.ts'

export const isoOrNull = (at: number | null) => (at === null ? null : isoString(at))

/** Quotes word for word as sent, with the answers and the signature. */
export async function quotesIn(db: Db, { quotes }: PersonScope) {
  const ids = orNone(idsOf(quotes))
  const versions = await db
    .selectFrom('written_quote_versions')
    .select(['quote_id', 'number', 'sent_at', 'content'])
    .where('quote_id', 'in', ids)
    .orderBy('number')
    .execute()
  const acceptances = await db
    .selectFrom('written_quote_acceptances')
    .select(['quote_id', 'version', 'at', 'name', 'wording', 'picked', 'total_cents'])
    .where('quote_id', 'in', ids)
    .execute()
  const questions = await db
    .selectFrom('written_quote_questions')
    .select(['quote_id', 'at', 'text'])
    .where('quote_id', 'in', ids)
    .orderBy('at')
    .execute()
  const declines = await db
    .selectFrom('written_quote_declines')
    .select(['quote_id', 'version', 'at', 'reason'])
    .where('quote_id', 'in', ids)
    .orderBy('version')
    .execute()
  const deliveries = await db
    .selectFrom('quoted_deliveries')
    .select(['quote_id', 'wanted_day', 'answers'])
    .where('quote_id', 'in', ids)
    .where('answers', '<>', '')
    .execute()
  return quotes.map((row) => {
    const isOfQuote = (each: { readonly quote_id: string }) => each.quote_id === row.id
    return {
      number: row.number,
      title: row.title,
      status: row.status,
      totalCents: row.total_cents,
      answeredAt: isoOrNull(row.answered_at),
      accepted: acceptances.filter(isOfQuote).map(({ version, at, name, wording, ...row }) => ({
        version,
        at: isoString(at),
        name,
        agreedTo: wording,
        chosenLines: readJson(stored.texts, row.picked),
        totalCents: row.total_cents,
      })),
      declined: declines
        .filter(isOfQuote)
        .map(({ version, at, reason }) => ({ version, at: isoString(at), reason })),
      versions: versions
        .filter(isOfQuote)
        .map(({ sent_at: at, content }) => ({ sentAt: isoString(at), content })),
      deliveries: deliveries
        .filter(isOfQuote)
        .map(({ wanted_day: day, answers }): unknown => ({ day, answers: JSON.parse(answers) })),
      questions: questions.filter(isOfQuote).map(({ at, text }) => ({
        at: isoString(at),
        text: text || 'Could not accept: the site counted other amounts.',
      })),
    }
  })
}

export async function paymentsIn(db: Db, scope: PersonScope) {
  const rows = await paymentsOf(db, scope)
    .select(['id', 'subject_kind', 'subject_id', 'amount_cents', 'currency', 'taken_at'])
    .select(['payer', 'about', 'check_number', 'refunded_elsewhere_cents'])
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['payment_id', 'created_at', 'refunded_at', 'amount_cents', 'method'])
    .where('payment_id', 'in', orNone(idsOf(rows)))
    .where('failed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...paidFor(row, scope),
    amountCents: row.amount_cents,
    currency: row.currency,
    checkNumber: row.check_number,
    takenAt: isoString(row.taken_at),
    refunds: refunds
      .filter((refund) => refund.payment_id === row.id)
      .map((refund) => ({
        askedAt: isoString(refund.created_at),
        refundedAt: isoOrNull(refund.refunded_at),
        amountCents: refund.amount_cents,
        method: refund.method,
      })),
    /** On the pages of the payment provider. */
    refundedElsewhereCents: row.refunded_elsewhere_cents,
  }))
}

/** A person's payment is for one of their records, or at the counter. */
function paidFor(
  row: Pick<Selectable<PaymentRow>, 'subject_kind' | 'subject_id' | 'payer' | 'about'>,
  { quotes }: PersonScope,
) {
  switch (row.subject_kind) {
    case 'quote':
      return { quote: quotes.find(({ id }) => id === row.subject_id)?.number ?? null }
    case 'booking':
      return { registration: row.subject_id }
    default:
      return { name: row.payer, about: row.about }
  }
}
