import { photographPaths } from '#contract/photograph-paths.ts'
import { partSize, partsOf } from '#domain/photographs/photograph.ts'
import { second } from '#domain/time.ts'
import { isOffline } from '#web/no-connection.ts'

/** The result of an upload: complete, or why it can never succeed. */
export type SentPhotograph =
  | { readonly is: 'sent' }
  | { readonly is: 'refused'; readonly message: string }
  /** The connection is lost, or the server unavailable; another try resumes the upload. */
  | { readonly is: 'broken' }

/** Hears how much has arrived, from 0 to 1, and until when a limit makes the upload wait. */
type OnProgress = (share: number, waitsUntil: number | null) => void

/** Says until when an upload waits. */
export const waitText = (until: number): string =>
  `A lot was sent from your network in a short time. The rest goes on by itself at ${new Date(until).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })}.`

/** Longest wait for the answer to one part, in milliseconds. */
export const answerTimeout = 120_000

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
  onProgress: OnProgress,
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
  onProgress: OnProgress,
): Promise<SentPhotograph> {
  let share = 0
  const onShare = (arrived: number) => {
    share = arrived
    onProgress(share, null)
  }
  for (let tried = 0; ;) {
    const sent = await sendOnce(blob, calls, onShare)
    if (sent.is === 'limited') {
      onProgress(share, Date.now() + sent.waitMs)
      await untilBack(sent.waitMs)
      continue
    }
    const pause = pauses[tried]
    if (sent.is !== 'broken' || pause === undefined) return sent
    // Tries without any connection do not count: the upload goes on whenever there is one.
    tried = isOffline() ? Math.min(tried + 1, pauses.length - 1) : tried + 1
    await untilBack(pause)
  }
}

/** Refused for now; allowed again after that time. */
interface LimitedUpload {
  readonly is: 'limited'
  readonly waitMs: number
}

async function sendOnce(
  blob: Blob,
  { begin, put }: UploadCalls,
  onShare: (share: number) => void,
): Promise<SentPhotograph | LimitedUpload> {
  const parts = partsOf(blob.size)
  const begun = await call(begin)
  if (begun.is !== 'answered') return begun
  for (let next = begun.arrived; next < parts;) {
    onShare(next / parts)
    const body = blob.slice(next * partSize, (next + 1) * partSize)
    const part = next
    const sent = await call((signal) => put(part, body, signal))
    if (sent.is !== 'answered') return sent
    // An answer that brings nothing further would go round and round.
    if (sent.arrived <= next) return { is: 'broken' }
    next = sent.arrived
  }
  onShare(1)
  return { is: 'sent' }
}

async function call(
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<
  | { readonly is: 'answered'; readonly arrived: number }
  | LimitedUpload
  | Exclude<SentPhotograph, { is: 'sent' }>
> {
  try {
    const response = await send(AbortSignal.timeout(answerTimeout))
    const retryAfter = Number(response.headers.get('retry-after'))
    if (response.status === 429 && retryAfter > 0) {
      return { is: 'limited', waitMs: retryAfter * second }
    }
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
