/** A download of text, streamed as it is read. */
export function textFile(pieces: AsyncIterable<string>, name: string, type: string): Response {
  return new Response(streamOf(encoded(pieces)), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}

async function* encoded(pieces: AsyncIterable<string>) {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}

/** The body of a download, read no faster than it is sent. */
export function streamOf(bytes: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = bytes[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done === true) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** A download of CSV, streamed as its lines are read. */
export const csvFile = (lines: AsyncIterable<string>, name: string): Response =>
  textFile(withMark(lines), name, 'text/csv')

async function* withMark(lines: AsyncIterable<string>) {
  // Spreadsheets without a byte order mark assume Windows-1252.
  yield '\ufeff'
  yield* lines
}
