import { parentPort, workerData } from 'node:worker_threads'
import * as z from 'zod/mini'
import { versionContent } from '#domain/written-quotes/version-content.ts'
import { drawQuote } from './draw-quote.ts'
import { dueMoments } from '#domain/written-quotes/due-moments.ts'

/* The thread of `pdf-quotes.ts`: draws one document and ends. */

const job = z.object({
  content: versionContent,
  accepted: z.nullable(
    z.object({
      at: z.number(),
      on: z.string(),
      name: z.string(),
      wording: z.string(),
      picked: z.array(z.string()),
      totalCents: z.number(),
      taxCents: z.number(),
      payments: z.array(
        z.object({ id: z.string(), name: z.string(), due: z.enum(dueMoments), cents: z.number() }),
      ),
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
