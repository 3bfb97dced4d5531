import { createRequire } from 'node:module'
import { grounds } from '#domain/site/brand.ts'
import { headLogoSize, type IconDrawing } from '#domain/site/icons.ts'
import { sharp } from './sharp.ts'

const small = { compressionLevel: 9, palette: true } as const

/** The font of headings; the system may have none. */
const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
)

/** Letters on one line, of a size that fills a box. */
const lettersAs = (letters: string, width: number, height: number) => ({
  text: `<span foreground="${grounds.paper}">${letters}</span>`,
  font: 'Fraunces',
  fontfile: fontFile,
  rgba: true,
  width,
  height,
})

/** Letters on their background, as a PNG. */
export async function makeInitials(
  letters: string,
  { side, ground, margin }: IconDrawing,
): Promise<Uint8Array<ArrayBuffer>> {
  // Capitals are as wide as high: a single one would touch the edges.
  const inner = Math.round(side * (1 - 2 * margin) * (letters.length === 1 ? 0.6 : 0.8))
  const text = lettersAs(letters, inner, inner)
  const drawn = await sharp({
    create: { width: side, height: side, channels: 3, background: ground },
  })
    .composite([{ input: { text }, gravity: 'center' }])
    .png(small)
    .toBuffer()
  return new Uint8Array(drawn)
}

/** A logo for emails and PDF: a PNG, as not all of their programs read newer formats. */
export async function makeLogo(
  master: Uint8Array,
  density: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = headLogoSize
  const drawn = await sharp(master)
    .resize({ width: width * density, height: height * density, fit: 'inside' })
    .png(small)
    .toBuffer()
  return new Uint8Array(drawn)
}

/** A logo on its background, as a PNG. */
export async function makeIcon(
  master: Uint8Array,
  { side, ground, margin }: IconDrawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const inner = Math.max(1, Math.round(side * (1 - 2 * margin)))
  const before = Math.floor((side - inner) / 2)
  const after = side - inner - before
  const drawn = await sharp(master)
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten({ background: ground })
    .png(small)
    .toBuffer()
  return new Uint8Array(drawn)
}
