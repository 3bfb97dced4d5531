import * as z from 'zod/mini'
import type { LeadRequest } from '#domain/quote-requests/lead.ts'
import type { LeadStore, NewLead } from '#ports/lead-store.ts'
import type { NewEmail, QueuedEmail } from '#ports/mail-outbox.ts'

/** A lead as its first call stores it; `change` replaces fields. */
export function newLead(change: Partial<NewLead> = {}): NewLead {
  return {
    id: 'lead-1',
    idempotencyKey: 'key-1',
    createdAt: 1_000,
    contact: {
      firstName: 'Rosa',
      lastName: 'Lindqvist',
      email: 'Rosa@Example.com',
      phone: '7705550123',
    },
    address: {
      street1: '12 Oak Street',
      city: 'Cumming',
      state: 'GA',
      zip: '30040',
      addressType: 'Home',
    },
    consent: { wording: 'You may call.', at: 1_000 },
    signs: [],
    ...change,
  }
}

export function request(change: Partial<LeadRequest> = {}): LeadRequest {
  return {
    id: 'request-1',
    at: 2_000,
    services: [
      {
        id: 'soil-mulch',
        name: 'Soil & Mulch',
        materials: [{ id: 'soil-mulch/pine-mulch', name: 'Pine Mulch' }],
        address: newLead().address,
      },
    ],
    projectDetails: 'Mulch for two front beds.',
    additionalNotes: '',
    estimates: [],
    preferences: {},
    ...change,
  }
}

/** Stores a quote request from the website, without emails. */
export async function askForQuote(
  { leads }: { readonly leads: LeadStore },
  id = 'lead-1',
  at = 1_000,
  change: Partial<NewLead> = {},
): Promise<void> {
  const lead = newLead({ id, idempotencyKey: id, createdAt: at, ...change })
  await leads.saveContact(lead, draft({ to: '' }))
  await leads.complete(id, request({ id: `request of ${id}`, at }), () => [])
}

/** An email that `labelOf` knows again. */
export function draft({
  label = 'A lead',
  ...change
}: Partial<NewEmail> & { readonly label?: string } = {}): NewEmail {
  const contact = { ...newLead().contact, firstName: label }
  const lead = { ...newLead(), contact, status: 'incomplete', request: null } as const
  return {
    to: 'owner@example.com',
    email: { kind: 'quote-left-incomplete', data: { lead, atDesk: false } },
    about: { kind: 'lead', id: lead.id },
    ...change,
  }
}

const labeled = z.object({ lead: z.object({ contact: z.object({ firstName: z.string() }) }) })

/** Label that a test gave its `draft`; the subject of an email of an earlier version. */
export function labelOf({ body }: QueuedEmail): string {
  return body.is === 'written'
    ? body.written.subject
    : labeled.parse(body.data).lead.contact.firstName
}
