import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { onTestFinished } from 'vitest'
import type { Bucket } from '#adapters/files/bucket-files.ts'

/** Maximum number of keys in one page of a list: few, so that tests see several pages. */
const keysInPage = 3

/** An S3 server with one bucket, which checks the signature of every request. */
export interface RunningBucket extends Bucket {
  /** Value of `FILES_URL`. */
  readonly setting: string
  /** Objects by key, which begins with `files/`. */
  readonly objects: Map<string, Buffer>
  /** Refuses that many calls as too busy. */
  beBusy(calls: number): void
  readonly stop: () => Promise<void>
}

export async function startBucket(): Promise<RunningBucket> {
  const accessKeyId = 'GARDEN'
  const secretAccessKey = 'a/secret+with=signs'
  const region = 'garden-1'
  const objects = new Map<string, Buffer>()
  let busy = 0
  const server = createServer(async (request, answer) => {
    const body = await bodyOf(request)
    const fail = (status: number, code: string) =>
      answer.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    if (busy > 0) {
      busy -= 1
      return fail(503, 'SlowDown')
    }
    const refusal = refusalOf(request, body, { accessKeyId, secretAccessKey, region })
    if (refusal !== null) return fail(403, refusal)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const [, name, ...rest] = pathname.split('/')
    if (name !== 'yard') return fail(404, 'NoSuchBucket')
    const key = rest.join('/')
    switch (request.method) {
      case 'PUT':
        objects.set(key, body)
        return answer.writeHead(200).end()
      case 'DELETE':
        objects.delete(key)
        return answer.writeHead(204).end()
      default: {
        if (key === '') return answer.writeHead(200).end(listOf(objects, searchParams))
        const found = objects.get(key)
        return found === undefined ? fail(404, 'NoSuchKey') : answer.writeHead(200).end(found)
      }
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
  return {
    url: `http://${host}/yard`,
    accessKeyId,
    secretAccessKey,
    region,
    setting: `s3+http://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${host}/yard?region=${region}`,
    objects,
    beBusy(calls) {
      busy = calls
    },
    stop,
  }
}

/** A bucket that is removed after its test. */
export async function testBucket(): Promise<RunningBucket> {
  const bucket = await startBucket()
  onTestFinished(bucket.stop)
  return bucket
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

function listOf(objects: ReadonlyMap<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('start-after') ?? ''
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .toSorted()
  const shown = keys.slice(0, keysInPage)
  const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  return `<ListBucketResult><IsTruncated>${keys.length > shown.length}</IsTruncated>${contents}</ListBucketResult>`
}

/** Why a call is not signed with the secret, by AWS Signature Version 4; null if it is. */
function refusalOf(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: Omit<Bucket, 'url'>,
): string | null {
  const header = (name: string) => String(headers[name] ?? '')
  const signed =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      header('authorization'),
    )
  if (signed === null) return 'AccessDenied'
  const [, key, date = '', inRegion = '', names = '', signature] = signed
  if (key !== accessKeyId) return 'InvalidAccessKeyId'
  if (inRegion !== region) return 'AuthorizationHeaderMalformed'
  const at = header('x-amz-date')
  const moment = Date.parse(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!at.startsWith(date) || !(Math.abs(Date.now() - moment) < 900_000)) {
    return 'RequestTimeTooSkewed'
  }
  const hash = header('x-amz-content-sha256')
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const { pathname, searchParams } = new URL(url, 'http://bucket')
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .toSorted()
    .join('&')
  const list = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => list.includes(name))) {
    return 'AccessDenied'
  }
  const canonical = [
    method,
    pathname,
    query,
    ...list.map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    hash,
  ].join('\n')
  const scope = `${date}/${inRegion}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const signer = [date, inRegion, 's3', 'aws4_request'].reduce<Buffer | string>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${secretAccessKey}`,
  )
  const right = createHmac('sha256', signer).update(text).digest('hex')
  return right === signature ? null : 'SignatureDoesNotMatch'
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')
