import { photographPaths } from '#contract/photograph-paths.ts'
import { partSize, partsOf } from '#domain/photographs/photograph.ts'

/** The result of an upload: complete, or why it can never succeed. */
export type SentPhotograph =
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly message: string }
  /** The connection is lost, or the server unavailable; another try resumes the upload. */
  | { readonly is: 'broken' }

/** Longest wait for the answer to one part, in milliseconds. */
const timeoutMs = 120_000

/** Pauses before each further try, in milliseconds. */
const pauses = [500, 1000, 2000, 4000, 8000, 15_000]

/** The calls by which a file is sent. */
interface UploadCalls {
  /** Begins the upload, or reads how many parts have arrived. */
  readonly begin: (signal: AbortSignal) => Promise<Response>
  readonly put: (part: number, body: Blob, signal: AbortSignal) => Promise<Response>
}

/** Uploads a photograph in parts, so that an interrupted upload can resume. */
export function sendPhotograph(
  { id, blob, caption }: { readonly id: string; readonly blob: Blob; readonly caption: string },
  onProgress: (share: number) => void,
): Promise<SentPhotograph> {
  const begin = (signal: AbortSignal) =>
    fetch(photographPaths.upload(id), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ size: blob.size, caption }),
      signal,
    })
  const put = (part: number, body: Blob, signal: AbortSignal) =>
    fetch(photographPaths.part(id, part), { method: 'PUT', body, signal })
  return sendInParts(blob, { begin, put }, onProgress)
}

/** Uploads a file in parts by these calls, so that an interrupted upload can resume. */
export async function sendInParts(
  blob: Blob,
  calls: UploadCalls,
  onProgress: (share: number) => void,
): Promise<SentPhotograph> {
  for (let tried = 0; ; tried += 1) {
    const sent = await sendOnce(blob, calls, onProgress)
    const pause = pauses[tried]
    if (sent.is !== 'broken' || pause === undefined) return sent
    await untilBack(pause)
  }
}

async function sendOnce(
  blob: Blob,
  { begin, put }: UploadCalls,
  onProgress: (share: number) => void,
): Promise<SentPhotograph> {
  const parts = partsOf(blob.size)
  const begun = await call(begin)
  if (begun.is !== 'answered') return begun
  for (let next = begun.arrived; next < parts;) {
    onProgress(next / parts)
    const body = blob.slice(next * partSize, (next + 1) * partSize)
    const part = next
    const sent = await call((signal) => put(part, body, signal))
    if (sent.is !== 'answered') return sent
    // An answer that brings nothing further would go round and round.
    if (sent.arrived <= next) return { is: 'broken' }
    next = sent.arrived
  }
  onProgress(1)
  return { is: 'sent' }
}

async function call(
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<
  { readonly is: 'answered'; readonly arrived: number } | Exclude<SentPhotograph, { is: 'sent' }>
> {
  try {
    const response = await send(AbortSignal.timeout(timeoutMs))
    const body: unknown = await response.json()
    if (response.ok) {
      const { state, arrived, message } = fieldsOf(body)
      if (state === 'refused') return { is: 'refused', message: textOrEmpty(message) }
      return typeof arrived === 'number' ? { is: 'answered', arrived } : { is: 'broken' }
    }
    // These refusals may pass; every other one is final.
    if (response.status >= 500 || response.status === 429 || response.status === 408) {
      return { is: 'broken' }
    }
    return { is: 'refused', message: textOrEmpty(fieldsOf(body)['error']) }
  } catch {
    return { is: 'broken' }
  }
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> => ({
  ...(typeof body === 'object' ? body : null),
})

const textOrEmpty = (said: unknown): string => (typeof said === 'string' ? said : '')

/** Waits, but not longer than until the connection is back. */
function untilBack(pauseMs: number): Promise<void> {
  return new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(go, pauseMs)
    window.addEventListener('online', go)
  })
}
