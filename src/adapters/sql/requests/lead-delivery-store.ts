import type { LeadDeliveryStore } from '#ports/lead-delivery-store.ts'
import { triesToShow } from '#domain/quote-requests/lead-delivery.ts'
import { fullName } from '#domain/quote-requests/lead.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { leadDeliveryFrom } from './lead-delivery-rows.ts'
import { leadFrom } from './lead-rows.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { failedColumns, hasFailed, isDue } from '#adapters/sql/emails/queue-rows.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'

/** `lead-store.ts` adds the rows. */
export function sqlLeadDeliveryStore(
  database: SqlDatabase,
  { deliversLeads }: { readonly deliversLeads: boolean },
): LeadDeliveryStore {
  const { db } = database
  return {
    async claim(now, leaseUntil) {
      const due = db
        .selectFrom('deliveries')
        .select('lead_id')
        .where(isDue(now))
        .orderBy('next_try_at')
        .limit(1)
      const claimed = await db
        .updateTable('deliveries')
        .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
        // `in` would let PostgreSQL run the subquery again for each row, and so lock and take more.
        .where('lead_id', '=', due.forUpdate().skipLocked())
        .returning(['lead_id', 'tries', 'client_id', 'contact_changes'])
        .executeTakeFirst()
      if (claimed === undefined) return null
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', claimed.lead_id)
        .executeTakeFirst()
      return row === undefined
        ? null
        : {
            lead: leadFrom(row),
            tries: claimed.tries,
            clientId: claimed.client_id,
            contactChanges: claimed.contact_changes,
          }
    },

    async rememberClient({ lead, contactChanges }, clientId) {
      await db
        .updateTable('deliveries')
        .set({ client_id: clientId })
        .where('lead_id', '=', lead.id)
        .where('client_id', 'is', null)
        .where('contact_changes', '=', contactChanges)
        .execute()
    },

    markDelivered: ({ lead: delivered, contactChanges }, requestId, now) =>
      inTransaction(database, async ({ tx }) => {
        const known = tx.selectFrom('leads').select('status').where('id', '=', delivered.id)
        const lead = await known.forUpdate().executeTakeFirst()
        const delivery = await tx
          .selectFrom('deliveries')
          .select('contact_changes')
          .where('lead_id', '=', delivered.id)
          .executeTakeFirst()
        const hasGrown =
          (lead?.status === 'complete' && delivered.status === 'incomplete') ||
          delivery?.contact_changes !== contactChanges
        await tx
          .updateTable('deliveries')
          .set({
            leased_until: null,
            last_error: null,
            tries: 0,
            ...(hasGrown
              ? { state: 'waiting', next_try_at: now }
              : {
                  state: 'delivered',
                  next_try_at: null,
                  delivered_at: now,
                  request_id: requestId,
                }),
          })
          .where('lead_id', '=', delivered.id)
          .execute()
      }),

    async markFailed({ lead: { id }, tries }, reason, nextTryAt) {
      await db
        .updateTable('deliveries')
        .set(failedColumns(reason, nextTryAt))
        .where('lead_id', '=', id)
        // Completed or corrected meanwhile, it is tried anew once the lease ends.
        .where('tries', '=', tries)
        .execute()
    },

    async all() {
      const rows = await db.selectFrom('deliveries').selectAll().execute()
      return new Map(rows.map((row) => [row.lead_id, leadDeliveryFrom(row)]))
    },

    async notTaken(limit) {
      if (!deliversLeads) return []
      const rows = await db
        .selectFrom('deliveries')
        .innerJoin('leads', 'leads.id', 'deliveries.lead_id')
        .select(['leads.id', 'first_name as firstName', 'last_name as lastName', 'last_error'])
        .where((row) =>
          row.or([
            row('deliveries.state', '=', 'failed'),
            row.and([
              row('deliveries.state', '=', 'waiting'),
              row('deliveries.tries', '>=', triesToShow),
            ]),
          ]),
        )
        .where('leads.is_open', '=', 1)
        .orderBy('leads.created_at', 'desc')
        .orderBy('leads.id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        leadId: row.id,
        name: fullName(row),
        reason: row.last_error ?? '',
      }))
    },

    async alertGivenUp(emailsFor, now) {
      const notAlerted = db
        .selectFrom('deliveries')
        .select('lead_id')
        .where('state', '=', 'failed')
        .where('failure_told', '=', 0)
      // Usually there is none, and a read first saves a turn of the writer.
      if ((await notAlerted.limit(1).execute()).length === 0) return 0
      return inTransaction(database, async (transaction) => {
        const alerted = await transaction.tx
          .updateTable('deliveries')
          .set({ failure_told: 1 })
          .where('state', '=', 'failed')
          .where('failure_told', '=', 0)
          .returning('lead_id')
          .execute()
        const names: string[] = []
        for (const some of chunks(alerted.map(({ lead_id: id }) => id))) {
          const rows = await transaction.tx
            .selectFrom('leads')
            .select(['first_name as firstName', 'last_name as lastName'])
            .where('id', 'in', some)
            .orderBy('created_at')
            .execute()
          names.push(...rows.map(fullName))
        }
        if (names.length > 0) await queueEmails(transaction, emailsFor(names), now)
        return names.length
      })
    },

    async retryAll(now) {
      await db
        .updateTable('deliveries')
        .set({ state: 'waiting', tries: 0, next_try_at: now, failure_told: 0 })
        .where(hasFailed)
        .execute()
    },
  }
}
