import { get } from 'node:http'
import { connect } from 'node:http2'
import { Agent, request } from 'node:https'
import type { Proxy } from '#bench/documented-nginx.ts'

/** The host that `docs/nginx.conf` serves. */
export const proxyHost = 'evergreen.example'
/** Its origin, as the servers behind it know it. */
export const proxyOrigin = `https://${proxyHost}`

/** An answer that came through the proxy. */
export interface ProxyAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A visitor's request; POST if it has a body and no method. */
export interface Asked {
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly method?: string
  /** The visitor's own address: any in 127.0.0.0/8. */
  readonly from?: string
}

/**
 * Sends requests through the proxy over TLS under its host name, and trusts only its certificate.
 */
export function proxyClient({ port, ca }: Pick<Proxy, 'port' | 'ca'>) {
  // Connections end before nginx closes them, so that none closes just as it is used again.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 20_000 })
  const ask = ({ path, headers = {}, body, method, from = '127.0.0.1' }: Asked) =>
    new Promise<ProxyAnswer>((done, failed) => {
      const asked = request({
        agent,
        host: '127.0.0.1',
        port,
        servername: proxyHost,
        ca,
        localAddress: from,
        path,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: { ...headers, host: proxyHost },
        // A busy machine takes as long for two hundred at once.
        timeout: 60_000,
      })
      asked.on('timeout', () => asked.destroy(new Error(`no answer for ${path}`)))
      asked.on('error', failed)
      asked.on('response', (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', failed)
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
      asked.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/** Status of a page over HTTP/2; rejects if the proxy does not support it. */
export function statusOverHttp2(
  { port, ca }: Pick<Proxy, 'port' | 'ca'>,
  path: string,
): Promise<number> {
  return new Promise((done, failed) => {
    const session = connect(`https://127.0.0.1:${port}`, { ca, servername: proxyHost })
    session.on('error', failed)
    const stream = session.request({ ':path': path, ':authority': proxyHost })
    stream.on('response', (headers) => {
      session.close()
      done(Number(headers[':status']))
    })
    stream.on('error', failed)
    stream.resume()
    stream.end()
  })
}

/** Redirect of a plain HTTP request to the served host. */
export function locationOverHttp(
  { plainPort }: Pick<Proxy, 'plainPort'>,
  path: string,
): Promise<string | undefined> {
  return new Promise((done, failed) => {
    const headers = { host: proxyHost }
    const asked = get({ host: '127.0.0.1', port: plainPort, path, headers }, (answer) => {
      answer.resume()
      done(answer.headers.location)
    })
    asked.on('error', failed)
  })
}
