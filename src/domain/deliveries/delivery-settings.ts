import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { clockTime, optionalText, wholeNumber } from '#domain/typed-fields.ts'
import { quoteLimits } from '#domain/written-quotes/document-schema.ts'

/** The company's deliveries: capacity of a truck, days, and terms of the price. */
const schema = z
  .object({
    /** Capacity of one truck for materials sold by the cubic yard. */
    cubicYardsOfLoad: wholeNumber(1, 100),
    /** Capacity of one truck for materials sold by the short ton. */
    tonsOfLoad: wholeNumber(1, 40),
    /** Whether sales tax is charged on the delivery fee, too; a box that is not ticked is not sent. */
    isTaxed: z._default(z.boolean(), false),
    /** Text below the price of a delivery. */
    terms: optionalText(quoteLimits.terms),
    /** Weekdays with deliveries; 0 is Sunday. */
    weekdays: z
      .array(z.int().check(z.minimum(0), z.maximum(6)))
      .check(z.minLength(1, { error: 'Choose at least one day.' }), z.maxLength(7)),
    /** Start of the time window for deliveries, in the company's zone: `08:00`. */
    from: clockTime,
    to: clockTime,
    /** Days between today and the first day that is offered. */
    leadDays: wholeNumber(0, 60),
    /** Maximum number of loads per day. */
    loadsPerDay: wholeNumber(1, 100),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'The end has to be after the start.',
    }),
  )

export type DeliverySettings = DeepReadonly<z.infer<typeof schema>>

/** The setting for deliveries, which an owner edits. */
export const deliverySettings = {
  kind: 'deliveries',
  schema,
  /** A truck of ten cubic yards or short tons, on weekdays. */
  initial: {
    cubicYardsOfLoad: 10,
    tonsOfLoad: 10,
    isTaxed: true,
    terms:
      'Payment in full is due before we load. We dump where our truck can park safely on firm ground. If you ask us to leave the driveway, you are responsible for ruts and for anything buried below. Material loaded for you cannot be returned.',
    weekdays: [1, 2, 3, 4, 5],
    from: '08:00',
    to: '17:00',
    leadDays: 2,
    loadsPerDay: 6,
  },
} satisfies Setting<DeliverySettings>
