import type * as z from 'zod/mini'
import type { StaffMember } from '#domain/desk/staff.ts'
import { addressLine, type AddressParts } from '#domain/addresses/address-parts.ts'
import { deliverySettings, type DeliverySettings } from '#domain/deliveries/delivery-settings.ts'
import type { DeliveryRefusal } from '#domain/deliveries/delivery-refusal.ts'
import {
  type enteredAmount,
  enteredUnits,
  gapText,
  priceDelivery,
  withEntered,
  type DeliveryGap,
  type DeliveryPrices,
  type WantedDelivery,
} from '#domain/deliveries/price-delivery.ts'
import type { Unit } from '#domain/materials/coverage.ts'
import { countyTaxes, deliveryZones } from '#domain/prices/delivery-prices.ts'
import { fullName, type Lead } from '#domain/quote-requests/lead.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, minute } from '#domain/time.ts'
import type { QuoteDocument } from '#domain/written-quotes/document.ts'
import { quoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { totalsOf } from '#domain/written-quotes/totals.ts'
import { canonicalJson } from '#domain/written-quotes/version-content.ts'
import {
  hasEnded,
  quoteNumber,
  type QuoteRecipient,
  type WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import type { RequestDetails } from '#ports/request-store.ts'
import type { BatchRow } from '#ports/delivery-batch-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { quoteUrl } from '#usecases/written-quotes/quote-links.ts'
import { actorOf } from './actor.ts'
import type { deskQuotes } from './written-quotes.ts'

export type { ListedBatchRow } from '#ports/delivery-batch-store.ts'
export type { QuotedDelivery } from '#ports/quoted-delivery-store.ts'

/** Price of a request's delivery, or the reason why there is none. */
export type PricedDelivery = {
  readonly requestId: string
  readonly recipient: QuoteRecipient
  /** `Q-1003` of a delivery of this request that waits for an answer or is accepted. */
  readonly earlier: string | null
  /** Materials whose amount can be entered, or was. */
  readonly unknown: readonly {
    readonly id: string
    readonly name: string
    /** Units in which it can be entered; the first is chosen. */
    readonly units: readonly Unit[]
  }[]
} & (
  | {
      readonly is: 'priced'
      readonly document: QuoteDocument
      readonly totalCents: number
      /** Fingerprint of the figures and of `earlier`, so that nothing unseen is sent. */
      readonly seen: string
    }
  | {
      readonly is: 'incomplete'
      /** Reasons in sentences. */
      readonly missing: readonly string[]
      /** No zone has the ZIP code, so no quantity leads to a price. */
      readonly hasNoZone: boolean
    }
)

/** Period in which a price is sent after its quote was created, in milliseconds. */
const sendWithin = 2 * minute

/** Amounts that a colleague has entered for one request. */
type Entered = readonly z.infer<typeof enteredAmount>[]

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
  const { requests, prices, settings, writtenQuotes, quotedDeliveries, secrets, clock, company } =
    dependencies
  const actor = actorOf(clock)
  const fingerprintOf = (
    shown: Pick<PricedDelivery, 'recipient' | 'earlier'> & { readonly document: QuoteDocument },
  ) => secrets.fingerprint(canonicalJson(shown))
  const today = () => dateOf(clock.now(), company().timeZone)
  const readSettings = () => settings.read(deliverySettings)
  /** Prices for all requests of one batch. */
  const readPrices = async (): Promise<Omit<DeliveryPrices, 'newId'>> => ({
    prices: await prices.list(),
    companionItems: dependencies.content().materials.companionItems,
    zones: (await settings.read(deliveryZones)).value,
    taxes: (await settings.read(countyTaxes)).value,
    settings: (await readSettings()).value,
    validDays: (await settings.read(quoteDefaults)).value.validDays,
    today: today(),
  })
  const price = async (
    requestId: string,
    from: Omit<DeliveryPrices, 'newId'>,
    entered: Entered = [],
  ): Promise<PricedDelivery | null> => {
    const found = await requests.find(requestId)
    if (found === null) return null
    const { lead, work } = found
    const places = placesOf(lead)
    const recipient = recipientOf(found, places[0] ?? lead.address)
    const earlier = await earlierOf(requestId, from.today)
    const priceOf = { requestId, recipient, earlier }
    if (work.status === 'possible-spam') {
      return {
        ...priceOf,
        is: 'incomplete',
        missing: ['It is kept as possible spam. Look at it first.'],
        hasNoZone: false,
        unknown: [],
      }
    }
    let last = 0
    const wanted = {
      materials: (lead.request?.services ?? []).flatMap(({ materials }) => materials),
      estimates: lead.request?.estimates ?? [],
      places,
    }
    const priced = priceDelivery(
      withEntered(wanted, entered),
      // Ids are repeatable, so that equal figures make an equal document.
      { ...from, newId: () => `part-${(last += 1)}` },
    )
    const gaps = priced.ok ? [] : priced.error
    const unknown = unknownAmounts(wanted.materials, gaps, entered).map((material) => ({
      ...material,
      units: enteredUnits(
        material,
        dependencies.content().materials.coverages[material.id],
        from.prices,
      ),
    }))
    if (!priced.ok) {
      const hasNoZone = gaps.some((gap) => gap.is === 'no-zone')
      return { ...priceOf, is: 'incomplete', missing: gaps.map(gapText), hasNoZone, unknown }
    }
    const document = priced.value
    // The last day moves on at midnight, though no figure has changed.
    const figures = { ...document, validUntil: null }
    const seen = fingerprintOf({ document: figures, recipient, earlier })
    const { totalCents } = totalsOf(document, [])
    return { ...priceOf, is: 'priced', document, totalCents, seen, unknown }
  }
  const deliveriesOf = async (requestId: string) =>
    (await writtenQuotes.ofRequest(requestId)).filter(({ kind }) => kind === 'delivery')
  const earlierOf = async (requestId: string, on: string) => {
    const open = (await deliveriesOf(requestId)).find(
      (quote) =>
        (quote.status === 'accepted' && quote.calledOffAt === null) ||
        (quote.status === 'sent' && !hasEnded(quote, on)),
    )
    return open === undefined ? null : quoteNumber(open)
  }
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
    // Batches that have waited since before an update hold it with the last day.
    const withLastDay = fingerprintOf({ document, recipient, earlier })
    if (![priced.seen, withLastDay].includes(seen)) return err({ code: 'changed' })
    if (sentBy === 'email' && recipient.email === '') return err({ code: 'no-email' })
    const created = await writtenQuotes.create(
      { kind: 'delivery', parentId: null, requestId, customerId: null, recipient, document },
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
    if (canonicalJson(drafted) !== canonicalJson({ document, recipient })) {
      // A colleague has edited it since.
      if (revision > 1) return err({ code: 'edited', quote: quoteNumber(draft.quote) })
      const content = { document, recipient }
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
    readDeliverySettings: readSettings,
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
    findDeliveryBatch: (id: string) => dependencies.deliveryBatches.find(id),

    /** Sends a delivery with the previewed figures, once for each form: by email or as a link. */
    async sendDelivery(
      requestId: string,
      terms: DeliveryTerms,
      member: StaffMember,
      formKey: string,
    ): Promise<Result<SentDelivery, DeliveryRefusal>> {
      // A repeated form gets its first answer, whatever has changed since.
      const before = await sentBefore(requestId, member.id, formKey)
      if (before !== null) return answer(before)
      const sent = await send(requestId, terms, member, formKey)
      if (sent.ok) return sent
      // The form was sent twice, and the other copy was faster.
      const faster = await sentBefore(requestId, member.id, formKey)
      return faster === null ? sent : answer(faster)
    },
  }
}

/**
 * Materials whose amount can be entered, or was: an entered one may be mistyped, or in a unit that
 * the price list does not have.
 */
function unknownAmounts(
  materials: WantedDelivery['materials'],
  gaps: readonly DeliveryGap[],
  entered: Entered,
): WantedDelivery['materials'] {
  const missing = gaps.flatMap((gap) => (gap.is === 'no-quantity' ? [gap] : []))
  const typed = materials.filter(({ id }) => entered.some(({ material }) => material === id))
  return [...new Map([...missing, ...typed].map(({ id, name }) => [id, { id, name }])).values()]
}

/** Each named place once: of the services, or else of the customer. */
function placesOf({ request, address }: Lead): readonly AddressParts[] {
  const named = (request?.services ?? []).map((service) => service.address)
  const all = named.length === 0 ? [address] : named
  return [...new Map(all.map((place) => [addressLine(place).toLowerCase(), place])).values()]
}

function recipientOf({ lead, replyTo }: RequestDetails, place: AddressParts): QuoteRecipient {
  const { contact } = lead
  const { street1, city, state, zip } = place
  return {
    name: fullName(contact),
    phone: contact.phone,
    email: replyTo,
    address: { street1, city, state, zip },
  }
}
