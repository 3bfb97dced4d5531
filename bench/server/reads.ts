import { request } from 'node:http'
import { eventPaths } from '#contract/event-paths.ts'
import { paths } from '#domain/site/paths.ts'
import { asTenant, openEvent } from '#bench/sample-requests.ts'
import { median, printTable } from '#bench/report.ts'
import type { BenchedSite } from '#bench/site.ts'
import { readLoad, type LoadResult } from './load.ts'
import { honoPeer, nginxPeer, type Bytes, type Peer } from './peers.ts'

const runs = 3

/** A page to read, and a simpler program that answers the same bytes. */
interface Read {
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly peerOf: (bytes: Bytes) => Promise<Peer | null>
}

const page = { path: paths.home, headers: { 'accept-encoding': 'br' } }

/** A cached page. */
export const pageReads: readonly Read[] = [
  { name: 'cached page / nginx', ...page, peerOf: nginxPeer },
  { name: 'cached page / bare Hono', ...page, peerOf: honoPeer },
]

/** The events and one event. */
export const eventReads: readonly Read[] = [
  { name: 'the events / bare Hono', path: eventPaths.list, headers: asTenant, peerOf: honoPeer },
  {
    name: 'an event / bare Hono',
    path: eventPaths.event(openEvent),
    headers: asTenant,
    peerOf: honoPeer,
  },
]

/** Reads as fast as 32 connections can, alternating with the peer. */
export async function compareReads(
  site: BenchedSite,
  seconds: number,
  database: string,
  reads: readonly Read[],
): Promise<void> {
  const rows: string[][] = []
  for (const { name, path, headers, peerOf } of reads) {
    const address = site.url + path
    const peer = await peerOf(await bytesOf(address, headers))
    if (peer === null) continue
    const [ours, theirs]: [LoadResult[], LoadResult[]] = [[], []]
    // Alternating runs spread other work on the machine over both.
    for (let run = 0; run < runs; run += 1) {
      ours.push(await readLoad(address, site.pid, seconds, headers))
      theirs.push(await readLoad(peer.url, peer.pid, seconds, headers))
    }
    await peer.stop()
    rows.push([name, ...comparison(ours, theirs)])
  }
  printTable(
    `Reads (ours / peer), ${database}`,
    ['what', 'requests/s', 'ratio', 'p50 ms', 'p99 ms', 'CPU µs/request', 'CPU ratio'],
    rows,
  )
}

function comparison(ours: readonly LoadResult[], theirs: readonly LoadResult[]): string[] {
  const pair = (pick: (result: LoadResult) => number) =>
    [median(ours.map(pick)), median(theirs.map(pick))] as const
  const shown = ([our, their]: readonly [number, number], digits: number) =>
    `${our.toFixed(digits)} / ${their.toFixed(digits)}`
  const rate = pair(({ perSecond }) => perSecond)
  const cpu = pair(({ cpuUsPerRequest }) => cpuUsPerRequest)
  return [
    shown(rate, 0),
    (rate[0] / rate[1]).toFixed(2),
    shown(
      pair(({ p50Ms }) => p50Ms),
      0,
    ),
    shown(
      pair(({ p99Ms }) => p99Ms),
      0,
    ),
    shown(cpu, 0),
    (cpu[1] / cpu[0]).toFixed(2),
  ]
}

/** The body as transferred. */
function bytesOf(url: string, headers: Readonly<Record<string, string>>): Promise<Bytes> {
  return new Promise((done, failed) => {
    const sent = request(url, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        done({
          body: Buffer.concat(parts),
          type: answer.headers['content-type'] ?? '',
          encoding: answer.headers['content-encoding'] ?? null,
        }),
      )
    })
    sent.on('error', failed)
    sent.end()
  })
}
