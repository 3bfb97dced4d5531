import * as z from 'zod/mini'
import { roles } from '#domain/desk/roles.ts'
import type { Email, EmailSecrets } from '#domain/emails/email.ts'
import { quoteRefundReasons } from '#domain/emails/quote-news.ts'
import { visitKinds } from '#domain/visits/visit.ts'
import { handMethods } from '#domain/written-quotes/quote-payments.ts'
import { quoteKinds } from '#domain/written-quotes/written-quote.ts'
import { stored } from '#adapters/sql/stored-json.ts'
import { bookingReport, emailEvent } from './booking-email-data.ts'

/*
 * Stored data of each kind of email. Data queued by an earlier version must still fit, so a field
 * that is added later has a default.
 */

const lead = {
  id: z.string(),
  createdAt: z.number(),
  contact: z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  address: stored.address,
  consent: z.object({ wording: z.string(), at: z.number() }),
  signs: stored.spamSignals,
}

const completeLead = z.object({
  ...lead,
  status: z.literal('complete'),
  request: z.object({
    id: z.string(),
    at: z.number(),
    services: stored.requestedServices,
    projectDetails: z.string(),
    additionalNotes: z.string(),
    estimates: z._default(stored.requestEstimates, []),
    preferences: z._default(z.record(z.string(), z.string()), {}),
  }),
})

const incompleteLead = z.object({ ...lead, status: z.literal('incomplete'), request: z.null() })

const subject = z.object({
  kind: z.enum(['booking', 'quote', 'counter', 'unknown']),
  id: z.string(),
})
const money = { paymentId: z.string(), amountCents: z.number(), currency: z.string() }
const refund = z.object({ ...money, subject, reason: z.string() })

const paymentNews = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('unmatched'),
    payment: z.object({
      ...money,
      subject,
      mismatch: z.enum([
        'unknown-booking',
        'unknown-quote',
        'other-currency',
        'other-amount',
        'paid-already',
      ]),
    }),
  }),
  z.object({ is: z.enum(['refund-refused', 'refund-failed']), refund }),
  z.object({
    is: z.literal('disputed'),
    dispute: z.object({
      ...money,
      id: z.string(),
      subject: z.nullable(subject),
      reason: z.string(),
      state: z.string(),
      answerBy: z.nullable(z.number()),
    }),
  }),
])

const digest = z.object({
  day: z.string(),
  groups: z.array(
    z.object({
      is: z.enum(['needs-look', 'visits', 'follow-up', 'replied', 'new', 'endangered']),
      total: z.number(),
      lines: z.array(
        z.object({
          mark: z.string(),
          about: z.string(),
          requestId: z.nullable(z.string()),
          visitId: z.optional(z.string()),
        }),
      ),
    }),
  ),
})

const visitReport = z.object({
  visit: z.object({
    id: z.string(),
    kind: z.enum(visitKinds),
    name: z.string(),
    about: z.string(),
    place: z.string(),
    startsAt: z.number(),
    endsAt: z.number(),
    timeZone: z.string(),
    who: z.nullable(z.string()),
    sequence: z.number(),
  }),
  before: z.nullable(z.object({ startsAt: z.number(), endsAt: z.number() })),
  message: z.string(),
  // Data queued by the version before has none.
  pickAgain: z._default(z.nullable(z.object({ id: z.string(), revocation: z.number() })), null),
  at: z.number(),
})

const quote = z.object({
  id: z.string(),
  revocation: z.number(),
  number: z.number(),
  kind: z.enum(quoteKinds),
  version: z.number(),
  title: z.string(),
  name: z.string(),
  totalCents: z.number(),
  validUntil: z.nullable(z.string()),
})

const quoteMessage = z.discriminatedUnion('is', [
  z.object({ is: z.literal('sent'), from: z.string(), message: z.string() }),
  z.object({ is: z.literal('reminder'), isEnding: z.boolean() }),
  z.object({ is: z.literal('day-full') }),
  z.object({
    is: z.literal('accepted'),
    due: z.nullable(z.object({ name: z.string(), cents: z.number() })),
  }),
  z.object({
    is: z.literal('paid'),
    cents: z.number(),
    method: z.enum(['card', ...handMethods]),
    payment: z.string(),
    leftCents: z.number(),
  }),
  z.object({
    is: z.literal('refunded'),
    cents: z.number(),
    payment: z.string(),
    reason: z.enum(quoteRefundReasons),
  }),
  z.object({
    is: z.literal('called-off'),
    from: z.string(),
    message: z.string(),
    paidCents: z.number(),
  }),
])

const quoteNews = z.discriminatedUnion('is', [
  z.object({ is: z.literal('accepted'), signature: z.string() }),
  z.object({ is: z.literal('declined'), reason: z.string() }),
  z.object({ is: z.literal('question'), text: z.string() }),
  z.object({ is: z.literal('day-full') }),
  z.object({ is: z.literal('paid'), cents: z.number(), payment: z.string() }),
])

const browser = z.string()

const securityAlert = z.discriminatedUnion('is', [
  z.object({ is: z.literal('passkey-added'), browser }),
  z.object({ is: z.literal('signed-in-by-code'), browser }),
  z.object({ is: z.literal('signed-in-by-recovery-code'), browser }),
  z.object({ is: z.literal('signed-in-from-new-browser'), browser }),
  z.object({ is: z.literal('role-changed'), from: z.enum(roles), to: z.enum(roles) }),
])

const email = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['booking-to-guest', 'booking-to-owner']), data: bookingReport }),
  z.object({ kind: z.literal('payment-to-owner'), data: paymentNews }),
  z.object({ kind: z.literal('booking-code'), data: z.object({ event: emailEvent }) }),
  z.object({
    kind: z.literal('quote-acknowledged'),
    data: z.object({ lead: completeLead, photographs: z._default(z.number(), 0) }),
  }),
  z.object({
    kind: z.literal('photographs-wanted'),
    data: z.object({ firstName: z.string(), requestId: z.string(), from: z.string() }),
  }),
  z.object({
    kind: z.literal('quote-received'),
    data: z.object({
      lead: completeLead,
      atDesk: z._default(z.boolean(), false),
      photographs: z._default(z.number(), 0),
    }),
  }),
  z.object({ kind: z.literal('desk-digest'), data: digest }),
  z.object({
    kind: z.literal('restock'),
    data: z.object({ news: z.enum(['asked', 'back']), product: z.string() }),
  }),
  z.object({
    kind: z.literal('customer-replied'),
    data: z.object({
      requestId: z.string(),
      name: z.string(),
      words: z.string(),
      otherSender: z.exactOptional(z.string()),
    }),
  }),
  z.object({
    kind: z.literal('request-added-to'),
    data: z.object({
      requestId: z.string(),
      name: z.string(),
      photographs: z.number(),
      words: z.string(),
      replyTo: z.string(),
      atDesk: z.boolean(),
    }),
  }),
  z.object({
    kind: z.literal('desk-failures'),
    data: z.object({
      of: z._default(z.enum(['emails', 'requests']), 'emails'),
      total: z.number(),
      to: stored.texts,
    }),
  }),
  z.object({
    kind: z.literal('desk-reply'),
    data: z.object({ from: z.string(), subject: z.string(), text: z.string() }),
  }),
  z.object({ kind: z.enum(['visit-set', 'visit-moved', 'visit-canceled']), data: visitReport }),
  z.object({ kind: z.literal('written-quote'), data: z.object({ quote, message: quoteMessage }) }),
  z.object({
    kind: z.literal('written-quote-news'),
    data: z.object({ quote, news: quoteNews, replyTo: z.string() }),
  }),
  z.object({
    kind: z.literal('quote-left-incomplete'),
    data: z.object({
      lead: z.union([incompleteLead, completeLead]),
      atDesk: z._default(z.boolean(), false),
    }),
  }),
  z.object({
    kind: z.literal('desk-invitation'),
    data: z.object({ by: z.string(), role: z.enum(roles), expiresAt: z.number() }),
  }),
  z.object({ kind: z.literal('desk-code'), data: z.object({}) }),
  z.object({ kind: z.literal('test-email'), data: z.object({ by: z.string() }) }),
  z.object({
    kind: z.literal('desk-notice'),
    data: z.object({ notice: securityAlert, at: z.number() }),
  }),
])

const secrets = z.object({ code: z.optional(z.string()), link: z.optional(z.string()) })

/** Throws for data of a kind or shape that this version does not know. */
export function parseEmail(kind: string, data: unknown): Email {
  return email.parse({ kind, data })
}

export function parseSecrets(json: string): EmailSecrets {
  const { code, link } = secrets.parse(JSON.parse(json))
  return { ...(code === undefined ? {} : { code }), ...(link === undefined ? {} : { link }) }
}
