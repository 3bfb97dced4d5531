import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { contentSecurityPolicy, inlineScriptHashes } from './security-headers.ts'

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

/** A page or a feed made at build, ready to be answered. */
export interface StoredDocument {
  readonly body: Buffer<ArrayBuffer>
  readonly type: string
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** Comes a moment after the start. */
  brotli: Buffer<ArrayBuffer> | null
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

/** Compresses the pages as far as it goes; takes a second or two, while the server answers. */
export async function compressDocuments(
  documents: ReadonlyMap<string, StoredDocument>,
): Promise<void> {
  for (const document of documents.values()) {
    const { buffer, byteOffset, length } = await brotli(document.body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    })
    document.brotli = Buffer.from(buffer, byteOffset, length)
  }
}

/** The answer for a stored page, or null when the visitor has it already (304 without a body). */
export function answerDocument(document: StoredDocument, request: Request): Response {
  const headers = new Headers({
    ...document.headers,
    'Content-Type': document.type,
    'Cache-Control': 'no-cache',
    ETag: document.etag,
    Vary: 'Accept-Encoding',
  })
  if (request.headers.get('if-none-match') === document.etag) {
    return new Response(null, { status: 304, headers })
  }
  const takesBrotli = /\bbr\b/.test(request.headers.get('accept-encoding') ?? '')
  if (document.brotli === null || !takesBrotli) {
    return new Response(document.body, { headers })
  }
  headers.set('Content-Encoding', 'br')
  return new Response(document.brotli, { headers })
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
  return {
    body,
    type: types[kind],
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    headers:
      kind === 'html'
        ? {
            'Content-Security-Policy': contentSecurityPolicy(
              inlineScriptHashes(body.toString('utf8')),
              { googleMaps, secure: publicUrl.startsWith('https:') },
            ),
          }
        : {},
    brotli: null,
  }
}
