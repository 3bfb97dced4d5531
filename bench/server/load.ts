import { spawn } from 'node:child_process'
import path from 'node:path'
import { cpuMs } from '#bench/process-cost.ts'
import { root } from '#bench/site.ts'

/** The result of a load, as seen by the caller and by the measured process. */
export interface LoadResult {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Processor time of the measured process; independent of other work on the machine. */
  readonly cpuUsPerRequest: number
}

/**
 * Reads as fast as 32 connections can, from a second process (autocannon). With a `rate`, sends
 * that many a second, and each wait counts from the moment when its request was due.
 */
export async function readLoad(
  url: string,
  pid: number,
  seconds: number,
  headers: Readonly<Record<string, string>> = {},
  rate: number | null = null,
): Promise<LoadResult> {
  const before = cpuMs(pid)
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const json = await outputOf([
    path.join(root, 'node_modules/autocannon/autocannon.js'),
    '-j',
    '-c',
    '32',
    '-d',
    String(seconds),
    ...(rate === null ? [] : ['-R', String(rate)]),
    ...flags,
    url,
  ])
  const { requests, latency, non2xx, errors } = JSON.parse(json)
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refusals, ${errors} errors`)
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    cpuUsPerRequest: ((cpuMs(pid) - before) * 1000) / requests.total,
  }
}

/** Bodies to post, each once. */
export interface Writes {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Each `{n}` is replaced by a unique number. */
  readonly body: string
  readonly count: number
  readonly connections: number
  /** The first number, so that two runs do not post the same. */
  readonly from: number
  /** Requests per second; without it each connection posts as fast as it can. */
  readonly rate?: number
}

/** Posts from a second process; every answer must be 201. */
export async function writeLoad(writes: Writes, pid: number): Promise<LoadResult> {
  const before = cpuMs(pid)
  const json = await outputOf(
    [path.join(root, 'bench/server/writer-process.ts')],
    JSON.stringify(writes),
  )
  const { seconds, p50Ms, p99Ms } = JSON.parse(json)
  return {
    perSecond: writes.count / seconds,
    p50Ms,
    p99Ms,
    cpuUsPerRequest: ((cpuMs(pid) - before) * 1000) / writes.count,
  }
}

function outputOf(args: readonly string[], input = ''): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stdin.end(input)
  return new Promise((done, failed) => {
    child.once('close', (status) => {
      if (status === 0) done(output)
      else failed(new Error(`${args[0]} ended with ${status}`))
    })
  })
}
