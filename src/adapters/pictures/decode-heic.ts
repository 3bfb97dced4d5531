import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import type { PictureRefusal } from '#domain/photographs/photograph.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** Timeout for one photograph, in milliseconds. */
const withinMs = 20_000

const answer = z.union([
  z.object({
    data: z.instanceof(Uint8ClampedArray),
    width: z.number(),
    height: z.number(),
  }),
  z.object({ refusal: z.enum(['unreadable', 'too-many-pixels']) }),
])

/** Four bytes a pixel, already upright. */
interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Decodes in a thread of its own: libheif neither frees its memory nor always terminates. */
export function decodeHeic(
  bytes: Uint8Array,
  limitMs: number = withinMs,
): Promise<Result<Pixels, PictureRefusal>> {
  return new Promise((done) => {
    const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      // Keeps libheif's messages about broken files out of the log.
      stdout: true,
      stderr: true,
    })
    const end = (result: Result<Pixels, PictureRefusal>) => {
      clearTimeout(timer)
      done(result)
      void thread.terminate()
    }
    const timer = setTimeout(() => end(err('too-slow')), limitMs)
    thread.once('message', (message) => {
      const read = answer.safeParse(message)
      if (!read.success) end(err('unreadable'))
      else end('refusal' in read.data ? err(read.data.refusal) : ok(read.data))
    })
    thread.once('error', () => end(err('unreadable')))
    thread.once('exit', () => end(err('unreadable')))
  })
}
