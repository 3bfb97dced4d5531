import type { CompleteLead, Lead, LeadRequest } from '#domain/quote-requests/lead.ts'
import type { Instant } from '#domain/time.ts'
import type { Ids } from '#ports/ids.ts'

/** A request that did not come by the form of the website. */
export function leadWithoutForm(
  ids: Ids,
  at: Instant,
  {
    services,
    details,
    ...facts
  }: Pick<Lead, 'contact' | 'address'> &
    Pick<LeadRequest, 'services'> & { readonly details: string },
): CompleteLead {
  return {
    ...facts,
    id: ids.newId(),
    createdAt: at,
    consent: { wording: '', at },
    signs: [],
    status: 'complete',
    request: {
      id: ids.newId(),
      at,
      services,
      projectDetails: details,
      additionalNotes: '',
      estimates: [],
      preferences: {},
    },
  }
}
