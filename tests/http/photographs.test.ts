import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { memoryLimiter } from '#adapters/limits/limiters.ts'
import { bucketFiles } from '#adapters/files/bucket-files.ts'
import { decodeHeic } from '#adapters/pictures/decode-heic.ts'
import { photographPaths } from '#contract/photograph-paths.ts'
import { type UploadAnswer } from '#contract/photographs.ts'
import {
  maxPhotographBytes,
  partSize,
  photographFiles,
  refusalMessages,
  type PictureRefusal,
} from '#domain/photographs/photograph.ts'
import { limits } from '#domain/limits.ts'
import { day } from '#domain/time.ts'
import { err } from '#domain/result.ts'
import { makeNextPhotograph } from '#usecases/photographs/make-photographs.ts'
import { photographsToken, requestToken } from '#usecases/quote-requests/request-links.ts'
import { removeOldFiles } from '#usecases/uploads.ts'
import {
  heicPicture,
  jpegWithPlace,
  newPhotographId,
  pngBomb,
  pngPicture,
  sendPhotograph,
} from '#support/photographs.ts'
import { testBucket } from '#support/bucket.ts'
import { newClient } from '#support/quote-bodies.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

// A busy machine is slow at pictures.
vi.setConfig({ testTimeout: 60_000 })

async function makeAll(site: TestSite) {
  while (await makeNextPhotograph(site)()) {
    // The next one.
  }
  await removeOldFiles(site)()
}

const statusOf = async (site: TestSite, id: string): Promise<UploadAnswer> =>
  (await site.app.request(photographPaths.upload(id))).json()

const visitor = { by: null, at: 0 }

test('photographs of a phone are made anew: upright, smaller, without their place', async () => {
  const site = await testSite()
  const lead = await newClient(site)
  const sent = [
    await sendPhotograph(site.app.request, await jpegWithPlace(), { caption: 'By the gate' }),
    await sendPhotograph(site.app.request, heicPicture()),
    await sendPhotograph(site.app.request, await pngPicture()),
    await sendPhotograph(site.app.request, await pngPicture({ width: 3000, height: 2400 })),
  ]
  const ids = sent.map(({ id }) => id)
  expect(sent.map(({ body }) => body)).toMatchObject(Array(4).fill({ state: 'received' }))
  expect((await site.photographs.add({ is: 'request', id: lead }, ids, visitor)).ok).toBe(true)
  await makeAll(site)

  const shown = await site.photographs.list(lead)
  expect(shown.map(({ state }) => state)).toEqual(Array(4).fill('ready'))
  expect(shown.map(({ caption }) => caption)).toContain('By the gate')
  const key = requestToken(site.secrets, lead, 0)
  for (const { id } of shown) {
    const answer = await site.app.request(photographPaths.picture(id, 'full', key))
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    const made = await sharp(await answer.arrayBuffer()).metadata()
    expect(made).toMatchObject({ format: 'jpeg' })
    expect(made.exif ?? made.xmp ?? made.iptc).toBeUndefined()
    expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(2560)
    expect((await site.app.request(photographPaths.picture(id, 'small', key))).status).toBe(200)
    expect(await site.files.read(photographFiles(id).part(0)), 'the original').toBeNull()
  }
  expect(shown.find(({ caption }) => caption !== '')).toMatchObject({ width: 900, height: 1200 })
})

test('an upload goes on where its connection broke, and a part that was sent twice is there once', async () => {
  const site = await testSite()
  const id = newPhotographId()
  // Bytes after a picture in its file cost nothing to make.
  const bytes = Buffer.concat([await jpegWithPlace(), randomBytes(2 * partSize)])
  expect(bytes.length).toBeGreaterThan(2 * partSize)
  const begin = () =>
    call(site, 'POST', photographPaths.upload(id), { size: bytes.length, caption: '' })
  const put = (part: number) =>
    site.app.request(photographPaths.part(id, part), {
      method: 'PUT',
      headers: { 'content-length': String(Math.min(partSize, bytes.length - part * partSize)) },
      body: new Uint8Array(bytes.subarray(part * partSize, (part + 1) * partSize)),
    })
  expect((await begin()).body).toEqual({ state: 'uploading', arrived: 0, message: null })
  await put(0)
  expect((await put(0)).status).toBe(200)
  expect((await put(2)).status, 'a part that does not come next').toBe(409)
  expect((await begin()).body).toMatchObject({ arrived: 1 })
  await Promise.all([put(1), put(1)])
  await put(2)
  expect(await statusOf(site, id)).toMatchObject({ state: 'received' })
  for (const part of [0, 1, 2]) {
    const stored = await site.files.read(photographFiles(id).part(part))
    const sent = bytes.subarray(part * partSize, (part + 1) * partSize)
    expect(sent.equals(stored ?? new Uint8Array()), `part ${part}`).toBe(true)
  }
  await makeAll(site)
  expect(await statusOf(site, id)).toMatchObject({ state: 'ready' })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

test.each<readonly [string, () => Promise<Buffer>, PictureRefusal]>([
  ['a picture cut short', async () => (await jpegWithPlace()).subarray(0, 900), 'unreadable'],
  [
    'a page with the head of a JPEG',
    async () => Buffer.from(`\u00ff\u00d8\u00ff${html}`, 'latin1'),
    'unreadable',
  ],
  [
    'a drawing with the head of a PNG',
    async () => Buffer.from(`\u0089PNG\r\n\u001a\n${svg}`, 'latin1'),
    'unreadable',
  ],
  ['a HEIC cut short', async () => heicPicture().subarray(0, 700), 'unreadable'],
  ['noise in a HEIC', async () => noisy(heicPicture()), 'unreadable'],
  ['a HEIC of 144 megapixels', async () => heicOf(12_000), 'too-many-pixels'],
  ['a bomb of 200 megapixels', () => pngBomb(14_200), 'too-many-pixels'],
])('%s is refused in bounded time and memory', async (_, bytes, refusal) => {
  const site = await testSite()
  const before = process.memoryUsage().rss
  const started = performance.now()
  const { id } = await sendPhotograph(site.app.request, await bytes())
  await makeAll(site)
  expect(await statusOf(site, id)).toMatchObject({
    state: 'refused',
    message: refusalMessages[refusal],
  })
  expect(performance.now() - started).toBeLessThan(25_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
  expect(await site.files.read(photographFiles(id).part(0))).toBeNull()
})

/** A HEIC that claims to have that many pixels on each side. */
function heicOf(side: number): Buffer {
  const bytes = heicPicture()
  const measures = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(side, measures)
  bytes.writeUInt32BE(side, measures + 4)
  return bytes
}

/** Replaces the picture's data by zeros. */
function noisy(bytes: Buffer): Buffer {
  const noise = Buffer.from(bytes)
  noise.fill(0, Math.floor(bytes.length / 4))
  return noise
}

test('a page or an archive that is hidden behind a picture is removed', async () => {
  const site = await testSite()
  const lead = await newClient(site)
  const hidden = [
    Buffer.concat([await jpegWithPlace(), Buffer.from(html)]),
    Buffer.concat([await pngPicture(), Buffer.from('PK\u0003\u0004 and an archive')]),
    await sharp(await jpegWithPlace())
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${html}</x:xmpmeta>`)
      .jpeg()
      .toBuffer(),
  ]
  for (const bytes of hidden) {
    const { id } = await sendPhotograph(site.app.request, bytes)
    await site.photographs.add({ is: 'request', id: lead }, [id], visitor)
    await makeAll(site)
    for (const size of ['full', 'small'] as const) {
      const made = Buffer.from((await site.files.read(photographFiles(id)[size])) ?? [])
      expect(made.subarray(0, 3), size).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
      expect(made.includes('<script') || made.includes('PK\u0003\u0004'), size).toBe(false)
    }
  }
})

test('a photograph whose files cannot be reached just now waits, however often, and is made then', async () => {
  const bucket = await testBucket()
  const files = bucketFiles(bucket)
  const site = await testSite({ files })
  const { id } = await sendPhotograph(site.app.request, await pngPicture())
  expect(await files.read(photographFiles(id).part(0))).not.toBeNull()
  for (let tries = 0; tries < 5; tries += 1) {
    bucket.beBusy(Infinity)
    await expect(makeNextPhotograph({ ...site, files })()).rejects.toThrow('503')
    expect(await makeNextPhotograph({ ...site, files })(), 'for a minute').toBe(false)
    site.wait(60_000)
  }
  bucket.beBusy(0)
  expect(await makeNextPhotograph({ ...site, files })()).toBe(true)
  expect(await statusOf(site, id)).toMatchObject({ state: 'ready' })
})

test('a HEIC that takes too long is given up', async () => {
  expect(await decodeHeic(heicPicture(), 1)).toEqual(err('too-slow'))
})

test.each([
  ['a drawing', Buffer.from(svg)],
  ['a page', Buffer.from(html)],
  ['a GIF', Buffer.from('GIF89a and more')],
  ['a PDF', Buffer.from('%PDF-1.7 and more')],
])('%s is refused with its first part', async (_, bytes) => {
  const site = await testSite()
  const { status, body, id } = await sendPhotograph(site.app.request, bytes)
  expect(status).toBe(415)
  expect(body).toEqual({ error: refusalMessages.unreadable, code: 'not-a-photograph' })
  expect(await statusOf(site, id)).toMatchObject({ state: 'refused' })
})

test('a photograph that is too large, of another length, or without a request is refused', async () => {
  const site = await testSite()
  const id = newPhotographId()
  const begin = (path: string, size: number) => call(site, 'POST', path, { size, caption: '' })
  expect((await begin(photographPaths.upload(id), maxPhotographBytes + 1)).status).toBe(413)
  expect((await begin(photographPaths.upload('x'), 10)).status).toBe(404)
  expect((await begin(photographPaths.upload(id), 0)).status).toBe(400)
  const put = (length: number) =>
    site.app.request(photographPaths.part(id, 0), {
      method: 'PUT',
      headers: { 'content-length': String(length) },
      body: new Uint8Array(length),
    })
  expect((await put(10)).status, 'before it began').toBe(404)
  await begin(photographPaths.upload(id), 2 * partSize)
  expect((await put(10)).status).toBe(409)
  expect((await put(partSize + 1)).status).toBe(413)
  expect((await begin(photographPaths.upload(id), partSize)).status, 'another size').toBe(409)
  const elsewhere = await site.app.request('/api/other', {
    method: 'PUT',
    headers: { 'content-length': String(partSize) },
    body: new Uint8Array(partSize),
  })
  expect(elsewhere.status, 'a large body anywhere else').toBe(413)
})

test('a visitor who sends more photographs than people do is asked to wait', async () => {
  const site = await testSite({ limiter: memoryLimiter() })
  let last = 0
  for (let count = 0; count <= limits['photograph-parts'].points; count += 1) {
    const answer = await site.app.request(photographPaths.part(newPhotographId(), 0), {
      method: 'PUT',
      body: 'x',
    })
    last = answer.status
  }
  expect(last).toBe(429)
})

test('a link opens the photographs of its own request, for as long as it says', async () => {
  const site = await testSite()
  const lead = await newClient(site)
  const other = await newClient(site)
  const { id } = await sendPhotograph(site.app.request, await pngPicture())
  await site.photographs.add({ is: 'request', id: lead }, [id], visitor)
  await makeAll(site)
  const see = async (key: string) =>
    (await site.app.request(photographPaths.picture(id, 'small', key))).status
  const week = photographsToken(site.secrets, lead, 0, site.clock.now() + 7 * day)
  expect(await see(week)).toBe(200)
  expect(await see(requestToken(site.secrets, lead, 0))).toBe(200)
  expect(await see(requestToken(site.secrets, other, 0))).toBe(404)
  expect(await see(week.replace(/\.\d+\./, '.99999999999999.')), 'a longer life').toBe(404)
  expect(await see(`${lead}.forged`)).toBe(404)
  expect(await see('')).toBe(404)
  site.wait(7 * day)
  expect(await see(week)).toBe(404)
  // Another request cannot take what belongs to the first.
  await site.photographs.add({ is: 'request', id: other }, [id], visitor)
  expect(await site.photographs.list(other)).toEqual([])
})
