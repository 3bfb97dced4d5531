import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Page } from '@playwright/test'
import { openAwake } from '#bench/awake-page.ts'

/** Bytes of bodies as they came over the line, by what they are. */
export interface PageWeight {
  readonly html: number
  readonly css: number
  readonly js: number
  readonly fonts: number
  /** The picture that the page asks for first (`fetchpriority=high`). */
  readonly hero: number
  /** Every other picture, icon and file. */
  readonly other: number
  readonly all: number
}

interface Transfer {
  readonly type: string
  readonly url: string
  readonly headerBytes: number
  /** Null while it is under way. */
  bodyBytes: number | null
}

/** Opens the page at its top, lets it become quiet, and weighs everything that it loaded. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const transfers = new Map<string, Transfer>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const headerBytes = response.encodedDataLength
    transfers.set(requestId, { type, url: response.url, headerBytes, bodyBytes: null })
  })
  session.on('Network.loadingFailed', ({ requestId }) => {
    const transfer = transfers.get(requestId)
    if (transfer !== undefined) transfer.bodyBytes = 0
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer !== undefined) transfer.bodyBytes = encodedDataLength - transfer.headerBytes
  })
  const answer = await openAwake(page, url)
  if (answer === null || !answer.ok()) throw new Error(`${url} answered ${answer?.status()}`)
  // The scripts load more in turn.
  await page.waitForLoadState('networkidle')
  await wait(1_000)
  const heroUrl = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  await expectAllCome(transfers)
  await session.detach()

  const all = [...transfers.values()].filter((each) => !each.url.startsWith('data:'))
  const sum = (belongs: (transfer: Transfer) => boolean) =>
    all.filter(belongs).reduce((total, { bodyBytes }) => total + (bodyBytes ?? 0), 0)
  // A page that is rendered on request leaves the server as it is; the proxy compresses it.
  const html =
    answer.headers()['content-encoding'] === undefined
      ? compressedByProxy(await answer.body())
      : sum(({ type }) => type === 'Document')
  const parts = {
    html,
    css: sum(({ type }) => type === 'Stylesheet'),
    js: sum(({ type }) => type === 'Script'),
    fonts: sum(({ type }) => type === 'Font'),
    hero: sum((transfer) => transfer.url === heroUrl),
    other: sum(
      ({ type, url: from }) =>
        !['Document', 'Stylesheet', 'Script', 'Font'].includes(type) && from !== heroUrl,
    ),
  }
  return { ...parts, all: Object.values(parts).reduce((total, part) => total + part, 0) }
}

/** The last bytes are told of a moment after the page became quiet. */
async function expectAllCome(transfers: ReadonlyMap<string, Transfer>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ([...transfers.values()].every(({ bodyBytes }) => bodyBytes !== null)) return
    await wait(50)
  }
  throw new Error('Some of the page never came')
}

function compressedByProxy(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
