import { hexColor } from '#domain/colors.ts'
import type { PictureKind, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { PictureFile } from '#domain/site/picture-files.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { PictureMaster } from '#ports/picture-maker.ts'
import { opened } from './photograph-pictures.ts'
import { refusalOf, sharp, stepSeconds } from './sharp.ts'

/** Files up to this width are for phones, whose dense screens hide more compression. */
const phoneWidth = 830

/** Quality of each format, for phones and for wider screens. */
const qualities = { avif: [44, 40], webp: [42, 40], jpg: [72, 72] } as const

/** Only the pixels of a picture; transparency stays. */
export async function prepareMaster(
  bytes: Uint8Array,
  kind: PictureKind,
): Promise<Result<PictureMaster, PictureRefusal>> {
  try {
    const read = await opened(bytes, kind)
    if (!read.ok) return read
    const pixels = await read.value
      .toColorspace('srgb')
      .png({ compressionLevel: 3 })
      .timeout({ seconds: stepSeconds })
      .toBuffer({ resolveWithObject: true })
    const { width, height } = pixels.info
    const { isOpaque, channels } = await sharp(pixels.data).stats()
    if (!isOpaque) return ok({ bytes: pixels.data, width, height, color: 'transparent' })
    const opaque = await sharp(pixels.data)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 92, mozjpeg: true })
      .toBuffer()
    const [red = 0, green = red, blue = red] = channels.map(({ mean }) => mean)
    return ok({ bytes: opaque, width, height, color: hexColor([red, green, blue]) })
  } catch (error) {
    return err(refusalOf(error))
  }
}

/** One served file of a master. */
export async function makeFile(
  master: Uint8Array,
  file: PictureFile,
): Promise<Result<Uint8Array, PictureRefusal>> {
  try {
    return ok(await encoded(master, file))
  } catch (error) {
    return err(refusalOf(error))
  }
}

function encoded(master: Uint8Array, { width, height, format }: PictureFile): Promise<Uint8Array> {
  const [forPhones, forWide] = qualities[format]
  const quality = width <= phoneWidth ? forPhones : forWide
  const pixels = sharp(master)
    .resize({ width, height, fit: 'cover', position: sharp.strategy.attention })
    .timeout({ seconds: stepSeconds })
  switch (format) {
    case 'avif':
      // Color at half the detail of light is invisible in a photograph, and smaller.
      return pixels.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'webp':
      return pixels.webp({ quality, effort: 5 }).toBuffer()
    case 'jpg':
      return pixels.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  }
}
