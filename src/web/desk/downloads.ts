/** A download of text, streamed as it is read. */
export const textFile = (pieces: AsyncIterable<string>, name: string, type: string): Response =>
  new Response(streamOf(pieces).pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })

/** The body of a download, read no faster than it is sent. */
export function streamOf<Piece>(pieces: AsyncIterable<Piece>): ReadableStream<Piece> {
  const iterator = pieces[Symbol.asyncIterator]()
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

type Pieces = AsyncIterable<string> | readonly string[]

export const csvFile = (pieces: Pieces, name: string): Response =>
  textFile(withMark(pieces), name, 'text/csv')

async function* withMark(pieces: Pieces) {
  // Spreadsheets without a byte order mark assume Windows-1252.
  yield '\ufeff'
  yield* pieces
}
