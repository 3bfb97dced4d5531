import { type ActionFunctionArgs, redirect } from 'react-router'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { confirmFirst } from '#web/desk/confirm-first.ts'
import {
  deliveriesForm,
  type DeliveriesAnswer,
  type DeliveryOutcome,
  deliveryRow,
  refusalWords,
} from '#web/desk/deliveries/delivery-answers.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { formKeyOf } from '#web/desk/form-key.ts'

/** Deliveries are priced from requests; the address by itself leads to them. */
export const loader = () => redirect(deskPaths.requests)

/** Prices the deliveries of requests, and sends them as they were seen, with a result for each. */
export async function action({ request, context }: ActionFunctionArgs): Promise<DeliveriesAnswer> {
  const { desk, session } = visitOf(context)
  const form = await request.formData()
  const read = deliveriesForm.safeParse(Object.fromEntries(form))
  const formKey = formKeyOf(form)
  if (!read.success || (read.data.intent === 'send' && formKey === undefined)) {
    return { is: 'failed', message: 'This could not be read. Reload the page.' }
  }
  const step = read.data
  if (step.intent === 'look') {
    const priced = await desk.priceDeliveries(step.ids)
    return { is: 'priced', rows: priced.map(deliveryRow) }
  }
  // Email to several customers at once asks who is there.
  const asks = step.rows.length > 1 ? confirmFirst({ desk, session }) : null
  if (asks !== null) return asks
  const outcomes: DeliveryOutcome[] = []
  for (const { id, seen } of step.rows) {
    const sent = await desk.sendDelivery(id, { seen, by: step.by }, session.member, formKey ?? '')
    if (!sent.ok) {
      const name = (await desk.priceDeliveries([id]))[0]?.recipient.name ?? ''
      outcomes.push({ id, name, problem: refusalWords(sent.error), words: '', links: null })
      continue
    }
    const { quote, url } = sent.value
    const { name, phone, email } = quote.recipient
    const to = step.by === 'email' ? `sent to ${email}` : 'ready to text'
    const links = { url, quoteId: quote.id, phone }
    outcomes.push({ id, name, problem: null, words: `${quoteNumber(quote)}, ${to}`, links })
  }
  return { is: 'saved', outcomes }
}
