import type { QuotePrinter } from '#ports/quote-printer.ts'

/**
 * Prints what a quote says as plain text: for tests that are not about its sheets, which take a thread
 * each (`pdf-quotes.test.ts` reads them).
 */
export const plainPrinter: QuotePrinter = {
  print: async (content, accepted, _photographs, { shades }) =>
    new TextEncoder().encode(JSON.stringify({ content, accepted, shades })),
}
