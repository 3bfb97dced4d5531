import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { FileStore } from '#ports/file-store.ts'
import { fileKey, isKey, keysIn, writeWhole } from './folder-files.ts'

/** A bucket of an S3-compatible store, with its credentials. */
export interface Bucket {
  /** Without a slash at the end: `https://s3.example/evergreen`. */
  readonly url: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Null to take it from the host, or else `us-east-1`. */
  readonly region: string | null
}

/** Timeout of one request, in milliseconds. */
const withinMs = 30_000

/** Retries while the store is too busy. */
const retries = 4

/** Files that a backup or a restore transfers at a time. */
const atOnce = 4

/** Leaves room for other files in the bucket. */
const prefix = 'files/'

/** Files in a bucket, shared by any number of machines. */
export function bucketFiles(bucket: Bucket): FileStore & {
  /** Rejects with the reason why files cannot be stored. */
  readonly check: () => Promise<void>
} {
  const { url, accessKeyId, secretAccessKey, region } = bucket
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries,
    ...(region === null ? {} : { region }),
  })
  const send = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const signal = AbortSignal.timeout(withinMs)
    const answer = await client
      .fetch(`${url}${address}`, { ...init, signal })
      .catch((cause: unknown) => {
        throw new BucketError('does not answer', { cause })
      })
    if (answer.ok) return answer
    const { status } = answer
    const code = codeIn(await answer.text())
    throw new BucketError(`answered ${status} ${code}`.trim(), { status, code })
  }
  const open = (key: string) => send(`/${prefix}${fileKey(key)}`).catch(orNull)
  const put = async (key: string, bytes: Uint8Array) => {
    const { body } = await send(`/${prefix}${fileKey(key)}`, {
      method: 'PUT',
      body: new Uint8Array(bytes),
      // The store checks the hash, so it takes the whole body or nothing.
      headers: { 'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex') },
    })
    await body?.cancel()
  }
  const remove = async (key: string) => {
    const answer = await send(`/${prefix}${fileKey(key)}`, { method: 'DELETE' }).catch(orNull)
    await answer?.body?.cancel()
  }

  /** The next keys after one, in order; an empty one begins. */
  async function keysAfter(after: string): Promise<readonly string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix })
    if (after !== '') query.set('start-after', `${prefix}${after}`)
    const page = await (await send(`?${query}`)).text()
    // The keys contain no character that XML escapes.
    return [...page.matchAll(/<Key>files\/([^<]+)<\/Key>/g)].map(([, key = '']) => key)
  }

  async function* allKeys(): AsyncGenerator<readonly string[]> {
    for (let keys = await keysAfter(''); keys.length > 0;) {
      // Consoles of stores add an empty file for a folder.
      yield keys.filter(isKey)
      keys = await keysAfter(keys.at(-1) ?? '')
    }
  }

  return {
    put,
    remove,
    async read(key) {
      const answer = await open(key)
      return answer === null ? null : new Uint8Array(await answer.arrayBuffer())
    },

    async copyTo(folder) {
      for await (const keys of allKeys()) {
        await inTurns(keys, async (key) => {
          const target = path.join(folder, fileKey(key))
          if (existsSync(target)) return
          const answer = await open(key)
          // Removed since the bucket was listed.
          if (answer?.body) await writeWhole(target, answer.body)
        })
      }
    },

    async replaceBy(folder) {
      const brought = await keysIn(folder)
      await inTurns(brought, async (key) => put(key, await readFile(path.join(folder, key))))
      const isBrought = new Set(brought)
      for await (const keys of allKeys()) {
        await inTurns(
          keys.filter((key) => !isBrought.has(key)),
          remove,
        )
      }
    },

    async check() {
      const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': '1' })
      await (await send(`?${query}`)).body?.cancel()
    },
  }
}

/** The store of files does not answer, or refuses. */
export class BucketError extends Error {
  readonly status: number | undefined
  readonly code: string
  constructor(
    what: string,
    { cause, status, code = '' }: { cause?: unknown; status?: number; code?: string },
  ) {
    super(`the store of files ${what}`, { cause })
    this.name = 'BucketError'
    this.status = status
    this.code = code
  }
}

/** The store's error code; the rest of its response may name the owner of the credentials. */
const codeIn = (xml: string) => /<Code>(\w+)<\/Code>/.exec(xml)?.[1] ?? ''

/** Null for a missing file; a missing bucket is an error. */
function orNull(error: unknown): null {
  if (error instanceof BucketError && error.status === 404 && error.code !== 'NoSuchBucket') {
    return null
  }
  throw error
}

async function inTurns(keys: readonly string[], step: (key: string) => Promise<void>) {
  const rest = keys.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const key of rest) await step(key)
    }),
  )
}
