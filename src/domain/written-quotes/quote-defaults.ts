import * as z from 'zod/mini'
import { wholeRate } from '#domain/money/arithmetic.ts'
import type { Setting } from '#domain/settings/setting.ts'
import { optionalText } from '#domain/typed-fields.ts'
import { quoteLimits } from './document-schema.ts'

const rateMessage = 'Enter a percentage like 30.'

/** Initial values of new quotes. */
const schema = z.object({
  terms: optionalText(quoteLimits.terms),
  /** Days for which a quote is valid. */
  validDays: z
    .number({ error: 'Enter a number of days.' })
    .check(
      z.int({ error: 'Enter whole days.' }),
      z.minimum(1, { error: 'Enter at least one day.' }),
      z.maximum(365, { error: 'Enter at most a year.' }),
    ),
  /** Due on acceptance; 0 for none. */
  depositRate: z
    .number({ error: rateMessage })
    .check(
      z.int(),
      z.minimum(0, { error: rateMessage }),
      z.maximum(wholeRate, { error: 'Enter at most 100.' }),
    ),
})

export type QuoteDefaults = Readonly<z.infer<typeof schema>>

/** The setting for new quotes. */
export const quoteDefaults = {
  kind: 'quote-defaults',
  schema,
  initial: {
    terms:
      'Prices are good until the date above. If a deposit is due, it reserves your place in our schedule. Any work not in this quote must be agreed on in writing before it begins. Buried rock, roots or utility lines that could not be seen may change the price; we will stop and ask you first.',
    validDays: 30,
    depositRate: 30_000,
  },
} satisfies Setting<QuoteDefaults>
