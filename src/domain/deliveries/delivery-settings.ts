import * as z from 'zod/mini'
import type { Setting } from '#domain/settings/setting.ts'
import { clockTime, wholeNumber } from '#domain/typed-fields.ts'
import { quoteLimits } from '#domain/written-quotes/document-schema.ts'

/** How the company delivers: what a truck takes, when it goes, and what the price says of it. */
export interface DeliverySettings {
  /** What one truck takes of what is sold by the cubic yard. */
  readonly cubicYardsOfLoad: number
  /** What one truck takes of what is sold by the short ton. */
  readonly tonsOfLoad: number
  /** Whether sales tax is charged on bringing it, too. */
  readonly isTaxed: boolean
  /** Below the price of a delivery. */
  readonly terms: string
  /** Days of the week on which the truck goes; 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** Between which times customers wait for it, in the company's zone: `08:00`. */
  readonly from: string
  readonly to: string
  /** Days between today and the first day that is offered. */
  readonly leadDays: number
  /** Loads that go out on one day at most. */
  readonly loadsPerDay: number
}

/** Until an owner sets others: a truck of ten cubic yards or short tons, on weekdays. */
export const defaultDeliverySettings: DeliverySettings = {
  cubicYardsOfLoad: 10,
  tonsOfLoad: 10,
  isTaxed: true,
  terms:
    'Paid in full before we load. We dump where our truck can stand safely, on ground that carries it; who asks us to leave the driveway answers for ruts and for what lies below. Material that was loaded for you cannot be returned.',
  weekdays: [1, 2, 3, 4, 5],
  from: '08:00',
  to: '17:00',
  leadDays: 2,
  loadsPerDay: 6,
}

/** What an owner sets of deliveries. */
export const deliverySettings = {
  kind: 'deliveries',
  schema: z
    .object({
      cubicYardsOfLoad: wholeNumber(1, 100),
      tonsOfLoad: wholeNumber(1, 40),
      isTaxed: z.boolean(),
      terms: z
        .string()
        .check(
          z.trim(),
          z.maxLength(quoteLimits.terms, { error: 'Please use at most 6,000 characters.' }),
        ),
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
} satisfies Setting<DeliverySettings>
