import * as z from 'zod/mini'
import type { Answer } from '#domain/bookings/answers.ts'
import type { Raffle } from '#domain/events/event.ts'
import type { FormField } from '#domain/events/form-field.ts'
import { addressTypes } from '#domain/addresses/address-parts.ts'
import type { RequestEstimate } from '#domain/materials/request-estimate.ts'
import { requestEstimates } from '#domain/materials/stored-estimate.ts'
import type { CatalogService } from '#domain/quotes/quote-draft.ts'
import type { RequestedService } from '#domain/quotes/lead.ts'
import { spamSignals, type SpamSignal } from '#domain/quotes/spam-signals.ts'
import type { MailAttachment } from '#ports/mail-outbox.ts'

/** What the JSON columns hold. Reading one that does not fit throws: it is our own writing. */
const attachments = z.array(
  z.object({ filename: z.string(), contentType: z.string(), content: z.string() }),
)

const requestedServices = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    materials: z.array(z.object({ id: z.string(), name: z.string() })),
    address: z.object({
      street1: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
      addressType: z.enum(addressTypes),
    }),
  }),
)

const catalog = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    materials: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
)
const spamSignalList = z.array(z.enum(spamSignals))

const texts = z.array(z.string())

const facts = z.record(z.string(), z.unknown())

const answers = z.array(z.object({ name: z.string(), value: z.union([z.string(), texts]) }))

const raffle = z.object({ gifts: texts, description: z.nullable(z.string()), winners: texts })

const question = {
  name: z.string(),
  label: z.string(),
  required: z.boolean(),
  placeholder: z.nullable(z.string()),
}

const formFields = z.array(
  z.discriminatedUnion('type', [
    z.object({ ...question, type: z.enum(['text', 'email', 'number', 'address', 'date']) }),
    z.object({ ...question, type: z.literal('textarea'), maxLength: z.nullable(z.number()) }),
    z.object({ ...question, type: z.enum(['dropdown', 'radio']), options: texts }),
    z.object({ ...question, type: z.literal('checkbox'), options: texts }),
  ]),
)

export function readTexts(json: string): readonly string[] {
  return texts.parse(JSON.parse(json))
}

export function readAnswers(json: string): readonly Answer[] {
  return answers.parse(JSON.parse(json))
}

export function readRaffle(json: string): Raffle {
  return raffle.parse(JSON.parse(json))
}

export function readFormFields(json: string): readonly FormField[] {
  return formFields.parse(JSON.parse(json))
}

export function readAttachments(json: string): readonly MailAttachment[] {
  return attachments.parse(JSON.parse(json))
}

export function readSpamSignals(json: string): readonly SpamSignal[] {
  return spamSignalList.parse(JSON.parse(json))
}

export function readRequestedServices(json: string): readonly RequestedService[] {
  return requestedServices.parse(JSON.parse(json))
}

export function readEstimates(json: string): readonly RequestEstimate[] {
  return requestEstimates.parse(JSON.parse(json))
}

export function readCatalog(json: string): readonly CatalogService[] {
  return catalog.parse(JSON.parse(json))
}

export function readFacts(json: string): Readonly<Record<string, unknown>> {
  return facts.parse(JSON.parse(json))
}
