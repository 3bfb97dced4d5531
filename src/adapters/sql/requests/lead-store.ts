import { completeLead, type Lead, type LeadRequest } from '#domain/quote-requests/lead.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'
import { err, ok } from '#domain/result.ts'
import { isUnhandled } from '#domain/requests/request-status.ts'
import { canonicalJson } from '#domain/written-quotes/version-content.ts'
import type { LeadStore, NewLead } from '#ports/lead-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueLead, queueOtherContact, withdrawUntried } from './lead-delivery-rows.ts'
import { bringToDesk, joinLead } from './lead-lifecycle.ts'
import {
  contactColumns,
  incompleteLeadKey,
  leadFrom,
  leadRow,
  lockLead,
  requestColumns,
} from './lead-rows.ts'
import { claimPhotographs } from '#adapters/sql/photographs/photograph-rows.ts'
import { addPhotographs } from '#adapters/sql/photographs/photograph-subjects.ts'
import { queueEmails, removeEmails } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

export function sqlLeadStore(
  database: SqlDatabase,
  { deliversLeads = false }: { readonly deliversLeads?: boolean } = {},
): LeadStore {
  const { db } = database
  return {
    saveContact: (lead, ...warnings) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const isAdded = await addNew(tx, 'leads', leadRow(lead))
        const queueWarnings = (leadId: string) => {
          const about = { kind: 'lead', id: leadId } as const
          const own = warnings.map((warning, index) => {
            return { ...warning, withdrawalKey: incompleteLeadKey(leadId, index), about }
          })
          return queueEmails(transaction, own, lead.createdAt)
        }
        if (isAdded) {
          await joinLead(transaction, leadOf(lead), null)
          await queueWarnings(lead.id)
          if (deliversLeads && !isSpam(lead.signs)) {
            await queueLead(transaction, lead.id, warnings[0]?.notBefore ?? lead.createdAt)
          }
          return ok({ id: lead.id })
        }
        const known = await tx
          .selectFrom('leads')
          .selectAll()
          .where('idempotency_key', '=', lead.idempotencyKey)
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (isSameContact(leadFrom(known), lead)) return ok({ id: known.id })
        if (known.status === 'complete') return err({ code: 'key-reused' })
        const columns = contactColumns(lead)
        const isUntouched = isUnhandled(known.desk_status)
        await tx
          .updateTable('leads')
          .set(isUntouched ? columns : { ...columns, desk_status: known.desk_status })
          .where('id', '=', known.id)
          .execute()
        await joinLead(transaction, { ...leadOf(lead), id: known.id }, known.customer_id)
        // One that was sent, or bounced, is withdrawn too: the new one has the current data.
        await withdraw(transaction, known.id, 'all')
        await queueWarnings(known.id)
        if (deliversLeads && !isSpam(lead.signs)) {
          await queueOtherContact(transaction, known.id, warnings[0]?.notBefore ?? lead.createdAt)
        }
        return ok({ id: known.id })
      }),

    complete: (leadId, request, emailsFor, photographIds = []) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const row = await lockLead(transaction, leadId)
        if (row === undefined) return err({ code: 'unknown-client' })
        const lead = leadFrom(row)
        if (lead.status === 'complete') {
          if (!isSameRequest(lead.request, request)) return err({ code: 'already-requested' })
          // The answer to the first try was lost, and the customer has chosen more since.
          const subject = { is: 'request', id: leadId } as const
          await addPhotographs(transaction, subject, photographIds, { by: null, at: request.at })
          return ok({ requestId: lead.request.id })
        }
        const complete = completeLead(lead, request)
        await tx
          .updateTable('leads')
          .set({ ...requestColumns(request), signs: JSON.stringify(complete.signs) })
          .where('id', '=', leadId)
          .execute()
        await bringToDesk(transaction, complete, row)
        const owner = { leadId, visitId: null }
        await claimPhotographs(transaction, owner, photographIds, { by: null, at: request.at })
        await withdraw(transaction, leadId, 'unsent')
        await queueEmails(transaction, emailsFor(complete), request.at)
        if (isSpam(complete.signs)) await withdrawUntried(transaction, leadId)
        else if (deliversLeads) await queueLead(transaction, leadId, request.at)
        return ok({ requestId: request.id })
      }),

    async list(since = 0) {
      const rows = await db
        .selectFrom('leads')
        .selectAll()
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      return rows.map(leadFrom)
    },
  }
}

/** A lead after only the first call. */
function leadOf({ id, createdAt, contact, address, consent, signs }: NewLead): Lead {
  const base = { id, createdAt, contact, address, consent, signs }
  return { ...base, status: 'incomplete', request: null }
}

/** Deletes the warnings about a lead. */
async function withdraw(
  transaction: StoreTransaction,
  leadId: string,
  which: 'all' | 'unsent',
): Promise<void> {
  const unsent = ['waiting', 'failed'] as const
  await removeEmails(transaction, (row) =>
    row.and([
      row('about_id', '=', leadId),
      row('about_kind', '=', 'lead'),
      row('withdrawal_key', 'is not', null),
      ...(which === 'all' ? [] : [row('state', 'in', unsent)]),
    ]),
  )
  await transaction.tx
    .deleteFrom('mails')
    .where('withdrawal_key', '=', incompleteLeadKey(leadId))
    .$if(which === 'unsent', (query) => query.where('state', 'in', unsent))
    .execute()
}

function isSameContact(known: Lead, lead: NewLead): boolean {
  return (
    JSON.stringify([known.contact, known.address]) === JSON.stringify([lead.contact, lead.address])
  )
}

function isSameRequest(known: LeadRequest, request: LeadRequest): boolean {
  return canonicalJson(submittedPart(known)) === canonicalJson(submittedPart(request))
}

/** A newer version may calculate other estimates from the same measures. */
const submittedPart = ({ id: _id, at: _at, estimates, ...submitted }: LeadRequest) => ({
  ...submitted,
  estimates: estimates.map(({ material, calculated }) => [
    material.id,
    calculated?.measured,
    calculated?.estimate.material.order,
  ]),
})
