import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp, { type SharpOptions } from 'sharp'
import { photographPaths } from '#contract/photograph-paths.ts'
import { partSize } from '#domain/photographs/photograph.ts'

type Create = NonNullable<SharpOptions['create']>

/** An id as a browser makes it. */
export const newPhotographId = () => randomBytes(16).toString('hex')

const garden = { width: 1200, height: 900, channels: 3, background: '#6b8f4e' } satisfies Create

/** A photograph with a position, rotated by its metadata, in a garden's green. */
export function jpegWithPlace(): Promise<Buffer> {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '34/1 12/1 25/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '84/1 8/1 24/1',
  }
  return sharp({ create: garden })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Phone of Rosa' }, IFD3: place })
    .toBuffer()
}

export const pngPicture = ({ width, height }: Pick<Create, 'width' | 'height'> = garden) =>
  sharp({ create: { ...garden, width, height } })
    .png()
    .toBuffer()

/** Made by Debian's `heif-enc` from a picture with a position. */
export const heicPicture = (): Buffer =>
  readFileSync(path.join(import.meta.dirname, 'files/garden.heic'))

/** Noise, which no format compresses. */
export async function largeJpeg(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** The header of a PNG with that many pixels on each side, and almost no data. */
export async function pngBomb(side: number): Promise<Buffer> {
  const tiny = await sharp({ create: { ...garden, width: 1, height: 1 } })
    .png()
    .toBuffer()
  const bomb = Buffer.from(tiny)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Uploads a whole file like a browser; returns the answer of the last call. */
export async function sendPhotograph(
  send: (path: string, init: RequestInit) => Response | Promise<Response>,
  bytes: Buffer,
  { id = newPhotographId(), caption = '' } = {},
): Promise<{ readonly id: string; readonly status: number; readonly body: unknown }> {
  let answer = await send(photographPaths.upload(id), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: bytes.length, caption }),
  })
  for (let part = 0; answer.ok && part * partSize < bytes.length; part += 1) {
    const body = new Uint8Array(bytes.subarray(part * partSize, (part + 1) * partSize))
    answer = await send(photographPaths.part(id, part), {
      method: 'PUT',
      headers: { 'content-length': String(body.length) },
      body,
    })
  }
  return { id, status: answer.status, body: await answer.json() }
}
