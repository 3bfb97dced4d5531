import * as z from 'zod/mini'
import { addressTypes } from '#domain/quotes/quote-draft.ts'
import type { RequestedService } from '#domain/quotes/lead.ts'
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

export function readAttachments(json: string): readonly MailAttachment[] {
  return attachments.parse(JSON.parse(json))
}

export function readRequestedServices(json: string): readonly RequestedService[] {
  return requestedServices.parse(JSON.parse(json))
}
