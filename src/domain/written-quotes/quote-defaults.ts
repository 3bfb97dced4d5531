import * as z from 'zod/mini'
import { wholeRate, type Rate } from '#domain/money/arithmetic.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { optionalText } from '#domain/typed-fields.ts'
import { quoteLimits } from './document-schema.ts'

/** Initial values of new quotes. */
export interface QuoteDefaults {
  readonly terms: string
  /** Days for which a quote is valid. */
  readonly validDays: number
  /** Due on acceptance; 0 for none. */
  readonly depositRate: Rate
}

const rateMessage = 'Enter a percentage like 30.'

/** The setting for new quotes. */
export const quoteDefaults = {
  kind: 'quote-defaults',
  schema: z.object({
    terms: optionalText(quoteLimits.terms),
    validDays: z
      .number({ error: 'Enter a number of days.' })
      .check(
        z.int({ error: 'Enter whole days.' }),
        z.minimum(1, { error: 'Enter at least one day.' }),
        z.maximum(365, { error: 'Enter at most a year.' }),
      ),
    depositRate: z
      .number({ error: rateMessage })
      .check(
        z.int(),
        z.minimum(0, { error: rateMessage }),
        z.maximum(wholeRate, { error: 'Enter at most 100.' }),
      ),
  }),
  initial: {
    terms:
      'Prices are good until the date above. The deposit reserves your place in our schedule. Any work not in this quote must be agreed on in writing before it begins. Buried rock, roots or utility lines that could not be seen may change the price; we will stop and ask you first.',
    validDays: 30,
    depositRate: 30_000,
  },
} satisfies Setting<QuoteDefaults>
