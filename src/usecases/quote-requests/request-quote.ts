import type { Content } from '#content/content.ts'
import { addressOf, type AddressText } from '#domain/addresses/address-parts.ts'
import type { CharacterRule } from '#domain/fields.ts'
import { contentIdOf } from '#domain/materials/material-id.ts'
import {
  productAs,
  requestEstimate,
  type RequestEstimate,
} from '#domain/materials/request-estimate.ts'
import type { SubmittedEstimate } from '#domain/materials/submitted-estimate.ts'
import {
  checkProject,
  checkServiceAddress,
  type QuoteFieldErrors,
} from '#domain/quote-requests/check-quote.ts'
import {
  leadStatus,
  type CompleteLead,
  type RequestedService,
} from '#domain/quote-requests/lead.ts'
import type { Preferences } from '#domain/quote-requests/preferences.ts'
import type { CatalogService } from '#domain/quote-requests/quote-draft.ts'
import { withWantedCompanions } from '#domain/quote-requests/wanted-companions.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import { alertRecipients, type AlertRecipient } from '#usecases/emails/alert-recipients.ts'
import { plainText } from '#domain/text.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** The request of a quote form, unchecked. */
export interface RequestInput {
  readonly clientId: string
  readonly services: readonly {
    readonly serviceId: string
    readonly materialIds: readonly string[]
    readonly address: AddressText
  }[]
  readonly projectDetails: string
  readonly additionalNotes: string
  /** Only measures: the site calculates the amounts itself. */
  readonly estimates: readonly SubmittedEstimate[]
  /** Photographs that are uploaded by calls of their own, before or after this one. */
  readonly photographIds: readonly string[]
  readonly preferences: Preferences
}

/** Why a request is not accepted: invalid fields, no contact before it, or a previous request. */
export type RequestRefusal =
  | { readonly code: 'invalid'; readonly fields: QuoteFieldErrors }
  | { readonly code: 'unknown-client' | 'already-requested' }

/** Second call of a quote request: completes the lead and queues its emails. */
export function requestQuote(dependencies: Dependencies) {
  return async (
    input: RequestInput,
  ): Promise<Result<{ readonly requestId: string }, RequestRefusal>> => {
    const catalog = await dependencies.catalog.services()
    const checked = checkRequest(input, catalog, dependencies.characterRule)
    if (!checked.ok) return err({ code: 'invalid', fields: checked.error })
    const recipients = await alertRecipients(dependencies, 'new-request')
    const completed = await dependencies.leads.complete(
      input.clientId,
      {
        id: dependencies.ids.newId(),
        at: dependencies.clock.now(),
        services: checked.value,
        projectDetails: plainText(input.projectDetails),
        additionalNotes: plainText(input.additionalNotes),
        estimates: estimatesOf(input, checked.value, catalog, dependencies.content()),
        preferences: input.preferences,
      },
      (lead) => emailsAbout(lead, recipients, input.photographIds.length),
      input.photographIds,
    )
    return completed.ok ? ok({ requestId: completed.value.requestId }) : completed
  }
}

/** The estimates of materials that are asked for. */
function estimatesOf(
  { estimates }: RequestInput,
  services: readonly RequestedService[],
  catalog: readonly CatalogService[],
  content: Pick<Content, 'materials' | 'products'>,
): readonly RequestEstimate[] {
  const { coverages, companionItems } = content.materials
  const products = content.products.measurable
  return estimates.flatMap(({ materialId, measures, product: slug }) => {
    for (const service of services) {
      const material = service.materials.find(({ id }) => id === materialId)
      if (material === undefined) continue
      const id = contentIdOf(Object.keys(coverages), service, material)
      const product = products.find((each) => each.slug === slug && each.materialId === id)
      const name = productAs(product?.name ?? material.name, material.name)
      const asked = { id: material.id, name }
      const coverage = id === undefined ? undefined : coverages[id]
      const estimate = requestEstimate(asked, coverage, measures)
      return [withWantedCompanions(estimate, companionItems, catalog, services)]
    }
    return []
  })
}

function emailsAbout(
  lead: CompleteLead,
  recipients: readonly AlertRecipient[],
  photographs: number,
): readonly NewEmail[] {
  const about = { kind: 'lead', id: lead.id } as const
  const alerts = recipients.map(({ to, atDesk }): NewEmail => {
    return { to, email: { kind: 'quote-received', data: { lead, atDesk, photographs } }, about }
  })
  // A spammer could otherwise make the site email other people.
  if (leadStatus(lead) === 'quarantined') return alerts
  const { email } = lead.contact
  return [
    { to: email, email: { kind: 'quote-acknowledged', data: { lead, photographs } }, about },
    ...alerts,
  ]
}

function checkRequest(
  input: RequestInput,
  catalog: readonly CatalogService[],
  rule: CharacterRule,
): Result<readonly RequestedService[], QuoteFieldErrors> {
  const { projectDetails, additionalNotes } = input
  const interestOptions = input.services.map(({ serviceId }) => serviceId)
  let errors = checkProject({ projectDetails, additionalNotes, interestOptions })
  const services: RequestedService[] = []
  for (const { serviceId, materialIds, address: submitted } of input.services) {
    errors = { ...checkServiceAddress(submitted, rule), ...errors }
    const service = catalog.find(({ id }) => id === serviceId)
    if (service === undefined) {
      const gone = 'This service is no longer offered. Please choose again.'
      errors = { ...errors, interestOptions: gone }
      continue
    }
    const materials = service.materials.filter(({ id }) => materialIds.includes(id))
    if (materials.length !== new Set(materialIds).size) {
      const gone = 'A material is no longer offered. Please choose again.'
      errors = { ...errors, materialOptions: gone }
    }
    const address = addressOf(submitted)
    if (services.some(({ id }) => id === serviceId) || address === undefined) continue
    services.push({ id: service.id, name: service.name, materials, address })
  }
  return Object.keys(errors).length > 0 ? err(errors) : ok(services)
}
