import * as z from 'zod/mini'
import { paymentMethods } from '#domain/written-quotes/quote-payments.ts'
import { quoteTimelineKinds } from '#domain/written-quotes/written-quote.ts'
import type { TimelineEntry } from '#ports/request-timeline.ts'
import type { Db } from '#adapters/sql/database.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'

/** Events of a request's quotes, each with the customer's words. */
export async function quoteSteps(db: Db, leadId: string): Promise<readonly TimelineEntry[]> {
  const [rows, questions, declines] = await Promise.all([
    db
      .selectFrom('written_quotes')
      .innerJoin('activity', 'activity.subject_id', 'written_quotes.id')
      .leftJoin('staff', 'staff.id', 'activity.staff')
      .select(['activity.id', 'activity.at', 'activity.kind', 'activity.data', 'staff.name as by'])
      .select(['written_quotes.id as quote', 'number'])
      .where('written_quotes.lead_id', '=', leadId)
      .where('activity.subject_kind', '=', 'quote')
      .orderBy('activity.at')
      .execute(),
    db
      .selectFrom('written_quote_questions')
      .innerJoin('written_quotes', 'written_quotes.id', 'written_quote_questions.quote_id')
      .select(['quote_id', 'at', 'text'])
      .where('lead_id', '=', leadId)
      .execute(),
    db
      .selectFrom('written_quote_declines')
      .innerJoin('written_quotes', 'written_quotes.id', 'written_quote_declines.quote_id')
      .select(['quote_id', 'at', 'reason as text'])
      .where('lead_id', '=', leadId)
      .execute(),
  ])
  return rows.flatMap(({ kind, data, ...row }): readonly TimelineEntry[] => {
    const { data: step } = quoteStep.safeParse({ ...readJson(stored.facts, data), kind })
    if (step === undefined) return []
    const textOf = (texts: typeof questions) =>
      texts.find(({ quote_id: quote, at }) => quote === row.quote && at === row.at)?.text
    const texts: Readonly<Record<string, string | undefined>> = {
      'quote-question': textOf(questions),
      'quote-declined': textOf(declines),
    }
    return [{ ...row, is: 'quote', step, text: texts[step.kind] ?? '' }]
  })
}

/** Events that a timeline shows; other versions may have stored more kinds. */
const quoteStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('quote-sent'), version: z.number() }),
  z.object({
    kind: z.literal('quote-paid'),
    cents: z.number(),
    method: z.enum(paymentMethods),
  }),
  z.object({ kind: z.literal('quote-payment-taken-back'), cents: z.number() }),
  z.object({ kind: z.enum(quoteTimelineKinds) }),
])
