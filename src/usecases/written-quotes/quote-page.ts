import { isChargeable } from '#domain/events/price.ts'
import { isPhotographId, photographFiles } from '#domain/photographs/photograph.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, formatMomentWithZone } from '#domain/time.ts'
import type { QuoteNews } from '#domain/emails/quote-news.ts'
import { emailKey, lengthOf } from '#domain/fields.ts'
import { normalizeText } from '#domain/text.ts'
import { drawingFile } from '#domain/written-quotes/document.ts'
import { askedPayments, offeredPicks, totalsOf } from '#domain/written-quotes/totals.ts'
import { canonicalJson, figuresOf } from '#domain/written-quotes/version-content.ts'
import {
  answerLengths,
  hasEnded,
  mayAnswer,
  quoteNumber,
  type AnswerRefusal,
} from '#domain/written-quotes/written-quote.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import type { QuoteDetails } from '#ports/quote-details.ts'
import type { WantedDay } from '#ports/quoted-delivery-store.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { settleOnce } from '#usecases/payments/settle-once.ts'
import { payQuote, type NotPayable } from './pay-quote.ts'
import { printVersion, readContent } from './prepare-version.ts'
import { emailsToDesk, emailToCustomer } from './quote-emails.ts'
import { linkedToken, opensQuote, quoteIdIn } from './quote-links.ts'

type UnfitSignature = {
  readonly code: 'no-name' | 'long-name' | 'no-consent' | 'nothing-signed' | 'other-figures'
}

type NoPage = { readonly code: 'unknown-page' }

/** Consent of a customer to the version that their page has shown. */
export interface QuoteConsent {
  readonly version: number
  readonly sha256: string
  /** Name as typed. */
  readonly name: string
  readonly isTicked: boolean
  /** Ids of lines. */
  readonly picked: readonly string[]
}

/** The customer's page of a quote: reading, asking, answering, paying. */
export function customerQuotePage(dependencies: Dependencies) {
  const { writtenQuotes, clock, company, secrets, files, publicUrl } = dependencies
  const settle = settleOnce(dependencies)
  const pay = payQuote(dependencies)
  const today = () => dateOf(clock.now(), company().timeZone)

  const open = async (token: string): Promise<QuoteDetails | null> => {
    const found = await writtenQuotes.find(quoteIdIn(token))
    if (found === null || found.quote.version === 0) return null
    return opensQuote(secrets, token, found.quote) ? found : null
  }
  const read = async (token: string) => {
    const found = await open(token)
    if (found === null) return null
    const { quote, versions, acceptance, states, changeOrders, payments: paid } = found
    const number = acceptance?.version ?? quote.version
    const version = versions.find((each) => each.number === number)
    if (version === undefined) return null
    // Whoever can read a change order can sign it.
    const reader = emailKey(quote.recipient.email)
    const own = changeOrders.filter(
      ({ version: sent, recipient }) => sent > 0 && emailKey(recipient.email) === reader,
    )
    return {
      content: readContent(version.content),
      sha256: version.sha256,
      version: number,
      status: quote.status,
      hasEnded: hasEnded(quote, today()),
      isAsked: quote.askedAt !== null,
      isCalledOff: quote.calledOffAt !== null,
      acceptance,
      states,
      overpaidCents: found.overpaidCents,
      bankPayments: found.bankPayments,
      takesCards: dependencies.payments.takesCards,
      payments: paid.filter(({ mismatch }) => mismatch === null),
      notOwed: paid.filter(({ mismatch }) => mismatch !== null),
      changeOrders: own.map((order) => ({
        title: order.title,
        number: quoteNumber(order),
        status: order.status,
        totalCents: order.totalCents,
        token: linkedToken(secrets, order),
      })),
    }
  }
  /** Alerts about the version as it was sent: an unsent draft may name another recipient. */
  const alertsAbout = async (
    { quote, versions: [last, ...earlier] }: QuoteDetails,
    version: number,
    news: QuoteNews,
  ) => {
    const sent = earlier.find(({ number }) => number === version) ?? last
    if (sent === undefined) return []
    const { recipient, document } = readContent(sent.content)
    const { title } = document
    const recipients = await alertRecipients(dependencies, 'quote-answered')
    return emailsToDesk(recipients, { ...quote, recipient, title }, news)
  }

  return {
    read,

    /** Whether a link opened a quote until a new one was made. */
    async isReplaced(token: string): Promise<boolean> {
      const { id, revocation } = (await writtenQuotes.find(quoteIdIn(token)))?.quote ?? {}
      if (id === undefined || revocation === undefined) return false
      const earlier = [...Array.from({ length: revocation }).keys()]
      return earlier.some((number) => opensQuote(secrets, token, { id, revocation: number }))
    },

    async recordOpened(token: string, version: number): Promise<void> {
      const found = await open(token)
      if (found !== null) await writtenQuotes.recordOpened(found.quote.id, version, clock.now())
    },

    async ask(
      token: string,
      { version, text, key }: { version: number; text: string; key: string },
    ): Promise<
      Result<null, NoPage | { readonly code: 'empty-text' | 'long-text' | 'many-questions' }>
    > {
      const found = await open(token)
      if (found === null) return err({ code: 'unknown-page' })
      const typed = normalizeText(text)
      if (typed === '') return err({ code: 'empty-text' })
      if (lengthOf(typed) > answerLengths.text) return err({ code: 'long-text' })
      const emails = await alertsAbout(found, version, { is: 'question', text: typed })
      const question = { version, text: typed, key: key.slice(0, 64) }
      const asked = await writtenQuotes.ask(found.quote.id, question, clock.now(), () => emails)
      if (asked.ok) return asked
      const { code } = asked.error
      return err({ code: code === 'unknown-quote' ? 'unknown-page' : code })
    },

    async decline(
      token: string,
      { version, reason }: { version: number; reason: string },
    ): Promise<Result<null, NoPage | AnswerRefusal | { readonly code: 'long-text' }>> {
      const found = await open(token)
      if (found === null) return err({ code: 'unknown-page' })
      const typed = normalizeText(reason)
      if (lengthOf(typed) > answerLengths.text) return err({ code: 'long-text' })
      const emails = await alertsAbout(found, version, { is: 'declined', reason: typed })
      const answer = { version, reason: typed, today: today() }
      const declined = await writtenQuotes.decline(
        found.quote.id,
        answer,
        clock.now(),
        () => emails,
      )
      return narrowed(declined)
    },

    /** Repeated if it was accepted just so before; then nothing changes. */
    async accept(
      token: string,
      consent: QuoteConsent,
      /** Day and answers of a delivery that is ordered. */
      wanted: WantedDay | null = null,
    ): Promise<Result<{ readonly isRepeated: boolean }, NoPage | AnswerRefusal | UnfitSignature>> {
      const found = await open(token)
      if (found === null) return err({ code: 'unknown-page' })
      const name = normalizeText(consent.name)
      if (name === '') return err({ code: consent.isTicked ? 'no-name' : 'nothing-signed' })
      if (lengthOf(name) > answerLengths.name) return err({ code: 'long-name' })
      if (!consent.isTicked) return err({ code: 'no-consent' })
      const { quote, versions } = found
      const version = versions.find((each) => each.number === consent.version)
      if (version === undefined || version.sha256 !== consent.sha256) {
        return err({ code: 'revised', version: quote.version })
      }
      const content = readContent(version.content)
      const { document } = content
      const picked = offeredPicks(document, consent.picked)
      // Signed just so before, and sent again because the answer was lost.
      const isRepeated =
        found.acceptance?.version === version.number &&
        found.acceptance.name === name &&
        found.acceptance.picked.join(' ') === picked.join(' ')
      if (isRepeated) return ok({ isRepeated })
      // Avoids printing a PDF in vain; the store checks again.
      const may = mayAnswer(quote, version.number, today())
      if (!may.ok) return may
      const now = clock.now()
      // The program may count differently than when it was sent.
      if (canonicalJson(figuresOf(document)) !== canonicalJson(content.figures)) {
        const emails = await alertsAbout(found, version.number, { is: 'other-figures' })
        const refused = { version: version.number, text: null }
        await writtenQuotes.ask(quote.id, refused, now, () => emails)
        return err({ code: 'other-figures' })
      }
      const { timeZone } = company()
      const totals = totalsOf(document, picked)
      const agreed = askedPayments(document, totals.totalCents).map(
        ({ id, name: payment, due, cents }) => ({ id, name: payment, due, cents }),
      )
      const word = {
        name,
        wording: content.consent,
        picked,
        totalCents: totals.totalCents,
        taxCents: totals.tax?.cents ?? 0,
        payments: agreed,
      }
      const on = formatMomentWithZone(now, timeZone)
      const pdf = await printVersion(dependencies, content, { ...word, on })
      const recipients = await alertRecipients(dependencies, 'quote-answered')
      const first = agreed.find(({ due }) => due === 'accepted')
      const due = first && {
        name: first.name,
        cents: first.cents,
        isForCard: dependencies.payments.takesCards && isChargeable(first.cents),
      }
      const acceptance = {
        ...word,
        version: version.number,
        recipient: content.recipient,
        sha256: version.sha256,
        taxCounty: totals.tax?.county ?? '',
        today: today(),
        pdf,
        wanted,
      }
      const deliveryOn = wanted?.window.day ?? null
      const accepted = await writtenQuotes.accept(quote.id, acceptance, now, (after) => [
        emailToCustomer(after, { is: 'accepted', due: due ?? null, deliveryOn }),
        ...emailsToDesk(recipients, after, { is: 'accepted', signature: name }),
      ])
      const answer = narrowed(accepted)
      return answer.ok ? ok({ isRepeated }) : answer
    },

    /** Opens a checkout session for an agreed payment; returns its address. */
    async pay(token: string, part: string): Promise<Result<string, NoPage | NotPayable>> {
      const found = await open(token)
      if (found === null) return err({ code: 'unknown-page' })
      const { quote, states } = found
      const name = states.find(({ id }) => id === part)?.name ?? 'Payment'
      return pay({ quote, part, name, page: `${publicUrl}/quotes/${token}` })
    },

    /**
     * Asks the provider about payments under way, since its webhook event may come later than the
     * customer.
     */
    async settle(token: string): Promise<void> {
      const found = await open(token)
      if (found === null) return
      const subject = { kind: 'quote', id: found.quote.id } as const
      for (const order of await dependencies.paymentStore.watchedOrders(subject, clock.now())) {
        await settle(order)
      }
    },

    /** Only of the shown version: an earlier one may have been meant for another address. */
    async pdf(token: string, which: number | 'accepted') {
      const shown = await read(token)
      if (shown === null || (which !== 'accepted' && which !== shown.version)) return null
      return writtenQuotes.pdf(quoteIdIn(token), which)
    },

    async drawing(token: string) {
      const shown = await read(token)
      const drawing = shown?.content.document.drawing ?? null
      return drawing === null ? null : files.read(drawingFile(drawing.fileId))
    },

    async photograph(token: string, id: string) {
      const shown = await read(token)
      const stands = shown?.content.document.photographs.includes(id) === true
      return stands && isPhotographId(id) ? files.read(photographFiles(id).full) : null
    },
  }
}

type Answered = Awaited<ReturnType<WrittenQuoteStore['accept'] | WrittenQuoteStore['decline']>>

/** The store's answer about an existing quote. */
function narrowed(answer: Answered): Result<null, NoPage | AnswerRefusal> {
  if (answer.ok) return answer
  return answer.error.code === 'unknown-quote' ? err({ code: 'unknown-page' }) : err(answer.error)
}
