import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { visitKinds } from './visit.ts'

/** Schema of a quote with the parts of its link. */
export const quoteReference = z.object({ id: z.string(), revocation: z.number() })

export type QuoteReference = Readonly<z.infer<typeof quoteReference>>

/** A visit as its emails to the customer describe it. */
export const visitReport = z.object({
  visit: z.object({
    id: z.string(),
    kind: z.enum(visitKinds),
    /** Name of the customer. */
    name: z.string(),
    about: z.string(),
    /** Address on one line; empty if unknown. */
    place: z.string(),
    startsAt: z.number(),
    endsAt: z.number(),
    /** Time zone of the company. */
    timeZone: z.string(),
    /** Name of the assigned colleague; null if unassigned. */
    who: z.nullable(z.string()),
    sequence: z.number(),
  }),
  /** The window before it was moved; null if it was not. */
  before: z.nullable(z.object({ startsAt: z.number(), endsAt: z.number() })),
  /** The colleague's message; empty if there is none. */
  message: z.string(),
  /** The quote on whose page the customer picks another day; null if they do not. */
  pickAgain: z._default(z.nullable(quoteReference), null),
  at: z.number(),
})
export type VisitReport = DeepReadonly<z.infer<typeof visitReport>>

/** The kinds of emails that have it. */
export const visitEmailKinds = ['visit-set', 'visit-moved', 'visit-canceled'] as const
