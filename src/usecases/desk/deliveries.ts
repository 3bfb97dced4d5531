import type { StaffMember } from '#domain/desk/staff.ts'
import { batchOutcome } from '#domain/deliveries/batch-outcome.ts'
import { deliverySettings, type DeliverySettings } from '#domain/deliveries/delivery-settings.ts'
import type { DeliveryRefusal } from '#domain/deliveries/delivery-refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, minute } from '#domain/time.ts'
import { canonicalJson } from '#domain/written-quotes/version-content.ts'
import { quoteNumber, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import type { BatchRow } from '#ports/delivery-batch-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { quoteUrl } from '#usecases/written-quotes/quote-links.ts'
import { actorOf } from './actor.ts'
import { deliveryPricing, type Entered, type PricedDelivery } from './delivery-pricing.ts'
import type { deskQuotes } from './written-quotes.ts'

export type { QuotedDelivery } from '#ports/quoted-delivery-store.ts'

/** Period in which a price is sent after its quote was created, in milliseconds. */
const sendWithin = 2 * minute

/** How a delivery is sent. */
export interface DeliveryTerms {
  /** The previewed figures. */
  readonly seen: string
  readonly by: 'email' | 'link'
  readonly entered?: Entered
}

/** A delivery that went out as a written quote. */
export interface SentDelivery {
  readonly quote: WrittenQuote
  /** Address of the customer's page. */
  readonly url: string
}

/** Prices and sends deliveries, as written quotes that are paid in full, made from requests. */
export function deskDeliveries(
  dependencies: Dependencies,
  { sendQuote }: Pick<ReturnType<typeof deskQuotes>, 'sendQuote'>,
) {
  const { settings, writtenQuotes, quotedDeliveries, clock } = dependencies
  const { fingerprintOf, readPrices, price, deliveriesOf } = deliveryPricing(dependencies)
  const actor = actorOf(clock)
  /** Another form is sending it just now; an older draft was left behind. */
  const isBeingSent = ({ status, createdAt }: WrittenQuote) =>
    status === 'draft' && createdAt > clock.now() - sendWithin
  const actorOfForm = (by: string, formKey: string, requestId: string) => ({
    by,
    at: clock.now(),
    formKey: `${formKey} ${requestId}`,
  })
  /** The quote that a form has created before for a request; null if there is none. */
  const sentBefore = async (
    requestId: string,
    by: string,
    formKey: string,
  ): Promise<WrittenQuote | null> => {
    const id = await writtenQuotes.madeBefore(actorOfForm(by, formKey, requestId))
    const quote = id === null ? undefined : (await writtenQuotes.find(id))?.quote
    return quote !== undefined && quote.version > 0 ? quote : null
  }
  const answer = (quote: WrittenQuote) =>
    ok({ quote, url: quoteUrl(dependencies, quote.id, quote.revocation) })
  const send = async (
    requestId: string,
    { seen, by: sentBy, entered = [] }: DeliveryTerms,
    member: StaffMember,
    formKey: string,
  ): Promise<Result<SentDelivery, DeliveryRefusal>> => {
    const sender = actorOfForm(member.id, formKey, requestId)
    // Read before the form's own quote, which another copy of the form may make meanwhile.
    const deliveries = await deliveriesOf(requestId)
    const own = await writtenQuotes.madeBefore(sender)
    const others = deliveries.filter(({ id }) => id !== own)
    if (others.some(isBeingSent)) return err({ code: 'being-sent' })
    const priced = await price(requestId, await readPrices(), entered)
    if (priced === null) return err({ code: 'unknown-request' })
    if (priced.is === 'incomplete') return err({ code: 'missing', missing: priced.missing })
    const { document, recipient, earlier } = priced
    const content = { document, recipient }
    // Batches that have waited since before an update hold it with the last day.
    const withLastDay = fingerprintOf({ ...content, earlier })
    if (![priced.seen, withLastDay].includes(seen)) return err({ code: 'changed' })
    if (sentBy === 'email' && recipient.email === '') return err({ code: 'no-email' })
    const created = await writtenQuotes.create(
      { kind: 'delivery', parentId: null, requestId, customerId: null, ...content },
      sender,
      others.length,
    )
    if (!created.ok) {
      return err({ code: created.error.code === 'changed' ? 'changed' : 'unknown-request' })
    }
    const draft = await writtenQuotes.find(created.value)
    if (draft === null) return err({ code: 'unknown-request' })
    if (draft.quote.version > 0) return answer(draft.quote)
    let { revision } = draft.quote
    const drafted = { document: draft.document, recipient: draft.quote.recipient }
    // An earlier try of this form has made it, with the figures of that moment.
    if (canonicalJson(drafted) !== canonicalJson(content)) {
      // A colleague has edited it since.
      if (revision > 1) return err({ code: 'edited', quote: quoteNumber(draft.quote) })
      const saved = await writtenQuotes.saveDraft(created.value, content, revision, sender)
      if (!saved.ok) return err({ code: 'changed' })
      revision = saved.value
    }
    const terms = { seen: revision, by: sentBy, message: '' } as const
    const sent = await sendQuote(created.value, terms, member)
    if (sent.ok) return answer(sent.value)
    if (sent.error.code === 'missing') return err({ ...sent.error })
    return err({ code: 'changed' })
  }
  return {
    sentBefore,
    /**
     * Day, answers and visit of a delivery; null for any other quote, and before its customer has
     * answered.
     */
    deliveryOfQuote: (quoteId: string) => quotedDeliveries.find(quoteId),
    readDeliverySettings: () => settings.read(deliverySettings),
    saveDeliverySettings: (value: DeliverySettings, seen: number, by: StaffMember) =>
      settings.save(deliverySettings, value, seen, actor(by)),

    /** Figures of each request in that order, without deleted requests. */
    async priceDeliveries(
      requestIds: readonly string[],
      entered: Entered = [],
    ): Promise<readonly PricedDelivery[]> {
      const from = await readPrices()
      const all: PricedDelivery[] = []
      for (const id of new Set(requestIds)) {
        const priced = await price(id, from, entered)
        if (priced !== null) all.push(priced)
      }
      return all
    },

    /** Lets the background send the previewed prices; returns the id of the batch. */
    sendDeliveries: (rows: readonly BatchRow[], member: StaffMember, formKey: string) =>
      dependencies.deliveryBatches.begin(rows, actor(member, formKey)),
    async findDeliveryBatch(id: string) {
      const batch = await dependencies.deliveryBatches.find(id)
      if (batch === null) return null
      const { at, by } = batch
      const on = dateOf(at, dependencies.company().timeZone)
      const rows = batch.rows.map(({ requestId, name, ...record }) => ({
        requestId,
        name,
        ...batchOutcome(record, at, on),
      }))
      return { at, by, rows }
    },

    /** Sends a delivery with the previewed figures, once for each form: by email or as a link. */
    async sendDelivery(
      requestId: string,
      terms: DeliveryTerms,
      member: StaffMember,
      formKey: string,
    ): Promise<Result<SentDelivery, DeliveryRefusal>> {
      // With the other button it is not what was sent before.
      const key = terms.by === 'link' ? `${formKey} link` : formKey
      // A repeated form gets its first answer, whatever has changed since.
      const before = await sentBefore(requestId, member.id, key)
      if (before !== null) return answer(before)
      const sent = await send(requestId, terms, member, key)
      if (sent.ok) return sent
      // The form was sent twice, and the other copy was faster.
      const faster = await sentBefore(requestId, member.id, key)
      return faster === null ? sent : answer(faster)
    },
  }
}
