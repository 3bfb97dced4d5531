import { emailKey } from '#domain/fields.ts'
import { completeLead, type Lead, type LeadRequest } from '#domain/quotes/lead.ts'
import { isSuspicious } from '#domain/quotes/suspicion.ts'
import { err, ok } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import { incompleteLeadKey, type LeadStore, type LeadStoreOptions } from '#ports/lead-store.ts'
import type { QueuedMail } from '#ports/mail-outbox.ts'
import { keepBack, queueDelivery } from './delivery-store.ts'
import { queueMail } from './mail-outbox.ts'
import type { MemoryWorld } from './memory-world.ts'

export function memoryLeadStore(
  world: MemoryWorld,
  ids: Ids,
  { delivers = false }: LeadStoreOptions = {},
): LeadStore {
  const dropWarnings = (leadId: string, isToGo: (mail: QueuedMail) => boolean) => {
    for (const [id, mail] of world.mails) {
      if (mail.withdrawalKey === incompleteLeadKey(leadId) && isToGo(mail)) world.mails.delete(id)
    }
  }
  return {
    async saveContact({ idempotencyKey, ...contact }, warning) {
      const known = [...world.leads.values()].find(
        (entry) => entry.idempotencyKey === idempotencyKey,
      )
      if (known !== undefined && isSame(known.lead, contact)) return ok({ id: known.lead.id })
      if (known?.lead.status === 'complete') return err({ code: 'key-reused' })
      const id = known?.lead.id ?? contact.id
      const createdAt = known?.lead.createdAt ?? contact.createdAt
      world.leads.set(id, {
        idempotencyKey,
        lead: { ...contact, id, createdAt, status: 'incomplete', request: null },
      })
      dropWarnings(id, () => true)
      const draft = { ...warning, withdrawalKey: incompleteLeadKey(id) }
      queueMail(world, ids.newId(), draft, contact.createdAt)
      if (delivers && known === undefined && !isSuspicious(contact.signs)) {
        queueDelivery(world, id, draft.notBefore ?? contact.createdAt)
      }
      return ok({ id })
    },

    async complete(leadId, request, mailsFor) {
      const entry = world.leads.get(leadId)
      if (entry === undefined) return err({ code: 'unknown-client' })
      const { lead } = entry
      if (lead.status === 'complete') {
        return said(lead.request) === said(request)
          ? ok({ requestId: lead.request.id })
          : err({ code: 'already-requested' })
      }
      const complete = completeLead(lead, request)
      const mails = mailsFor(complete)
      world.leads.set(leadId, { ...entry, lead: complete })
      dropWarnings(leadId, ({ state }) => state !== 'sent')
      for (const mail of mails) queueMail(world, ids.newId(), mail, request.at)
      if (isSuspicious(complete.signs)) keepBack(world, leadId)
      else if (delivers) queueDelivery(world, leadId, request.at)
      return ok({ requestId: request.id })
    },

    async list(since = -Infinity) {
      return [...world.leads.values()]
        .map(({ lead }) => lead)
        .filter(({ createdAt }) => createdAt >= since)
        .toSorted((a, b) => b.createdAt - a.createdAt)
    },

    async erase(email) {
      const key = emailKey(email)
      const gone = [...world.leads.values()].filter(
        ({ lead }) => emailKey(lead.contact.email) === key,
      )
      for (const { lead } of gone) {
        world.leads.delete(lead.id)
        world.deliveries.delete(lead.id)
      }
      const warnings = new Set(gone.map(({ lead }) => incompleteLeadKey(lead.id)))
      for (const [id, mail] of world.mails) {
        const isTheirs =
          emailKey(mail.to) === key ||
          emailKey(mail.replyTo ?? '') === key ||
          (mail.withdrawalKey !== undefined && warnings.has(mail.withdrawalKey))
        if (isTheirs) world.mails.delete(id)
      }
      return gone.length
    },

    async eraseBefore(moment) {
      const gone = [...world.leads.values()].filter(({ lead }) => lead.createdAt < moment)
      for (const { lead } of gone) {
        world.leads.delete(lead.id)
        world.deliveries.delete(lead.id)
      }
      for (const [id, mail] of world.mails) {
        if (mail.createdAt < moment && !world.mailsAbout.has(id)) world.mails.delete(id)
      }
      return gone.length
    },
  }
}

function isSame(known: Lead, lead: Pick<Lead, 'contact' | 'address'>): boolean {
  return (
    JSON.stringify([known.contact, known.address]) === JSON.stringify([lead.contact, lead.address])
  )
}

function said({ services, projectDetails, additionalNotes }: LeadRequest): string {
  return JSON.stringify([services, projectDetails, additionalNotes])
}
