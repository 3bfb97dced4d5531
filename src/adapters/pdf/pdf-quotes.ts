import { Worker } from 'node:worker_threads'
import type { QuotePrinter } from '#ports/quote-printer.ts'

/** Timeout for one document, in milliseconds. */
const withinMs = 20_000

/**
 * Prints quotes in a thread, so that pages are served meanwhile: one after another, since each
 * takes some 50 MB.
 */
export function pdfQuotes(): QuotePrinter {
  let last: Promise<unknown> = Promise.resolve()
  return {
    print(...job) {
      const printed = last.then(() => printInThread(...job))
      last = printed.catch(() => {})
      return printed
    },
  }
}

const printInThread: QuotePrinter['print'] = (content, accepted, photographs, look) =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./quote-pdf-thread.ts', import.meta.url), {
      workerData: { content, accepted, photographs, look },
    })
    const timer = setTimeout(() => {
      reject(new Error(`The PDF of quote ${content.number} took too long`))
      void thread.terminate()
    }, withinMs)
    thread.once('message', (bytes) => {
      if (bytes instanceof Uint8Array) resolve(bytes)
      else reject(new Error('The PDF thread answered with something else'))
      void thread.terminate()
    })
    thread.once('error', reject)
    thread.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The PDF thread ended without an answer'))
    })
  })
