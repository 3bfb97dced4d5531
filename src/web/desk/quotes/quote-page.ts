import { plainAmount, amountText } from '#domain/money/amount-text.ts'
import { formatCalendarDate, formatDate, formatMomentWithZone } from '#domain/time.ts'
import { visitSubject } from '#domain/visits/visit-text.ts'
import { windowText } from '#domain/visits/visit-window.ts'
import { countyTaxFor, type CountyTax } from '#domain/prices/delivery-prices.ts'
import type { QuotedDelivery } from '#usecases/desk/deliveries.ts'
import { isOnline, paidByText, paymentToRefund } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import { mismatchTexts, moneyText } from '#domain/payments/wording.ts'
import { companyOf, type Context, requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { agreedLines } from './agreed-lines.tsx'
import { stateNames, stateOf } from './marks.tsx'
import { quoteRow } from './quote-row.tsx'
import { typedFrom, typedLine } from './typed-quote.ts'

export type LoadedQuote = NonNullable<Awaited<ReturnType<typeof loadQuote>>>

export async function loadQuote(context: Context, id: string) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const found = await desk.quotes.findQuote(id)
  if (found === null) return null
  const { quote, document, acceptance, payments, states, questions, today } = found
  const { requestId } = quote
  const [ends, delivery, prices, { rows: counties }, calculated, photographs] = await Promise.all([
    desk.quotes.whatEndsWithQuote(id),
    desk.deliveries.deliveryOfQuote(id),
    desk.prices.listPrices(),
    desk.prices.readCountyTaxes(),
    requestId === null ? [] : desk.quotes.calculatedLines(requestId),
    requestId === null ? [] : desk.photographs.listPhotographs(requestId),
  ])
  const zipCounty = countyTaxFor(counties, quote.recipient.address.zip)
  const moment = (at: number) => formatMomentWithZone(at, timeZone)
  const cost = (cents: number | null) => (cents === null ? '' : plainAmount(cents))
  return {
    id: quote.id,
    number: quoteNumber(quote),
    kind: quote.kind,
    title: quote.title,
    revision: quote.revision,
    version: quote.version,
    hasDraft: quote.hasDraft,
    state: stateOf(quote, today),
    isAccepted: acceptance !== null,
    isCalledOff: quote.calledOffAt !== null,
    wasSent: quote.version > 0,
    requestId,
    customerId: quote.customerId,
    email: quote.recipient.email,
    phone: quote.recipient.phone,
    typed: typedFrom(document, quote.recipient),
    profit: found.profit,
    total: amountText(quote.totalCents),
    url: found.url,
    revocation: quote.revocation,
    openedAt: quote.openedAt === null ? null : moment(quote.openedAt),
    declines: found.declines.map(({ version, at, reason }) => ({
      version,
      when: moment(at),
      reason,
    })),
    isAsked: quote.askedAt !== null,
    lastAskedAt: questions[0]?.at ?? 0,
    questions: questions.map(({ id, at, text }) => ({ id, when: moment(at), text })),
    versions: found.versionText.map(({ number, sentAt, sentBy, totalCents, changes }) => ({
      number,
      when: [moment(sentAt), sentBy].filter(Boolean).join(', by '),
      total: amountText(totalCents),
      changes,
    })),
    accepted: acceptance && {
      lines: agreedLines(document, acceptance),
      text: `Version ${acceptance.version}, ${amountText(acceptance.totalCents)}, signed “${acceptance.name}” on ${moment(acceptance.at)}`,
    },
    /** Null before acceptance and once called off. */
    callingOffEffects: ends && {
      ...ends,
      visits: ends.visits.map((visit) => ({
        id: visit.id,
        seen: visit.revision,
        isOfQuote: visit.isOfQuote,
        isEmailed: visit.notified !== null && visit.email !== '',
        text: [visitSubject(visit), formatCalendarDate(visit.day), windowText(visit, timeZone)]
          .filter(Boolean)
          .join(', '),
      })),
    },
    delivery: quote.kind === 'delivery' ? deliveryLineText(delivery, quote, timeZone) : null,
    states,
    overpaid:
      found.overpaidCents === 0
        ? null
        : {
            cents: found.overpaidCents,
            paymentId: paymentToRefund(payments, found.overpaidCents)?.id ?? null,
          },
    disputes: found.disputes,
    bankPayments: found.bankPayments.map(({ part, name, cents, at, hasFailed }) => ({
      part,
      hasFailed,
      text: `${amountText(cents)} for ${name}, made ${formatDate(at, timeZone)}`,
    })),
    payments: payments.map(
      ({ id, at, cents, currency, refundedCents, lostCents, method, checkNumber, mismatch }) => ({
        id,
        text: [
          // Payments recorded by hand have a date but no time.
          `${moneyText({ amountCents: cents, currency })}, ${paidByText({ method, checkNumber })}, ${isOnline(method) ? moment(at) : formatDate(at, timeZone)}`,
          refundedCents > 0
            ? `${moneyText({ amountCents: refundedCents, currency })} refunded`
            : '',
          lostCents > 0
            ? `${moneyText({ amountCents: lostCents, currency })} lost in a dispute`
            : '',
          mismatch === null ? '' : mismatchTexts[mismatch],
        ]
          .filter(Boolean)
          .join(', '),
      }),
    ),
    changeOrders: found.changeOrders.map((each) => {
      const row = quoteRow(each, today, timeZone)
      return {
        id: row.id,
        title: `${row.number}, ${row.title}`,
        about: `${row.total}, ${stateNames[row.state].toLowerCase()}`,
      }
    }),
    parent: found.parent && {
      id: found.parent.id,
      number: quoteNumber(found.parent),
      isCalledOff: found.parent.calledOffAt !== null,
    },
    today,
    prices: prices.map(({ id, name, unit, priceCents, costCents, isTaxable }) => ({
      id,
      name,
      unit,
      price: plainAmount(priceCents),
      cost: cost(costCents),
      isTaxable,
    })),
    counties: counties.map(knownCounty),
    /** The saved ZIP code and its county, if known. */
    zipPlace: {
      zip: quote.recipient.address.zip,
      county: zipCounty === null ? null : knownCounty(zipCounty),
    },
    calculated: calculated.map(typedLine),
    photographs: photographs.map(({ id, state, caption }) => ({
      id,
      state,
      caption,
      thumbnail: `${deskPaths.photographsOfRequest(requestId ?? '')}/${id}/small`,
    })),
  }
}

const knownCounty = ({ county, rate }: CountyTax) => ({ county, rate: String(rate / 1000) })

/** The delivery's day, or why it has none. */
export function deliveryLineText(
  delivery: QuotedDelivery | null,
  { calledOffAt, recipient }: Pick<WrittenQuote, 'calledOffAt' | 'recipient'>,
  timeZone: string,
) {
  const isCalledOff = calledOffAt !== null
  const visit = delivery?.visit ?? null
  if (visit !== null) {
    const when = `${formatCalendarDate(visit.day)}, ${windowText(visit, timeZone)}`
    if (visit.status === 'canceled') {
      const next = isCalledOff ? '' : ' The customer picks another day on their page.'
      return { text: `${when}, called off.${next}`, visitId: visit.id, isUrgent: !isCalledOff }
    }
    const status = { planned: '', done: ', done', missed: ', nobody there' }[visit.status]
    return { text: `${when}${status}`, visitId: visit.id, isUrgent: visit.status === 'missed' }
  }
  const isUrgent = !isCalledOff && delivery?.hasLostDay === true
  const line = (text: string) => ({ text, visitId: null, isUrgent })
  if (isCalledOff) return line('No day was ever picked.')
  const day = delivery?.wanted?.day
  if (day !== undefined) {
    return line(`${formatCalendarDate(day)} is the day they want. It is theirs once they pay.`)
  }
  if (isUrgent) {
    const how = recipient.email === '' ? 'Call them' : 'Their page asks them'
    return line(`Paid, but the day they picked is no longer free. ${how} to pick another one.`)
  }
  return line(
    delivery?.isVisitGone === true ? 'Its day is no longer on record.' : 'No day picked yet.',
  )
}
