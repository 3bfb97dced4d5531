import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import { deliveryRefusalText } from '#domain/deliveries/delivery-refusal.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { confirmFirst } from '#web/desk/confirm-first.ts'
import {
  deliveriesForm,
  type DeliveriesAnswer,
  deliveryRow,
} from '#web/desk/deliveries/delivery-answers.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { formKeyOf } from '#web/desk/form-key.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/deliveries.ts'

/** Pricing starts from requests; a visit by address is redirected there. */
export const loader = () => redirect(deskPaths.requests)

/** Prices deliveries and sends them as seen: one at once, several in the background. */
export async function action({ context }: Route.ActionArgs): Promise<DeliveriesAnswer> {
  const { desk, session } = requireSession(context)
  const form = submittedForm(context)
  const submission = parseWithZod(form, { schema: deliveriesForm })
  const formKey = formKeyOf(form)
  const submitted = submission.status === 'success' ? submission.value : null
  if (submitted === null || (submitted.intent !== 'look' && formKey === undefined)) {
    return { is: 'failed', message: 'This could not be read. Reload the page.' }
  }
  if (submitted.intent === 'look') {
    const priced = await desk.deliveries.priceDeliveries(submitted.ids)
    return { is: 'priced', rows: priced.map(deliveryRow) }
  }
  if (submitted.intent === 'send-several') {
    // Sending to several customers asks to confirm the identity.
    const asks = confirmFirst({ desk, session })
    if (asks !== null) return asks
    const rows = submitted.rows.map(({ id: requestId, seen }) => ({ requestId, seen }))
    throw redirect(
      deskPaths.deliveryBatch(
        await desk.deliveries.sendDeliveries(rows, session.member, formKey ?? ''),
      ),
    )
  }
  const { id, seen, by } = submitted
  const sent = await desk.deliveries.sendDelivery(id, { seen, by }, session.member, formKey ?? '')
  if (!sent.ok) return { is: 'failed', message: `Not sent. ${deliveryRefusalText(sent.error)}` }
  const { quote, url } = sent.value
  const { name, phone, email } = quote.recipient
  const text = `${quoteNumber(quote)}, ${by === 'email' ? `sent to ${email}` : 'ready to text'}`
  return { is: 'sent', line: { name, text, phone, url, quoteId: quote.id } }
}
