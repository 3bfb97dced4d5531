import { parentPort, workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import * as z from 'zod/mini'
import { maxPixels } from '#domain/photographs/photograph.ts'

/* The thread of `decode-heic.ts`: decodes the first picture of a HEIC and ends. */

/** The library's types lack the head of each picture. */
const measures = z.object({ width: z.number(), height: z.number() })

try {
  const bytes: unknown = workerData
  if (!(bytes instanceof Uint8Array)) throw new TypeError('no bytes')
  const pictures = await decode.all({ buffer: bytes })
  const [first] = pictures
  if (first === undefined) throw new TypeError('no picture')
  const { width, height } = measures.parse(first)
  if (width * height > maxPixels) {
    parentPort?.postMessage({ refusal: 'too-many-pixels' })
  } else {
    const pixels = await first.decode()
    // Transferred: a copy of a large photograph is 200 MB.
    const { buffer } = pixels.data
    parentPort?.postMessage(pixels, buffer instanceof ArrayBuffer ? [buffer] : [])
  }
} catch {
  parentPort?.postMessage({ refusal: 'unreadable' })
}
