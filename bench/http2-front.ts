import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { constants, createBrotliCompress } from 'node:zlib'
import { selfSigned } from './documented-nginx.ts'

export interface Front {
  readonly url: string
  close(): Promise<void>
}

/** A document that the front answers itself, in place of the site. */
export interface OwnDocument {
  readonly body: Buffer
  readonly type: string
  readonly encoding?: 'br'
}

/** Serves a plain site over HTTP/2 and TLS, like a proxy in production; the site compresses. */
export async function http2Front(
  site: string,
  port: number,
  own: ReadonlyMap<string, OwnDocument>,
): Promise<Front> {
  const { hostname, port: sitePort } = new URL(site)
  const server = createSecureServer(keyAndCertificate(), (incoming, answer) => {
    const document = own.get(incoming.url)
    if (document !== undefined) {
      const { body, type, encoding } = document
      const encoded = encoding === undefined ? {} : { 'content-encoding': encoding }
      answer.writeHead(200, { 'content-type': type, ...encoded }).end(body)
      return
    }
    const headers = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'))
    const passed = request(
      {
        hostname,
        port: sitePort,
        method: incoming.method,
        path: incoming.url,
        headers: { ...Object.fromEntries(headers), host: incoming.authority },
      },
      (got) => {
        const {
          connection: _,
          'keep-alive': __,
          'transfer-encoding': ___,
          ...headersToSend
        } = got.headers
        // Pages rendered on request arrive uncompressed, and the proxy compresses them.
        if (!isText(got.headers) || got.headers['content-encoding'] !== undefined) {
          answer.writeHead(got.statusCode ?? 502, headersToSend)
          got.pipe(answer.stream)
          return
        }
        const { 'content-length': ____, ...compressed } = headersToSend
        answer.writeHead(got.statusCode ?? 502, { ...compressed, 'content-encoding': 'br' })
        got
          .pipe(createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }))
          .pipe(answer.stream)
      },
    )
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `https://localhost:${port}`,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

const isText = (headers: IncomingHttpHeaders) =>
  /^(text\/|application\/json)/.test(headers['content-type'] ?? '')

/** A key and a certificate that live as long as this process. */
function keyAndCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-key-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  selfSigned(key, cert)
  const pair = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(folder, { recursive: true, force: true })
  return pair
}
