import sharp, { type Region, type Sharp } from 'sharp'
import { hexColor } from '#domain/colors.ts'
import { sizeOf } from './master.ts'
import type { Plan, Target } from './plan.ts'
import type { ShapeName } from './shapes.ts'

// Pictures are made beside other work on the same machine.
sharp.concurrency(1)

/** First quality to try, the step down while the picture is too heavy, and the lowest quality. */
const qualities = { avif: [46, 4, 22], webp: [40, 4, 16], jpeg: [70, 6, 52] } as const

/** Files up to this width are for phones, with a quality of their own. */
const phoneWidth = 830

/**
 * A cover fills a phone's first screen, where every round trip of a slow connection counts. So it
 * gets this share of the bytes there, at a quality that dense screens hide.
 */
const coverOnPhone = { share: 0.8, lowest: 14 } as const

/**
 * Bytes allowed at 480 × 360; only busy textures reach them. WebP serves the few browsers without
 * AVIF, so it is limited to the same weight at some cost of detail.
 */
const allowance = { avif: 11_500, webp: 8_000, jpeg: 20_000 } as const

/** A page has one hero, which fills the screen and may weigh more. */
const heroShare = 2.4

/** Larger files may weigh more, but less than in proportion, because details are softer. */
function budget(target: Target, shape: ShapeName): number {
  const share = ((target.width * target.height) / (480 * 360)) ** 0.62
  const most = allowance[target.format] * share
  if (shape === 'hero') return most * heroShare
  return isCoverOnPhone(target, shape) ? most * coverOnPhone.share : most
}

const isCoverOnPhone = ({ format, width }: Target, shape: ShapeName) =>
  shape === 'cover' && format === 'avif' && width <= phoneWidth

/** The files of one picture, in order: per format one quality for phones and one for wider files. */
export async function* encodeAll(
  plan: Plan,
  wanted: readonly Target[],
): AsyncGenerator<[Target, Buffer]> {
  const pixels = sharp(plan.master).autoOrient()
  const { width, height } = await sizeOf(plan.master)
  const resized = (target: Target) => {
    const region = around(plan.entry.focal, width, height, target.width / target.height)
    return pixels.clone().extract(region).resize(target.width, target.height)
  }
  const found = new Map<Target, number>()
  for (const target of wanted) {
    const tried = sample(plan, target)
    const quality = found.get(tried) ?? (await affordable(plan, tried, resized))
    found.set(tried, quality)
    yield [target, await compress(resized(target), target.format, quality)]
  }
}

/** The file nearest the middle, from which the quality of its kind is found. */
function sample({ targets }: Plan, { format, width }: Target): Target {
  const isForPhones = width <= phoneWidth
  const same = targets.filter(
    (one) => one.format === format && one.width <= phoneWidth === isForPhones,
  )
  const found = same.at(isForPhones ? -1 : 0)
  if (found === undefined) throw new Error(`No file of ${width} px among those of its own picture`)
  return found
}

async function affordable(
  { entry }: Plan,
  target: Target,
  resized: (target: Target) => Sharp,
): Promise<number> {
  const [first, step, lowest] = qualities[target.format]
  const last = isCoverOnPhone(target, entry.shape) ? coverOnPhone.lowest : lowest
  for (let quality: number = first; quality - step >= last; quality -= step) {
    const bytes = await compress(resized(target), target.format, quality)
    if (bytes.length <= budget(target, entry.shape)) return quality
  }
  return last
}

function compress(pixels: Sharp, format: Target['format'], quality: number): Promise<Buffer> {
  if (format === 'avif') {
    // Color at half the detail of light is invisible in a photograph, and smaller.
    return pixels.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
  }
  if (format === 'webp') return pixels.webp({ quality, effort: 6 }).toBuffer()
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

/** The color shown until the picture has loaded. */
export async function dominantColor(master: string): Promise<string> {
  const small = await sharp(master).resize(48, 48, { fit: 'cover' }).removeAlpha().toBuffer()
  const { channels } = await sharp(small).stats()
  return hexColor(channels.slice(0, 3).map(({ mean }) => mean))
}
