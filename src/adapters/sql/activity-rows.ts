import { isDeepStrictEqual } from 'node:util'
import type { Selectable } from 'kysely'
import type { ActivityEvent, ActivitySubject } from '#domain/desk/activity.ts'
import type { EmailEvent } from '#domain/emails/email-log.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { Actor } from '#ports/actor.ts'
import type { EmailRow } from './emails/email-tables.ts'
import type { StoreTransaction } from './transaction.ts'

/** Must run in the transaction of its cause. */
export async function addActivity(
  { tx, ids }: StoreTransaction,
  { by, at }: Actor,
  subject: ActivitySubject,
  id: string,
  { kind, ...facts }: ActivityEvent,
): Promise<void> {
  const row = {
    id: ids.newId(),
    at,
    staff: by,
    subject_kind: subject,
    subject_id: id,
    kind,
    data: JSON.stringify(facts),
  }
  await tx.insertInto('activity').values(row).execute()
}

/** Records an event of an email on its request, or on the email itself. */
export const addEmailActivity = (
  transaction: StoreTransaction,
  actor: Actor,
  { id, about_kind: kind, about_id: about }: Selectable<EmailRow>,
  event: EmailEvent,
): Promise<void> =>
  kind === 'lead'
    ? addActivity(transaction, actor, 'request', about, event)
    : addActivity(transaction, actor, 'email', id, event)

/** Events that leave the revision of their subject alone. */
const changesNothing = [
  'signed-in',
  'signed-out',
  'own-name-changed',
  'passkey-added',
  'passkey-renamed',
  'passkey-removed',
  'recovery-codes-made',
  'calendar-link-made',
  'calendar-link-revoked',
  'requests-exported',
  'person-exported',
  'photograph-removed',
  'photograph-restored',
  'hand-over-retried',
  'email-failed',
  'email-bounced',
  'email-resent',
  'email-given-up',
  'email-taken-up',
  'visit-photographed',
  'visit-photograph-removed',
  'visit-photograph-restored',
  'quote-opened',
  'quote-question',
  'quote-figures-differ',
  'quote-question-answered',
  'quote-reminded',
  'quote-emailed',
  'quote-link-renewed',
  'quote-paid',
  'quote-payment-pending',
  'quote-payment-failed',
  'quote-payment-taken-back',
  'payment-taken-back',
  'delivery-day-full',
] satisfies readonly ActivityEvent['kind'][]

/**
 * Refusal that tells of the subject's last change, also by these imports; of one just now where none
 * is known.
 */
export async function stale(
  transaction: StoreTransaction,
  { by, at }: Actor,
  subject: ActivitySubject,
  id: string,
  imports: readonly string[] = [],
): Promise<Stale> {
  const row = await lastChange(transaction, subject, id, imports)
  const isOwn = by !== null && row?.staff === by
  return {
    code: 'stale',
    by: row?.name ?? null,
    ...(isOwn ? { isOwn } : {}),
    at: row?.at ?? at,
    did: row?.kind ?? null,
  }
}

/**
 * Whether the colleague made all of so many last changes, as with a press before the page has read
 * the effect of the one before.
 */
export async function areOwnChanges(
  transaction: StoreTransaction,
  { by }: Actor,
  [subject, id]: readonly [ActivitySubject, string],
  count: number,
): Promise<boolean> {
  if (by === null || count < 1) return false
  const rows = await lastChanges(transaction, subject, id, []).limit(count).execute()
  return rows.length === count && rows.every(({ staff }) => staff === by)
}

/**
 * Whether a save over an older revision is the subject's last change, of the same colleague: the
 * answer to it was lost, so it is sent again. `stored` and `sent` are the present and the sent data.
 * Compared, since the key of a form would also match a save that a colleague has replaced since, and
 * automatic saves have none.
 */
export async function isSentAgain(
  transaction: StoreTransaction,
  { by }: Actor,
  [subject, id]: readonly [ActivitySubject, string],
  kinds: readonly ActivityEvent['kind'][],
  { stored, sent }: { readonly stored: unknown; readonly sent: unknown },
): Promise<boolean> {
  if (!isDeepStrictEqual(stored, sent)) return false
  const row = await lastChange(transaction, subject, id)
  return row?.staff === by && kinds.some((kind) => kind === row.kind)
}

const lastChange = (
  transaction: StoreTransaction,
  subject: ActivitySubject,
  id: string,
  imports: readonly string[] = [],
) => lastChanges(transaction, subject, id, imports).limit(1).executeTakeFirst()

function lastChanges(
  { tx }: StoreTransaction,
  subject: ActivitySubject,
  id: string,
  imports: readonly string[],
) {
  // Of several at the same moment, it is the one that the log of all changes shows first.
  return tx
    .selectFrom('activity')
    .leftJoin('staff', 'staff.id', 'activity.staff')
    .select(['staff.name', 'activity.staff', 'activity.at', 'activity.kind'])
    .where('subject_kind', 'in', subject === 'customer' ? [subject, 'customers'] : [subject])
    .where('subject_id', 'in', [id, ...imports])
    .where('kind', 'not in', changesNothing)
    .orderBy('activity.at', 'desc')
    .orderBy('activity.id', 'desc')
}
