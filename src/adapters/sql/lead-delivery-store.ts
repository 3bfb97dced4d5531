import type { LeadDeliveryStore } from '#ports/lead-delivery-store.ts'
import { locked, type SqlDatabase } from './database.ts'
import { leadDeliveryFrom } from './lead-delivery-rows.ts'
import { leadFrom } from './lead-rows.ts'

/** The lead deliveries as a table; `lead-store.ts` puts them in. */
export function sqlLeadDeliveryStore({ db, kind }: SqlDatabase): LeadDeliveryStore {
  return {
    async claim(now, leaseUntil) {
      const due = db
        .selectFrom('deliveries')
        .select('lead_id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .orderBy('next_try_at')
        .limit(1)
      const claimed = await db
        .updateTable('deliveries')
        .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
        // Not `in`: PostgreSQL may look again for each row, and would then lock and take more.
        .where('lead_id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returning(['lead_id', 'tries', 'client_id'])
        .executeTakeFirst()
      if (claimed === undefined) return null
      const row = await db
        .selectFrom('leads')
        .selectAll()
        .where('id', '=', claimed.lead_id)
        .executeTakeFirst()
      return row === undefined
        ? null
        : { lead: leadFrom(row), tries: claimed.tries, clientId: claimed.client_id }
    },

    async rememberClient(leadId, clientId) {
      await db
        .updateTable('deliveries')
        .set({ client_id: clientId })
        .where('lead_id', '=', leadId)
        .where('client_id', 'is', null)
        .execute()
    },

    markDelivered(delivered, requestId, now) {
      return db.transaction().execute(async (tx) => {
        const known = tx.selectFrom('leads').select('status').where('id', '=', delivered.id)
        const lead = await locked(known, { kind }).executeTakeFirst()
        const hasGrown = lead?.status === 'complete' && delivered.status === 'incomplete'
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
      })
    },

    async markFailed(leadId, reason, nextTryAt) {
      await db
        .updateTable('deliveries')
        .set({
          state: nextTryAt === null ? 'failed' : 'waiting',
          next_try_at: nextTryAt,
          leased_until: null,
          last_error: reason,
        })
        .where('lead_id', '=', leadId)
        .execute()
    },

    async all() {
      const rows = await db.selectFrom('deliveries').selectAll().execute()
      return new Map(rows.map((row) => [row.lead_id, leadDeliveryFrom(row)]))
    },

    async retryAll(now) {
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set({ state: 'waiting', tries: 0, next_try_at: now })
        .where((row) =>
          row.or([
            row('state', '=', 'failed'),
            row.and([row('state', '=', 'waiting'), row('tries', '>', 0)]),
          ]),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
