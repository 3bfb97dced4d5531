import { Hono } from 'hono'
import {
  addressFromWire,
  clientBody,
  consentFromHeader,
  consentHeader,
  formTokenHeader,
  idempotencyHeader,
  quotePaths,
  requestBody,
  type ServicesAnswer,
} from '#contract/quotes.ts'
import { idempotencyKey } from '#contract/text.ts'
import { submittedPhotographs } from '#contract/photographs.ts'
import { submittedEstimates } from '#contract/estimates.ts'
import { readPreferences } from '#domain/quote-requests/preferences.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { requestQuote } from '#usecases/quote-requests/request-quote.ts'
import { saveClient } from '#usecases/quote-requests/save-client.ts'
import { readBody } from './guards.ts'
import type { limitMailbox } from './limits.ts'
import { Problem } from './problems.ts'

export function quoteRoutes(
  dependencies: Dependencies,
  limit: ReturnType<typeof limitMailbox>,
): Hono {
  const routes = new Hono()
  const { catalog } = dependencies
  const save = saveClient(dependencies)
  const complete = requestQuote(dependencies)

  routes.get(quotePaths.services, async (context) => {
    const services = await catalog.services()
    const answer: ServicesAnswer = {
      data: services.map(({ id, name, materials }) => ({
        _id: id,
        serviceName: name,
        productOptions: materials.map((material) => ({
          productId: material.id,
          productData: { name: material.name },
        })),
      })),
    }
    return context.json(answer)
  })

  routes.post(quotePaths.client, async (context) => {
    const key = readKey(context.req.header(idempotencyHeader))
    const body = await readBody(context, clientBody)
    await limit('quotes-of-mailbox', body.emailDetails[0].email)
    const saved = await save({
      contact: {
        firstName: body.firstName,
        lastName: body.lastName ?? '',
        email: body.emailDetails[0].email,
        phone: body.contactDetails[0].phoneNumber,
      },
      address: addressFromWire(body.propertyDetails[0]),
      idempotencyKey: key,
      honeypot: body.website ?? '',
      formToken: context.req.header(formTokenHeader) ?? '',
      shownConsent: consentFromHeader(context.req.header(consentHeader)),
    })
    if (!saved.ok) throw refusal(saved.error)
    return context.json({ client: { _id: saved.value.clientId } }, 201)
  })

  routes.post(quotePaths.request, async (context) => {
    readKey(context.req.header(idempotencyHeader))
    const body = await readBody(context, requestBody)
    const requested = await complete({
      clientId: body.clientid,
      services: body.selectedService.map(({ serviceId, selectedProduct, serviceAddress }) => ({
        serviceId,
        materialIds: selectedProduct,
        address: addressFromWire(serviceAddress),
      })),
      projectDetails: body.projectDetails,
      additionalNotes: body.additionalNotes ?? '',
      estimates: submittedEstimates(body.estimates),
      photographIds: submittedPhotographs(body.photoIds),
      preferences: readPreferences(body.preferences),
    })
    if (!requested.ok) throw refusal(requested.error)
    return context.json({ request: { _id: requested.value.requestId } }, 201)
  })

  return routes
}

function refusal(
  error:
    | { readonly code: 'invalid'; readonly fields: Readonly<Record<string, string>> }
    | { readonly code: 'key-reused' | 'unknown-client' | 'already-requested' },
): Problem {
  return error.code === 'invalid'
    ? new Problem('invalid', { fields: error.fields })
    : new Problem(error.code)
}

function readKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const read = idempotencyKey.safeParse(header)
  if (!read.success) {
    throw new Problem('bad-parameter', { fields: { [idempotencyHeader]: 'is not a key' } })
  }
  return read.data
}
