import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import {
  commonHeaders,
  contentSecurityPolicy,
  inlineScriptHashes,
  type PolicyOptions,
} from './security-headers.ts'

/** A page or a feed, with all its answers prepared. */
export interface StoredDocument {
  readonly status: number
  readonly etag: string
  readonly plain: DocumentAnswer
  /** Compressed on first use. */
  readonly brotli: () => DocumentAnswer
  /** The 304 for a client that has it cached. */
  readonly unchanged: DocumentAnswer
}

export interface DocumentAnswer {
  readonly status: number
  /** Names and values in turn, as Node.js writes them. */
  readonly headers: readonly string[]
  readonly body: Buffer<ArrayBuffer> | null
}

/** The request headers that its answer depends on. */
export interface DocumentRequest {
  readonly etag: string | undefined
  readonly encodings: string | undefined
}

const compress = promisify(brotliCompress)

/** The router's answer, prepared for every later request. */
export async function storedDocument(
  rendered: Response,
  options: PolicyOptions,
): Promise<StoredDocument> {
  const body = Buffer.from(await rendered.arrayBuffer())
  const own = [...rendered.headers]
  // Hashes the headers too: after "unchanged" a browser keeps those it has, such as `X-Robots-Tag`.
  const hash = createHash('sha256').update(JSON.stringify(own)).update(body)
  const etag = `W/"${hash.digest('base64url').slice(0, 16)}"`
  const headers = new Headers(commonHeaders(options.publicUrl))
  for (const [name, value] of own) headers.set(name, value)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    const sources = inlineScriptHashes(body.toString('utf8'))
    headers.set('Content-Security-Policy', contentSecurityPolicy(sources, options))
  }
  const { status } = rendered
  const all = [...headers].flat()
  const answered = (sent: Buffer<ArrayBuffer>, ...encoding: string[]): DocumentAnswer => ({
    status,
    headers: [...all, ...encoding, 'content-length', String(sent.length)],
    body: sent,
  })
  return {
    status,
    etag,
    plain: answered(body),
    brotli: inBrotli(body, ({ buffer, byteOffset, length }) =>
      answered(Buffer.from(buffer, byteOffset, length), 'content-encoding', 'br'),
    ),
    unchanged: { status: 304, headers: all, body: null },
  }
}

/** The prepared answer to a request for a stored page. */
export function answerOf(
  document: StoredDocument,
  { etag, encodings }: DocumentRequest,
): DocumentAnswer {
  if (etag === document.etag) return document.unchanged
  const takesBrotli = encodings !== undefined && /\bbr\b/.test(encodings)
  return takesBrotli ? document.brotli() : document.plain
}

/** Turns a document into a web-standard response. */
export function answerDocument(document: StoredDocument, { headers }: Request): Response {
  const answer = answerOf(document, {
    etag: headers.get('if-none-match') ?? undefined,
    encodings: headers.get('accept-encoding') ?? undefined,
  })
  const pairs = answer.headers.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, answer.headers[index + 1] ?? '']] : [],
  )
  return new Response(answer.body, { status: answer.status, headers: pairs })
}

/**
 * Compresses a document fast for the first request; a thread of the runtime meanwhile compresses it
 * as far as possible for later ones.
 */
function inBrotli(
  body: Buffer<ArrayBuffer>,
  small: (compressed: Buffer<ArrayBuffer>) => DocumentAnswer,
): () => DocumentAnswer {
  let ready: DocumentAnswer | null = null
  return () => {
    if (ready === null) {
      ready = small(brotliCompressSync(body, quality(5, body)))
      compress(body, quality(11, body)).then(
        (smallest) => (ready = small(smallest)),
        // The first compression stays in use.
        () => {},
      )
    }
    return ready
  }
}

function quality(level: number, { length }: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      // A window of the page's size, since the usual one takes 32 MB that are not returned.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(length + 16)) + 1),
    },
  }
}
