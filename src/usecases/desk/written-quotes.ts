import { deliverySettings } from '#domain/deliveries/delivery-settings.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { dayOfPayment } from '#domain/money/day-of-payment.ts'
import { countyTaxes, countyTaxFor } from '#domain/prices/delivery-prices.ts'
import type { RequestEstimate } from '#domain/materials/request-estimate.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { dateOf, day, type CalendarDate, type Instant } from '#domain/time.ts'
import {
  drawingFile,
  maxDrawingBytes,
  type QuoteDocument,
} from '#domain/written-quotes/document.ts'
import { linesFromEstimates, newDocument } from '#domain/written-quotes/new-document.ts'
import { quoteDefaults, type QuoteDefaults } from '#domain/written-quotes/quote-defaults.ts'
import { checkNumberOf } from '#domain/written-quotes/quote-payments.ts'
import { profitOf } from '#domain/written-quotes/totals.ts'
import {
  hasEnded,
  isOut,
  missingToSend,
  type QuoteRecipient,
  type WrittenQuote,
} from '#domain/written-quotes/written-quote.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { CalledOff } from '#ports/quote-calling-off.ts'
import type { HandPayment, UnknownQuote } from '#ports/quote-payment-store.ts'
import type { VisitUndo } from '#ports/visit-store.ts'
import type { NewQuote, QuoteQuery } from '#ports/written-quote-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { prepareVersion, readContent } from '#usecases/written-quotes/prepare-version.ts'
import { emailToCustomer, receiptToCustomer } from '#usecases/written-quotes/quote-emails.ts'
import { quoteUrl } from '#usecases/written-quotes/quote-links.ts'
import { actorOf } from './actor.ts'
import { findContact, type ContactSubject } from './find-contact.ts'
import { openDisputes } from './open-disputes.ts'
import { visitEmails, type EmailChoice } from './visit-emails.ts'

export type { QuoteFilter } from '#ports/written-quote-store.ts'

export type QuoteSubject = ContactSubject | { readonly is: 'change-of'; readonly id: string }

interface QuoteStart extends Omit<NewQuote, 'document'> {
  readonly title: string
  readonly estimates: readonly RequestEstimate[]
  /** Whether it is a delivery's, with its payment and terms. */
  readonly isOfDelivery: boolean
  /** Of the quote that it changes; left out for others. */
  readonly agreedTax?: QuoteDocument['tax']
}

/** Quotes to call off, as shown on the page, and whether the customer gets an email. */
export interface QuoteCallOff {
  readonly seen: number
  readonly visits: readonly VisitUndo[]
  readonly email: EmailChoice
}

/** Maximum number of quotes on a customer's page, and of those on Today. */
const shownOfCustomer = 20
const shownOnToday = 12
/** How long Today shows customers' actions. */
const newsFor = 3 * day

export function deskQuotes(dependencies: Dependencies) {
  const { writtenQuotes, ledger, prices, settings, requests } = dependencies
  const { clock, ids, company, secrets } = dependencies
  const today = () => dateOf(clock.now(), company().timeZone)
  const actor = actorOf(clock)
  const contactOf = findContact(dependencies)
  const readDefaults = () => settings.read(quoteDefaults)
  const days = () => ({ today: today(), newsSince: clock.now() - newsFor })
  return {
    listQuotes: (query: Omit<QuoteQuery, 'today' | 'newsSince'>) =>
      writtenQuotes.list({ ...query, ...days() }),
    quotesOfRequest: (id: string) => writtenQuotes.ofRequest(id),
    quotesOfCustomer: (id: string) => writtenQuotes.ofCustomer(id, shownOfCustomer),
    quotesToday: async () => ({
      ...(await writtenQuotes.needingCare(days(), shownOnToday)),
      figures: await writtenQuotes.figures(today()),
      today: today(),
    }),
    readQuoteDefaults: readDefaults,
    saveQuoteDefaults: (defaults: QuoteDefaults, seen: number, by: StaffMember) =>
      settings.save(quoteDefaults, defaults, seen, actor(by)),

    async findQuote(id: string) {
      const found = await writtenQuotes.find(id)
      if (found === null) return null
      const { quote, document, acceptance } = found
      return {
        ...found,
        disputes: await openDisputes(ledger, found.payments, company().timeZone),
        profit: profitOf(document, acceptance?.picked ?? []),
        versionText: found.versions.map(({ content, ...version }) => ({
          ...version,
          changes: readContent(content).revisions,
        })),
        url: quoteUrl(dependencies, id, quote.revocation),
        today: today(),
      }
    },

    /** Lines for the amounts calculated with a request, at list prices. */
    async calculatedLines(requestId: string) {
      const found = await requests.find(requestId)
      const estimates = found?.lead.request?.estimates ?? []
      return linesFromEstimates({
        estimates,
        prices: await prices.list(),
        companionItems: dependencies.content().materials.companionItems,
        newId: () => ids.newId(),
      })
    },

    async startQuote(subject: QuoteSubject, by: StaffMember, formKey?: string) {
      const start = await startOf(subject)
      if (start === null) return err({ code: 'unknown-subject' })
      const { value: taxes } = await settings.read(countyTaxes)
      const { value: defaults } = await readDefaults()
      const { value: delivery } = await settings.read(deliverySettings)
      const { recipient, title, estimates, isOfDelivery, agreedTax, kind, ...subjects } = start
      const county = countyTaxFor(taxes, recipient.address.zip)
      const document = newDocument({
        title,
        estimates,
        prices: await prices.list(),
        companionItems: dependencies.content().materials.companionItems,
        // A change order gives back no tax that was not agreed on, nor that of another county.
        tax: agreedTax === undefined || agreedTax?.county === county?.county ? county : agreedTax,
        defaults: isOfDelivery ? { ...defaults, terms: delivery.terms } : defaults,
        isPaidInFull: isOfDelivery,
        today: today(),
        newId: () => ids.newId(),
      })
      return writtenQuotes.create({ ...subjects, kind, recipient, document }, actor(by, formKey))
    },

    saveQuote: (
      id: string,
      draft: { readonly recipient: QuoteRecipient; readonly document: QuoteDocument },
      seen: number,
      by: StaffMember,
    ) => writtenQuotes.saveDraft(id, draft, seen, actor(by)),
    removeQuote: (id: string, seen: number, by: StaffMember) =>
      writtenQuotes.remove(id, seen, actor(by)),
    /** Emails the link to a version that was sent before, such as by only making the link. */
    async emailQuote(id: string, version: number, by: StaffMember, formKey?: string) {
      const found = await writtenQuotes.find(id)
      // The page may be open since before its last day.
      if (found !== null && hasEnded(found.quote, today())) return err({ code: 'over' } as const)
      return writtenQuotes.emailVersion(id, version, actor(by, formKey), (quote) => [
        emailToCustomer(quote, { is: 'sent', from: by.name, message: '' }),
      ])
    },
    withdrawQuote: (id: string, seen: number, by: StaffMember) =>
      writtenQuotes.withdraw(id, seen, actor(by)),
    renewQuoteLink: (id: string, revocation: number, by: StaffMember) =>
      writtenQuotes.renewLink(id, revocation, actor(by)),
    whatEndsWithQuote: (id: string) => writtenQuotes.callingOffEffects(id),
    callQuoteOff(id: string, { email, ...step }: QuoteCallOff, by: StaffMember) {
      const { isWanted, message } = email
      // The message is in the email about the quote; emails about visits only clear calendars.
      const visitEmailFor = visitEmails({ isWanted, message: '' }, company().timeZone, clock.now())
      const emailsFor = ({ quote, paidCents }: CalledOff) =>
        isWanted
          ? [emailToCustomer(quote, { is: 'called-off', from: by.name, message, paidCents })]
          : []
      return writtenQuotes.callOff(id, step, { emailsFor, visitEmailFor }, actor(by))
    },
    restoreQuote: (id: string, seen: number, by: StaffMember) =>
      writtenQuotes.restore(id, seen, actor(by)),
    answerQuoteQuestions: (id: string, seen: Instant, by: StaffMember) =>
      writtenQuotes.answerQuestions(id, seen, actor(by)),
    /** Stores a drawing; one that is part of a version is never replaced. */
    async storeDrawing(
      quoteId: string,
      bytes: Uint8Array,
    ): Promise<Result<string, { readonly code: 'no-pdf' }>> {
      const isPdf = String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-'
      if (!isPdf || bytes.length > maxDrawingBytes) return err({ code: 'no-pdf' })
      const fileId = ids.newId()
      await writtenQuotes.recordDrawing(quoteId, fileId, clock.now())
      await dependencies.files.put(drawingFile(fileId), bytes)
      return ok(fileId)
    },
    readDrawing: (fileId: string) => dependencies.files.read(drawingFile(fileId)),
    quotePdf: (id: string, which: number | 'accepted') => writtenQuotes.pdf(id, which),

    /** Sends the draft as the page has shown it, by email or as a link to pass on. */
    async sendQuote(
      id: string,
      { seen, by: sentBy, message }: { seen: number; by: 'email' | 'link'; message: string },
      member: StaffMember,
      formKey?: string,
    ): Promise<
      Result<
        WrittenQuote,
        | Stale
        | UnknownQuote
        | { readonly code: 'accepted' | 'no-email' | 'parent-off' }
        | { readonly code: 'missing'; readonly missing: readonly string[] }
      >
    > {
      const found = await writtenQuotes.find(id)
      if (found === null) return err({ code: 'unknown-quote' })
      const { quote, document } = found
      // With the other button, or with another message, it is not what was sent before.
      const sending = formKey && secrets.fingerprint(JSON.stringify([formKey, sentBy, message]))
      const sender = actor(member, sending)
      if ((await writtenQuotes.madeBefore(sender)) !== null) return ok(quote)
      if (quote.status === 'accepted') return err({ code: 'accepted' })
      const missing = missingToSend(document, quote.recipient, quote.kind, today())
      if (missing.length > 0) return err({ code: 'missing', missing })
      if (sentBy === 'email' && quote.recipient.email === '') return err({ code: 'no-email' })
      const version = await prepareVersion(dependencies, found)
      return writtenQuotes.send(id, version, seen, sender, (sent) =>
        sentBy === 'email'
          ? [emailToCustomer(sent, { is: 'sent', from: member.name, message })]
          : [],
      )
    },

    async recordQuotePayment(
      id: string,
      { date, ...payment }: Omit<HandPayment, 'at'> & { readonly date: CalendarDate },
      by: StaffMember,
      formKey?: string,
    ) {
      const at = dayOfPayment(date, clock.now(), company().timeZone)
      if (!at.ok) return at
      const came = { ...payment, checkNumber: checkNumberOf(payment), at: at.value }
      return writtenQuotes.recordPayment(id, came, actor(by, formKey), (paid) =>
        receiptToCustomer(paid, came),
      )
    },
    undoQuotePayment: (id: string, paymentId: string, by: StaffMember) =>
      writtenQuotes.undoPayment(id, paymentId, actor(by)),
  }

  async function startOf(subject: QuoteSubject): Promise<QuoteStart | null> {
    if (subject.is === 'change-of') {
      const found = await writtenQuotes.find(subject.id)
      if (found === null) return null
      const { quote, document } = found
      return {
        kind: 'change-order',
        agreedTax: document.tax,
        parentId: quote.id,
        requestId: quote.requestId,
        customerId: quote.customerId,
        recipient: quote.recipient,
        title: `Change to ${quote.title}`.slice(0, 120),
        estimates: [],
        isOfDelivery: quote.kind === 'delivery',
      }
    }
    const found = await contactOf(subject)
    if (found === null) return null
    const { requestId, customerId, estimates, name, company: firm, about, ...reach } = found
    const quotes = requestId === null ? [] : await writtenQuotes.ofRequest(requestId)
    return {
      kind: 'quote',
      parentId: null,
      requestId,
      customerId,
      recipient: { name: [name, firm].filter(Boolean).join(', '), ...reach },
      title: about.slice(0, 120),
      // The amounts of a quote that is out are not offered twice.
      estimates: quotes.some((quote) => isOut(quote, today())) ? [] : estimates,
      isOfDelivery: false,
    }
  }
}
