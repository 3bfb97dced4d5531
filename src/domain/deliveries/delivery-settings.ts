import * as z from 'zod/mini'
import type { Setting } from '#domain/settings/setting.ts'
import { clockTime, optionalText, wholeNumber } from '#domain/typed-fields.ts'
import { quoteLimits } from '#domain/written-quotes/document-schema.ts'

/** The company's deliveries: capacity of a truck, days, and terms of the price. */
export interface DeliverySettings {
  /** Capacity of one truck for materials sold by the cubic yard. */
  readonly cubicYardsOfLoad: number
  /** Capacity of one truck for materials sold by the short ton. */
  readonly tonsOfLoad: number
  /** Whether sales tax is charged on the delivery fee, too. */
  readonly isTaxed: boolean
  /** Text below the price of a delivery. */
  readonly terms: string
  /** Weekdays with deliveries; 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Start of the time window for deliveries, in the company's zone: `08:00`. */
  readonly from: string
  readonly to: string
  /** Days between today and the first day that is offered. */
  readonly leadDays: number
  /** Maximum number of loads per day. */
  readonly loadsPerDay: number
}

/** The setting for deliveries, which an owner edits. */
export const deliverySettings = {
  kind: 'deliveries',
  schema: z
    .object({
      cubicYardsOfLoad: wholeNumber(1, 100),
      tonsOfLoad: wholeNumber(1, 40),
      // A box that is not ticked is not sent.
      isTaxed: z._default(z.boolean(), false),
      terms: optionalText(quoteLimits.terms),
      weekdays: z
        .array(z.int().check(z.minimum(0), z.maximum(6)))
        .check(z.minLength(1, { error: 'Choose at least one day.' }), z.maxLength(7)),
      from: clockTime,
      to: clockTime,
      leadDays: wholeNumber(0, 60),
      loadsPerDay: wholeNumber(1, 100),
    })
    .check(
      z.refine(({ from, to }) => from < to, {
        path: ['to'],
        error: 'The end has to be after the start.',
      }),
    ),
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
