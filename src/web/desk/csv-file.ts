/** Lines of CSV as a file to be kept, sent as they are read. */
export function csvFile(lines: AsyncIterable<string>, name: string): Response {
  return new Response(bytesOf(lines), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

function bytesOf(text: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pieces = text[Symbol.asyncIterator]()
  return new ReadableStream({
    start(controller) {
      // Without it spreadsheets take the text for Windows-1252.
      controller.enqueue(encoder.encode('\ufeff'))
    },
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done === true) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}
