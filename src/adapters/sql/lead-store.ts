import type { Insertable, Selectable } from 'kysely'
import { addressTypes } from '#domain/quotes/quote-draft.ts'
import { completeLead, type Lead, type LeadRequest } from '#domain/quotes/lead.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import { incompleteLeadKey, type LeadStore, type NewLead } from '#ports/lead-store.ts'
import type { SqlDatabase } from './database.ts'
import { mailRow, wordsOfMail } from './mail-rows.ts'
import { readRequestedServices, readSigns } from './stored-json.ts'
import type { LeadRow } from './tables.ts'

export function sqlLeadStore({ db, kind }: SqlDatabase, ids: Ids): LeadStore {
  return {
    saveContact(lead, warning) {
      return db.transaction().execute(async (tx) => {
        const inserted = await tx
          .insertInto('leads')
          .values(leadRow(lead))
          .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (inserted !== undefined) {
          const draft = { ...warning, withdrawalKey: incompleteLeadKey(lead.id) }
          await tx
            .insertInto('mails')
            .values(mailRow(ids.newId(), draft, lead.createdAt))
            .execute()
          return ok({ id: lead.id })
        }
        const earlier = tx
          .selectFrom('leads')
          .selectAll()
          .where('idempotency_key', '=', lead.idempotencyKey)
        const known = await (
          kind === 'postgres' ? earlier.forUpdate() : earlier
        ).executeTakeFirstOrThrow()
        if (isSameContact(leadFrom(known), lead)) return ok({ id: known.id })
        if (known.status === 'complete') return err({ code: 'key-reused' })
        await tx.updateTable('leads').set(contactColumns(lead)).where('id', '=', known.id).execute()
        await tx
          .updateTable('mails')
          .set(wordsOfMail(warning))
          .where('withdrawal_key', '=', incompleteLeadKey(known.id))
          .where('state', '=', 'waiting')
          .execute()
        return ok({ id: known.id })
      })
    },

    complete(leadId, request, mailsFor) {
      return db.transaction().execute(async (tx) => {
        const found = tx.selectFrom('leads').selectAll().where('id', '=', leadId)
        const row = await (kind === 'postgres' ? found.forUpdate() : found).executeTakeFirst()
        if (row === undefined) return err({ code: 'unknown-client' })
        const lead = leadFrom(row)
        if (lead.status === 'complete') {
          return isSameRequest(lead.request, request)
            ? ok({ requestId: lead.request.id })
            : err({ code: 'already-requested' })
        }
        const complete = completeLead(lead, request)
        await tx
          .updateTable('leads')
          .set({
            status: 'complete',
            signs: JSON.stringify(complete.signs),
            request_id: request.id,
            requested_at: request.at,
            services: JSON.stringify(request.services),
            project_details: request.projectDetails,
            additional_notes: request.additionalNotes,
          })
          .where('id', '=', leadId)
          .execute()
        await tx
          .deleteFrom('mails')
          .where('withdrawal_key', '=', incompleteLeadKey(leadId))
          .where('state', '=', 'waiting')
          .where('tries', '=', 0)
          .execute()
        const mails = mailsFor(complete)
        await tx
          .insertInto('mails')
          .values(mails.map((mail) => mailRow(ids.newId(), mail, request.at)))
          .execute()
        return ok({ requestId: request.id })
      })
    },

    async list(since) {
      const all = db.selectFrom('leads').selectAll().orderBy('created_at', 'desc').orderBy('id')
      const rows = await (
        since === undefined ? all : all.where('created_at', '>=', since)
      ).execute()
      return rows.map(leadFrom)
    },

    erase(email) {
      const key = email.trim().toLowerCase()
      return db.transaction().execute(async (tx) => {
        const gone = await tx
          .deleteFrom('leads')
          .where('email_key', '=', key)
          .returning('id')
          .execute()
        await tx
          .deleteFrom('mails')
          .where((mail) =>
            mail.or([
              mail('recipient_key', '=', key),
              mail.eb(mail.fn<string>('lower', ['reply_to']), '=', key),
            ]),
          )
          .execute()
        const warnings = gone.map(({ id }) => incompleteLeadKey(id))
        if (warnings.length > 0) {
          await tx.deleteFrom('mails').where('withdrawal_key', 'in', warnings).execute()
        }
        return gone.length
      })
    },
  }
}

function leadRow(lead: NewLead): Insertable<LeadRow> {
  return {
    id: lead.id,
    idempotency_key: lead.idempotencyKey,
    status: 'incomplete',
    created_at: lead.createdAt,
    ...contactColumns(lead),
  }
}

function contactColumns(lead: NewLead) {
  return {
    first_name: lead.contact.firstName,
    last_name: lead.contact.lastName,
    email: lead.contact.email,
    email_key: lead.contact.email.toLowerCase(),
    phone: lead.contact.phone,
    street1: lead.address.street1,
    city: lead.address.city,
    state: lead.address.state,
    zip: lead.address.zip,
    address_type: lead.address.addressType,
    consent_wording: lead.consent.wording,
    consent_at: lead.consent.at,
    signs: JSON.stringify(lead.signs),
  }
}

function leadFrom(row: Selectable<LeadRow>): Lead {
  const base = {
    id: row.id,
    createdAt: row.created_at,
    contact: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
    },
    address: {
      street1: row.street1,
      city: row.city,
      state: row.state,
      zip: row.zip,
      addressType: addressTypes.find((type) => type === row.address_type) ?? 'Home',
    },
    consent: { wording: row.consent_wording, at: row.consent_at },
    signs: readSigns(row.signs),
  }
  if (row.status === 'incomplete' || row.request_id === null) {
    return { ...base, status: 'incomplete', request: null }
  }
  return {
    ...base,
    status: 'complete',
    request: {
      id: row.request_id,
      at: row.requested_at ?? row.created_at,
      services: readRequestedServices(row.services ?? '[]'),
      projectDetails: row.project_details ?? '',
      additionalNotes: row.additional_notes ?? '',
    },
  }
}

function isSameContact(known: Lead, lead: NewLead): boolean {
  return (
    JSON.stringify([known.contact, known.address]) === JSON.stringify([lead.contact, lead.address])
  )
}

function isSameRequest(known: LeadRequest, request: LeadRequest): boolean {
  const said = ({ services, projectDetails, additionalNotes }: LeadRequest) =>
    JSON.stringify([services, projectDetails, additionalNotes])
  return said(known) === said(request)
}
