import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { agreedPayments } from '#domain/written-quotes/quote-payments.ts'
import { versionContent } from '#domain/written-quotes/version-content.ts'
import { drawQuote } from './draw-quote.ts'

/* The thread of `pdf-quotes.ts`: draws one document and ends. */

const job = z.object({
  content: versionContent,
  accepted: z.nullable(
    z.object({
      on: z.string(),
      name: z.string(),
      wording: z.string(),
      picked: z.array(z.string()),
      payments: agreedPayments,
    }),
  ),
  photographs: z.array(z.instanceof(Uint8Array)),
  look: z.object({
    shades: z.object({ evergreen: z.string(), moss: z.string(), leaf: z.string() }),
    logo: z.nullable(
      z.object({
        png: z.instanceof(Uint8Array),
        width: z.number(),
        height: z.number(),
        hasName: z.boolean(),
      }),
    ),
  }),
})

const { content, accepted, photographs, look } = job.parse(workerData)
parentPort?.postMessage(await drawQuote(content, accepted, photographs, look))
