import type { Sharp } from 'sharp'
import {
  maxPhotographSide,
  maxPixels,
  thumbnailSide,
  type PictureKind,
  type PictureRefusal,
} from '#domain/photographs/photograph.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MadePicture } from '#ports/picture-maker.ts'
import { decodeHeic } from './decode-heic.ts'
import { refusalOf, sharp, stepSeconds } from './sharp.ts'

/** An uploaded picture, of a kind known from its first bytes: upright and not too large. */
export async function opened(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<Result<Sharp, PictureRefusal>> {
  const read = kind === 'heic' ? await openHeic(bytes) : await open(bytes, kind)
  if (!read.ok) return read
  const box = { width: maxPhotographSide, height: maxPhotographSide, fit: 'inside' } as const
  return ok(read.value.autoOrient().resize({ ...box, withoutEnlargement: true }))
}

/** A photograph and its thumbnail, without the camera's metadata. */
export async function makePhotograph(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<Result<MadePicture, PictureRefusal>> {
  try {
    const read = await opened(bytes, kind)
    if (!read.ok) return read
    // sharp drops metadata by default.
    const full = await read.value
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: stepSeconds })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(full.data)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer()
    const { width, height } = full.info
    return ok({ full: full.data, small, width, height })
  } catch (error) {
    return err(refusalOf(error))
  }
}

async function open(
  bytes: Uint8Array,
  kind: Exclude<PictureKind, 'heic'>,
): Promise<Result<Sharp, PictureRefusal>> {
  const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
  // Reads the head alone; sharp's own limit would not tell a bomb from a damaged file.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > maxPixels) return err('too-many-pixels')
  return format === kind ? ok(sharp(bytes, options)) : err('unreadable')
}

async function openHeic(bytes: Uint8Array): Promise<Result<Sharp, PictureRefusal>> {
  const decoded = await decodeHeic(bytes)
  if (!decoded.ok) return decoded
  const { data, width, height } = decoded.value
  return ok(sharp(data, { raw: { width, height, channels: 4 } }))
}
