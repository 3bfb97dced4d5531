import * as z from 'zod/mini'
import type { AddressText } from '#domain/addresses/address-parts.ts'
import { text } from './text.ts'

/** Calls 1 to 3 of the quote form. Names are the wire's own. */
export const quotePaths = {
  services: '/api/v1/everGreenservice/static',
  client: '/api/v1/client/client',
  request: '/api/v2/request/Ecom-request',
} as const

/** Header with one key per filled form, on calls 2 and 3. */
export const idempotencyHeader = 'Idempotency-Key'

/** Header of call 2 with the token of the settings, which shows when the form was opened. */
export const formTokenHeader = 'Form-Token'

/** Header of call 2 with the sentence of consent that the form showed, to record exactly this. */
export const consentHeader = 'Consent-Shown'

/** The value of that header: the page's seal, and the sentence in percent-encoding. */
export const consentToHeader = ({ wording, seal }: { wording: string; seal: string }) =>
  `${seal}.${encodeURIComponent(wording)}`

/** Null if there is none or it is unreadable. */
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

/** Longest text of a field that is parsed at all, in UTF-16 units. */
const line = text(300)
const paragraph = text(4000)

/** A field that the form does not require; empty and missing mean the same. */
const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const address = z.object({
  street1: line,
  city: line,
  state: line,
  zipcode: line,
  addressType: line,
})
type WireAddress = z.infer<typeof address>

/** Converts an address to the wire's names. */
export function addressToWire(typed: AddressText): WireAddress {
  const { street1, city, state, zip, addressType } = typed
  return { street1, city, state, zipcode: zip, addressType }
}

/** Converts an address from the wire's names; unchecked. */
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
  /** The honeypot, which people do not see: empty or missing, unless a machine filled it. */
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
  /**
   * Not part of the specified call. Read by `submittedEstimates`, so that a bad one does not fail
   * the call.
   */
  estimates: z.optional(z.unknown()),
  /**
   * Not validated here either: ids of photographs, which have upload calls of their own
   * (`photographs.ts`).
   */
  photoIds: z.optional(z.unknown()),
  /** Not validated here either: answers to `preferenceQuestions`. */
  preferences: z.optional(z.unknown()),
})
export type RequestBody = z.infer<typeof requestBody>
