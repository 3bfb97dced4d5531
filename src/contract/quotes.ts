import * as z from 'zod/mini'
import type { AddressText } from '#domain/addresses/address-parts.ts'
import { idempotencyKey, text } from './text.ts'

/** Calls 1 to 3 of the quote form. Names are the wire's own. */
export const quotePaths = {
  services: '/api/v1/everGreenservice/static',
  client: '/api/v1/client/client',
  request: '/api/v2/request/Ecom-request',
} as const

/** Name of the header that carries one key per filled form, on calls 2 and 3. */
export const idempotencyHeader = 'Idempotency-Key'
export { idempotencyKey }

/** Header of call 2 with the settings' token, which holds when the form was opened. */
export const formTokenHeader = 'Form-Token'

/** Header of call 2 with the sentence of consent that the form showed, which is what was agreed to. */
export const consentHeader = 'Consent-Shown'

/** As the header carries it: the page's seal, and the sentence in percent-encoding. */
export const consentToHeader = ({ wording, seal }: { wording: string; seal: string }) =>
  `${seal}.${encodeURIComponent(wording)}`

/** Null where there is none, or none that can be read. */
export function consentFromHeader(header: string | undefined) {
  const [seal = '', encoded = ''] = header?.split(/\.(.*)/s) ?? []
  try {
    return seal === '' ? null : { seal, wording: decodeURIComponent(encoded) }
  } catch {
    return null
  }
}

const productOption = z.object({
  productId: z.string(),
  productData: z.nullish(z.object({ name: z.nullish(z.string()) })),
})

/** Answer of call 1. The list call names a service `serviceName`; other sources say `name`. */
export const servicesAnswer = z.object({
  data: z.array(
    z.object({
      _id: z.string(),
      serviceName: z.nullish(z.string()),
      name: z.nullish(z.string()),
      productOptions: z.nullish(z.array(productOption)),
    }),
  ),
})
export type ServicesAnswer = z.infer<typeof servicesAnswer>

/** Longest text that a single field may hold before it is refused unread, in UTF-16 units. */
const line = text(300)
const paragraph = text(4000)

/** What the form does not require; empty and missing say the same. */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const address = z.object({
  street1: line,
  city: line,
  state: line,
  zipcode: line,
  addressType: line,
})
type WireAddress = z.infer<typeof address>

/** An address as the wire writes it. */
export function addressToWire(typed: AddressText): WireAddress {
  const { street1, city, state, zip, addressType } = typed
  return { street1, city, state, zipcode: zip, addressType }
}

/** An address that the wire has brought, unchecked. */
export function addressFromWire({ zipcode, ...others }: WireAddress): AddressText {
  return { ...others, zip: zipcode }
}

/** Body of call 2: the client. */
export const clientBody = z.object({
  firstName: line,
  lastName: optional(line),
  contactDetails: z.tuple([z.object({ phoneNumber: line, textAllow: z.literal(true) })]),
  emailDetails: z.tuple([z.object({ email: line })]),
  propertyDetails: z.tuple([address]),
  static: z.literal(true),
  channelType: z.literal('website'),
  source: z.literal('Others'),
  userId: line,
  /** A field of the form that people do not see: empty, or missing, unless a machine filled it. */
  website: z.optional(z.string()),
})
export type ClientBody = z.infer<typeof clientBody>

/** Answer of call 2. */
export const clientAnswer = z.object({ client: z.object({ _id: z.string() }) })

/** Body of call 3: the quote request. */
export const requestBody = z.object({
  clientid: text(100),
  status: z.literal('QuoteRequested'),
  source: z.literal('E-com'),
  selectedService: z
    .array(
      z.object({
        serviceId: text(100),
        selectedProduct: z.array(text(200)).check(z.maxLength(200)),
        serviceAddress: address,
      }),
    )
    .check(z.maxLength(50)),
  projectDetails: paragraph,
  additionalNotes: optional(paragraph),
  // Not an array of `never`, which would report each of thirty thousand items.
  siteVisits: z.tuple([]),
  requestType: z.literal('OneTime'),
  needServiceFrequency: z.literal(false),
  priority: z.literal('Medium'),
  /** Beyond the contract of the call. Read by `submittedEstimates`, so that none spoils the call. */
  estimates: z.optional(z.unknown()),
  /** The same: ids of photographs that come by calls of their own (`photographs.ts`). */
  photoIds: z.optional(z.unknown()),
  /** The same: answers to `preferenceQuestions`. */
  preferences: z.optional(z.unknown()),
})
export type RequestBody = z.infer<typeof requestBody>
