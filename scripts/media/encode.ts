import sharp, { type Region, type Sharp } from 'sharp'
import type { Plan, Target } from './plan.ts'

// Pictures are made beside other work on the same machine.
sharp.concurrency(1)

/** First quality tried, step down while a file is too heavy, and where that stops. */
const qualities = { avif: [50, 4, 30], webp: [68, 6, 44], jpeg: [74, 6, 56] } as const

/** Bytes allowed at 480 × 360; busy textures reach it, most pictures do not. */
const allowance = { avif: 19_000, webp: 25_000, jpeg: 26_000 } as const

/** Larger files may weigh more, but less than in proportion: details grow softer. */
function budget({ format, width, height }: Target): number {
  return allowance[format] * ((width * height) / (480 * 360)) ** 0.72
}

/** One served file of a picture, as light as its budget asks. */
export async function encode(plan: Plan, target: Target): Promise<Buffer> {
  const source = sharp(plan.master)
  const { width, height } = await source.metadata()
  const region = around(plan.entry.focal, width, height, target.width / target.height)
  const pixels = source.rotate().extract(region).resize(target.width, target.height)
  const [first, step, last] = qualities[target.format]
  for (let quality = first; ; quality -= step) {
    const bytes = await compress(pixels.clone(), target.format, quality)
    if (bytes.length <= budget(target) || quality - step < last) return bytes
  }
}

function compress(pixels: Sharp, format: Target['format'], quality: number): Promise<Buffer> {
  if (format === 'avif') return pixels.avif({ quality, effort: 4 }).toBuffer()
  if (format === 'webp') return pixels.webp({ quality, effort: 5 }).toBuffer()
  return pixels.flatten().jpeg({ quality, mozjpeg: true }).toBuffer()
}

/** The largest region of an aspect, as near to the focal point as the edges allow. */
export function around(
  focal: readonly [number, number],
  width: number,
  height: number,
  aspect: number,
): Region {
  const wide = Math.min(width, Math.round(height * aspect))
  const high = Math.min(height, Math.round(width / aspect))
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)))
  return {
    left: clamp(focal[0] * width - wide / 2, width - wide),
    top: clamp(focal[1] * height - high / 2, height - high),
    width: wide,
    height: high,
  }
}

/** The colour that stands in until the picture has arrived. */
export async function dominantColor(master: string): Promise<string> {
  const small = await sharp(master).resize(48, 48, { fit: 'cover' }).removeAlpha().toBuffer()
  const { channels } = await sharp(small).stats()
  const hex = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}
