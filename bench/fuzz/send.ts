import { connect } from 'node:net'

/** A request as bytes, so that no client library corrects it. */
export interface RawRequest {
  readonly method: string
  /** Between method and version; only Latin characters are sent unchanged. */
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
  /** The value of `Content-Length`; null leaves the header out. */
  readonly length: number | null
}

export interface RawAnswer {
  readonly status: number
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Longest wait for an answer, in milliseconds. */
const patience = 45_000

/** Sends the bytes over a connection of its own; null when it ends without an answer. */
export function sendRaw(port: number, request: RawRequest): Promise<RawAnswer | null> {
  const head = [
    `${request.method} ${request.target} HTTP/1.1`,
    'Connection: close',
    ...(request.length === null ? [] : [`Content-Length: ${request.length}`]),
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n')
  return new Promise((done, failed) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1')
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')))
    socket.on('connect', () => {
      socket.write(Buffer.from(head, 'latin1'))
      // The connection ends a body that was announced longer than it is.
      if ((request.length ?? 0) > request.body.length) socket.end(request.body)
      else socket.write(request.body)
    })
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('close', () => done(answerIn(Buffer.concat(chunks))))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may hang up on a body that it refuses; the answer before that counts.
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) return
      failed(error)
    })
  })
}

function answerIn(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n')
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  const rest = bytes.subarray(end + 4)
  const status = Number(statusLine.split(' ')[1])
  // `100 Continue` and its like only announce the answer.
  if (status < 200) return answerIn(rest)
  const body = headers.get('transfer-encoding') === 'chunked' ? dechunked(rest) : rest
  return { status, headers, body: body.toString('utf8') }
}

function dechunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const line = bytes.indexOf('\r\n', at)
    const size = line < 0 ? 0 : Number.parseInt(bytes.subarray(at, line).toString('latin1'), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}
