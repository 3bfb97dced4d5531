import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { commonHeaders, contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

/** What pages write where the site's own origin belongs. */
const originPlaceholder = 'https://site-origin.invalid'

/** What is made at build and holds full addresses, by the ending of its file. */
const types = {
  html: 'text/html; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
} as const satisfies Record<string, string>

type Kind = keyof typeof types

/** A page or a feed made at build, with every answer to it ready to be written. */
export interface StoredDocument {
  readonly etag: string
  readonly plain: DocumentAnswer
  /** Made when it is first asked for, so that a start does not wait for all pages. */
  readonly brotli: () => DocumentAnswer
  /** For whoever has it already. */
  readonly unchanged: DocumentAnswer
}

/** An answer whose parts were made before anyone asked. */
export interface DocumentAnswer {
  readonly status: 200 | 304
  /** Names and values in turn, as Node.js writes them. */
  readonly headers: readonly string[]
  readonly body: Buffer<ArrayBuffer> | null
}

/** What a request says that its answer depends on. */
export interface DocumentRequest {
  readonly etag: string | undefined
  readonly encodings: string | undefined
}

/** What is known only when the server starts. */
export interface PageOptions {
  readonly publicUrl: string
  readonly googleMaps: boolean
  /** What pages say in place of what the build had to leave open. */
  readonly words: ReadonlyMap<string, string>
}

const brotli = promisify(brotliCompress)

/**
 * Pages and feeds of `build/client` by the path they are served at: `/about`, `/about.data`,
 * `/robots.txt`.
 */
export async function loadDocuments(
  clientDir: string,
  options: PageOptions,
): Promise<ReadonlyMap<string, StoredDocument>> {
  const documents = new Map<string, StoredDocument>()
  const files = await readdir(clientDir, { recursive: true })
  await Promise.all(
    files
      .map((file) => file.replaceAll(path.sep, '/'))
      .map(async (file) => {
        const kind = kindOf(file)
        if (kind === null) return
        const text = await readFile(path.join(clientDir, file), 'utf8')
        documents.set(servedAt(file), stored(kind, text, options))
      }),
  )
  return documents
}

/** The ready answer to a request for a stored page. */
export function answerOf(
  document: StoredDocument,
  { etag, encodings }: DocumentRequest,
): DocumentAnswer {
  if (etag === document.etag) return document.unchanged
  const takesBrotli = encodings !== undefined && /\bbr\b/.test(encodings)
  return takesBrotli ? document.brotli() : document.plain
}

/** The same as a web-standard response. */
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

function servedAt(file: string): string {
  const address = `/${file}`
  return address.endsWith('/index.html')
    ? address.slice(0, -'/index.html'.length) || '/'
    : address.replace(/\.html$/, '')
}

const isKind = (ending: string): ending is Kind => Object.hasOwn(types, ending)

function kindOf(file: string): Kind | null {
  const ending = path.posix.extname(file).slice(1)
  return isKind(ending) ? ending : null
}

/** The text with the site's origin, and with the words that its settings choose. */
export function filledIn(
  text: string,
  { publicUrl, words }: Pick<PageOptions, 'publicUrl' | 'words'>,
): string {
  return [[originPlaceholder, publicUrl] as const, ...words].reduce(
    (filled, [placeholder, word]) => filled.replaceAll(placeholder, word),
    text,
  )
}

function stored(kind: Kind, text: string, options: PageOptions): StoredDocument {
  const { publicUrl, googleMaps } = options
  const body = Buffer.from(filledIn(text, options))
  const secure = publicUrl.startsWith('https:')
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`
  const headers = {
    ...commonHeaders(secure),
    ...(kind === 'html'
      ? {
          'Content-Security-Policy': contentSecurityPolicy(
            inlineScriptHashes(body.toString('utf8')),
            { googleMaps, secure },
          ),
        }
      : {}),
    'Content-Type': types[kind],
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  const all = Object.entries(headers).flat()
  return {
    etag,
    plain: answered(body, all),
    brotli: inBrotli(body, all),
    unchanged: { status: 304, headers: all, body: null },
  }
}

/**
 * Compressed within a millisecond or two for whoever asks first, and meanwhile, in a thread of the
 * runtime's, as far as it goes for all who come after.
 */
function inBrotli(body: Buffer<ArrayBuffer>, headers: readonly string[]): () => DocumentAnswer {
  const small = ({ buffer, byteOffset, length }: Buffer<ArrayBuffer>) =>
    answered(Buffer.from(buffer, byteOffset, length), [...headers, 'Content-Encoding', 'br'])
  let ready: DocumentAnswer | null = null
  return () => {
    if (ready === null) {
      ready = small(brotliCompressSync(body, quality(5, body)))
      brotli(body, quality(11, body)).then(
        (smallest) => (ready = small(smallest)),
        // What was compressed less stays good.
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
      // A window of the page's own size: the usual one takes 32 MB, which are not given back.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(22, Math.ceil(Math.log2(length + 16)) + 1),
    },
  }
}

function answered(body: Buffer<ArrayBuffer>, headers: readonly string[]): DocumentAnswer {
  return { status: 200, headers: [...headers, 'Content-Length', String(body.length)], body }
}
