import { redirect } from 'react-router'
import { deliveryRefusalText } from '#domain/deliveries/delivery-refusal.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import {
  deliveriesForm,
  type DeliveriesAnswer,
  deliveryRow,
} from '#web/desk/deliveries/delivery-answers.ts'
import { formKeyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { confirmFirst, failed } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Route } from './+types/deliveries.ts'

/** Pricing starts from requests; a visit by address is redirected there. */
export const loader = () => redirect(deskPaths.requests)

/** Prices deliveries and sends them as seen: one at once, several in the background. */
export async function action({ context }: Route.ActionArgs): Promise<DeliveriesAnswer> {
  const { desk, session, member } = requireSession(context)
  const submission = submissionOf(context, deliveriesForm)
  const formKey = formKeyOf(context)
  const asked = submission.status === 'success' ? submission.value : null
  if (asked === null || (asked.intent !== 'preview' && formKey === undefined)) {
    return failed('This could not be read. Reload the page.')
  }
  if (asked.intent === 'preview') {
    const priced = await desk.deliveries.priceDeliveries(asked.ids, asked.entered)
    return { is: 'priced', rows: priced.map(deliveryRow) }
  }
  if (asked.intent === 'send-several') {
    // Sending to several customers asks to confirm the identity.
    const asks = confirmFirst({ desk, session })
    if (asks !== null) return asks
    const rows = asked.rows.map(({ id: requestId, seen }) => ({ requestId, seen }))
    throw redirect(
      deskPaths.deliveryBatch(await desk.deliveries.sendDeliveries(rows, member, formKey ?? '')),
    )
  }
  const { id, ...terms } = asked
  const sent = await desk.deliveries.sendDelivery(id, terms, member, formKey ?? '')
  if (!sent.ok) return failed(`Not sent. ${deliveryRefusalText(sent.error)}`)
  const { quote, url } = sent.value
  const { name, phone, email } = quote.recipient
  const text = `${quoteNumber(quote)}, ${terms.by === 'email' ? `sent to ${email}` : 'ready to text'}`
  return { is: 'sent', line: { name, text, phone, url, quoteId: quote.id } }
}
