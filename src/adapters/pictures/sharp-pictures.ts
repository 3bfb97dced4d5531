import sharp, { type Sharp } from 'sharp'
import {
  longestSide,
  mostPixels,
  thumbnailSide,
  type PictureKind,
  type PictureRefusal,
} from '#domain/photographs/photograph.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { MadePicture, PictureMaker } from '#ports/picture-maker.ts'
import { decodeHeic } from './decode-heic.ts'
import { makeIcon, makeInitials, makeLogo } from './sign-pictures.ts'
import { makeFile, prepareMaster, refusalOf, stepSeconds } from './site-pictures.ts'

// One thread, and nothing kept: photographs are made beside the site's own work.
sharp.concurrency(1)
sharp.cache(false)
// Whatever a file says it is, these three loaders alone ever see its bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

/** Makes photographs with sharp, and those of iPhones by way of libheif. */
export function sharpPictures(): PictureMaker {
  // One at a time: each may take a few hundred megabytes.
  let before: Promise<unknown> = Promise.resolve()
  const oneAfterAnother = <T>(step: () => Promise<T>): Promise<T> => {
    const done = before.then(step)
    before = done.catch(() => {})
    return done
  }
  return {
    make: (bytes, kind) => oneAfterAnother(() => make(bytes, kind)),
    prepare: (bytes, kind) => oneAfterAnother(() => prepareMaster(() => opened(bytes, kind))),
    makeFile: (master, file) => oneAfterAnother(() => makeFile(master, file)),
    makeIcon: (master, drawing) => oneAfterAnother(() => makeIcon(master, drawing)),
    makeInitials: (letters, drawing) => oneAfterAnother(() => makeInitials(letters, drawing)),
    makeLogo: (master, density) => oneAfterAnother(() => makeLogo(master, density)),
  }
}

const opened = (bytes: Uint8Array, kind: PictureKind) =>
  kind === 'heic' ? openHeic(bytes) : open(bytes, kind)

async function make(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<Result<MadePicture, PictureRefusal>> {
  try {
    const read = await opened(bytes, kind)
    if (!read.ok) return read
    // Metadata is left out unless it is asked for.
    const full = await read.value
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
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
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  // Reads the head alone; its own limit would not tell a bomb from a damaged file.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (width * height > mostPixels) return err('too-many-pixels')
  return format === kind ? ok(sharp(bytes, options)) : err('unreadable')
}

async function openHeic(bytes: Uint8Array): Promise<Result<Sharp, PictureRefusal>> {
  const decoded = await decodeHeic(bytes)
  if (!decoded.ok) return decoded
  const { data, width, height } = decoded.value
  return ok(sharp(data, { raw: { width, height, channels: 4 } }))
}
