import type { CompleteLead } from '#domain/emails/email.ts'
import type { CharacterRule } from '#domain/fields.ts'
import {
  checkQuoteField,
  type QuoteFieldErrors,
  type QuoteField,
} from '#domain/quotes/check-quote.ts'
import { leadStatus, type RequestedService } from '#domain/quotes/lead.ts'
import {
  addressTypes,
  emptyQuote,
  type CatalogService,
  type QuoteDraft,
} from '#domain/quotes/quote-draft.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'

/** The request of a quote form, unchecked. */
export interface RequestInput {
  readonly clientId: string
  readonly services: readonly {
    readonly serviceId: string
    readonly materialIds: readonly string[]
    readonly address: {
      readonly street1: string
      readonly city: string
      readonly state: string
      readonly zip: string
      readonly addressType: string
    }
  }[]
  readonly projectDetails: string
  readonly additionalNotes: string
}

export type RequestRefusal =
  | { readonly code: 'invalid'; readonly fields: QuoteFieldErrors }
  | { readonly code: 'unknown-client' | 'already-requested' }

/** Second call of a quote request: completes the lead and queues its emails. */
export function requestQuote(dependencies: {
  readonly leads: LeadStore
  readonly catalog: Catalog
  /** Hears of every lead. */
  readonly ownerAddress: string
  readonly clock: Clock
  readonly ids: Ids
  readonly rule: CharacterRule
}) {
  return async (
    input: RequestInput,
  ): Promise<Result<{ readonly requestId: string }, RequestRefusal>> => {
    const checked = checkRequest(input, await dependencies.catalog.services(), dependencies.rule)
    if (!checked.ok) return err({ code: 'invalid', fields: checked.error })
    const completed = await dependencies.leads.complete(
      input.clientId,
      {
        id: dependencies.ids.newId(),
        at: dependencies.clock.now(),
        services: checked.value,
        projectDetails: input.projectDetails.trim(),
        additionalNotes: input.additionalNotes.trim(),
      },
      (lead) => emailsAbout(lead, dependencies.ownerAddress),
    )
    return completed.ok ? ok({ requestId: completed.value.requestId }) : completed
  }
}

function emailsAbout(lead: CompleteLead, ownerAddress: string): readonly NewEmail[] {
  const about = { kind: 'lead', id: lead.id } as const
  const data = { lead }
  const toOwner: NewEmail = { to: ownerAddress, email: { kind: 'quote-received', data }, about }
  // Spam with other people's addresses must not make us email them.
  if (leadStatus(lead) === 'quarantined') return [toOwner]
  const { email } = lead.contact
  return [{ to: email, email: { kind: 'quote-acknowledged', data }, about }, toOwner]
}

function checkRequest(
  input: RequestInput,
  catalog: readonly CatalogService[],
  rule: CharacterRule,
): Result<readonly RequestedService[], QuoteFieldErrors> {
  const fieldErrors: Partial<Record<QuoteField, string>> = {}
  const note = (field: QuoteField, draft: QuoteDraft) => {
    const message = checkQuoteField(field, draft, rule)
    if (message !== undefined) fieldErrors[field] ??= message
  }
  const draft: QuoteDraft = {
    ...emptyQuote,
    projectDetails: input.projectDetails,
    additionalNotes: input.additionalNotes,
    interestOptions: input.services.map(({ serviceId }) => serviceId),
  }
  note('projectDetails', draft)
  note('interestOptions', draft)
  note('additionalNotes', draft)

  const services: RequestedService[] = []
  for (const { serviceId, materialIds, address } of input.services) {
    const placed: QuoteDraft = {
      ...draft,
      serviceStreet1: address.street1,
      serviceCity: address.city,
      serviceState: address.state,
      serviceZip: address.zip,
      serviceAddressType: address.addressType,
    }
    note('serviceStreet1', placed)
    note('serviceCity', placed)
    note('serviceState', placed)
    note('serviceZip', placed)
    note('serviceAddressType', placed)
    const service = catalog.find(({ id }) => id === serviceId)
    const addressType = addressTypes.find((type) => type === address.addressType)
    if (service === undefined) {
      fieldErrors.interestOptions = 'This service is no longer offered. Please choose again.'
      continue
    }
    const materials = service.materials.filter(({ id }) => materialIds.includes(id))
    if (materials.length !== new Set(materialIds).size) {
      fieldErrors.materialOptions = 'A material is no longer offered. Please choose again.'
    }
    if (services.some(({ id }) => id === serviceId) || addressType === undefined) continue
    services.push({
      id: service.id,
      name: service.name,
      materials,
      address: {
        street1: address.street1.trim(),
        city: address.city.trim(),
        state: address.state.trim(),
        zip: address.zip.trim(),
        addressType,
      },
    })
  }
  return Object.keys(fieldErrors).length > 0 ? err(fieldErrors) : ok(services)
}
