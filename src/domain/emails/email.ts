import * as z from 'zod/mini'
import { roles } from '#domain/desk/roles.ts'
import { securityAlert } from '#domain/desk/security-alert.ts'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { paymentNews } from '#domain/payments/news.ts'
import { storedCompleteLead, storedLead } from '#domain/quote-requests/stored-lead.ts'
import { visitEmailKinds, visitReport } from '#domain/visits/visit-report.ts'
import { bookingReportSchema, ownerReportSchema, emailedEvent } from './booking-report.ts'
import { deskDigest } from './desk-digest.ts'
import { quoteMessage, quoteNews, quoteOfEmail } from './quote-news.ts'

/** Number of photographs that were sent along or are still being uploaded. */
const photographs = z._default(z.number(), 0)

/**
 * All emails of the site, each with its kind and the plain data that its text is rendered from.
 * Secrets are not part of the data (`EmailSecrets`). Moments are epoch milliseconds. Data queued by
 * an earlier version must still fit: a kind keeps its name, and a field that is added later has a
 * default.
 */
const email = z.discriminatedUnion('kind', [
  // To a guest: their booking has changed, with a calendar entry if that changes.
  z.object({ kind: z.literal('booking-to-guest'), data: bookingReportSchema }),
  z.object({ kind: z.literal('booking-to-owner'), data: ownerReportSchema }),
  // To the owner: a payment needs attention.
  z.object({ kind: z.literal('payment-to-owner'), data: paymentNews }),
  // The code that proves access to the mailbox. Says nothing about the booking.
  z.object({ kind: z.literal('booking-code'), data: z.object({ event: emailedEvent }) }),
  // To the visitor: the request was received.
  z.object({
    kind: z.literal('quote-acknowledged'),
    data: z.object({ lead: storedCompleteLead, photographs }),
  }),
  // To a customer: where to add photographs.
  z.object({
    kind: z.literal('photographs-wanted'),
    data: z.object({ firstName: z.string(), requestId: z.string(), from: z.string() }),
  }),
  // To the owner and colleagues; a quarantined lead is marked as such.
  z.object({
    kind: z.literal('quote-received'),
    data: z.object({
      lead: storedCompleteLead,
      atDesk: z._default(z.boolean(), false),
      photographs,
    }),
  }),
  // To a customer: a colleague's reply to a request.
  z.object({
    kind: z.literal('desk-reply'),
    data: z.object({
      /** Name of the colleague. */
      from: z.string(),
      subject: z.string(),
      /** Lines and paragraphs as typed. */
      text: z.string(),
    }),
  }),
  // To the owner and colleagues: a visitor left contact details without a request.
  z.object({
    kind: z.literal('quote-left-incomplete'),
    data: z.object({ lead: storedLead, atDesk: z._default(z.boolean(), false) }),
  }),
  // To the customer: date and time of a visit, with a calendar entry.
  z.object({ kind: z.enum(visitEmailKinds), data: visitReport }),
  // To the customer: a written quote, or a change of it.
  z.object({
    kind: z.literal('written-quote'),
    data: z.object({ quote: quoteOfEmail, message: quoteMessage }),
  }),
  // To the owner and colleagues: the customer's response to a quote.
  z.object({
    kind: z.literal('written-quote-news'),
    data: z.object({
      quote: quoteOfEmail,
      news: quoteNews,
      /** The customer's address; empty if unknown. */
      replyTo: z.string(),
      /** Where a colleague replies; null for others, and without a request. */
      requestId: z._default(z.nullable(z.string()), null),
    }),
  }),
  // To a colleague: emails or deliveries of requests to the platform were given up.
  z.object({
    kind: z.literal('desk-failures'),
    data: z.object({
      of: z._default(z.enum(['emails', 'requests']), 'emails'),
      total: z.number(),
      /** The first addresses, or names of customers. */
      to: z.array(z.string()),
    }),
  }),
  // To a visitor who waits for a product: confirms that, or says that it is back.
  z.object({
    kind: z.literal('restock'),
    data: z.object({
      news: z.enum(['asked', 'back']),
      /** Name of the product. */
      product: z.string(),
    }),
  }),
  // To a colleague: a customer has replied.
  z.object({
    kind: z.literal('customer-replied'),
    data: z.object({
      requestId: z.string(),
      name: z.string(),
      /** The beginning of the text; empty if it could not be read. */
      words: z.string(),
      /** Address of a sender who is not the customer; empty if the email has none. */
      otherSender: z.exactOptional(z.string()),
    }),
  }),
  // To the owner and colleagues: a customer has added to their request on its page.
  z.object({
    kind: z.literal('request-added-to'),
    data: z.object({
      requestId: z.string(),
      name: z.string(),
      photographs: z.number(),
      /** The beginning of the notes; empty if there are none. */
      words: z.string(),
      /** The customer's address; empty if unknown. */
      replyTo: z.string(),
      atDesk: z.boolean(),
    }),
  }),
  // To a colleague in the morning: the work that waits today.
  z.object({ kind: z.literal('desk-digest'), data: deskDigest }),
  // The link that makes its reader a colleague.
  z.object({
    kind: z.literal('desk-invitation'),
    data: z.object({
      /** Name of the inviting colleague. */
      by: z.string(),
      role: z.enum(roles),
      expiresAt: z.number(),
    }),
  }),
  // The code that opens the desk.
  z.object({ kind: z.literal('desk-code'), data: z.object({}) }),
  z.object({ kind: z.literal('test-email'), data: z.object({ by: z.string() }) }),
  // To a colleague: their access has changed.
  z.object({
    kind: z.literal('desk-notice'),
    data: z.object({ notice: securityAlert, at: z.number() }),
  }),
])
export type Email = DeepReadonly<z.infer<typeof email>>

/** The data of an email of that kind. */
export type EmailData<Kind extends Email['kind']> = Extract<Email, { readonly kind: Kind }>['data']

/** Throws for data of a kind or shape that this version does not know. */
export const parseEmail = (kind: string, data: unknown): Email => email.parse({ kind, data })

const secrets = z.object({ code: z.exactOptional(z.string()), link: z.exactOptional(z.string()) })

/** Secrets of an email by their names in its text: stored encrypted, and deleted after sending. */
export type EmailSecrets = Readonly<z.infer<typeof secrets>>

/** Throws for secrets of a shape that this version does not know. */
export const parseSecrets = (json: string): EmailSecrets => secrets.parse(JSON.parse(json))
