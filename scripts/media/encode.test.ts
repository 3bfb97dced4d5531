import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newFolder } from '#support/databases.ts'
import { around, encodeAll } from './encode.ts'
import { sizeOf } from './master.ts'
import type { Plan } from './plan.ts'

// An earlier test in this process may have blocked the loaders of files.
sharp.unblock({ operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile'] })

describe('the crop of a master', () => {
  test('keeps the whole height and centers on the focal point', () => {
    expect(around([0.6, 0.5], 2000, 1000, 1)).toEqual({
      left: 700,
      top: 0,
      width: 1000,
      height: 1000,
    })
  })

  test('stops at the edge when the focal point is near it', () => {
    expect(around([0.98, 0.5], 2000, 1000, 1)).toEqual({
      left: 1000,
      top: 0,
      width: 1000,
      height: 1000,
    })
    expect(around([0.5, 0.02], 1000, 2000, 1)).toEqual({
      left: 0,
      top: 0,
      width: 1000,
      height: 1000,
    })
  })

  test('takes the whole master when the aspect is its own', () => {
    expect(around([0.1, 0.9], 960, 720, 4 / 3)).toEqual({
      left: 0,
      top: 0,
      width: 960,
      height: 720,
    })
  })
})

describe('a photograph that the camera stored on its side', () => {
  test('is measured and cropped upright', async () => {
    const folder = newFolder()
    const master = path.join(folder, 'portrait.jpg')
    await lyingPortrait(master)
    expect(await sizeOf(master)).toEqual({ width: 300, height: 400 })

    const target = { file: 'a', format: 'jpeg', width: 160, height: 120 } as const
    const entry = { shape: 'card', alt: 'Sky', focal: [0.5, 0.1] } satisfies Plan['entry']
    const plan = { id: 'a/b', master, entry, base: 'a', width: 160, height: 120, widths: [160] }
    for await (const [, bytes] of encodeAll({ ...plan, targets: [target] }, [target])) {
      const [red, , blue] = (await sharp(bytes).stats()).channels
      expect(red?.mean).toBeGreaterThan(240)
      expect(blue?.mean).toBeLessThan(15)
    }
  })
})

describe('a busy texture', () => {
  test('is pressed harder as a cover for phones, and no harder for wide screens', async () => {
    const folder = newFolder()
    const master = path.join(folder, 'gravel.png')
    await gravel(master)
    const [cover, card] = [await encoded(master, 'cover'), await encoded(master, 'card')]
    expect(cover.get(720)).toBeLessThan((card.get(720) ?? 0) * 0.85)
    expect(cover.get(900)).toBe(card.get(900))
  }, 120_000)
})

/** Bytes of the AVIF files of a shape, by width. */
async function encoded(master: string, shape: 'cover' | 'card'): Promise<Map<number, number>> {
  const targets = [720, 900].map((width) => {
    return { file: `${width}`, format: 'avif', width, height: width / 5 } as const
  })
  const entry = { shape, alt: 'Gravel', focal: [0.5, 0.5] } satisfies Plan['entry']
  const plan = { id: 'a/b', master, entry, base: 'a', width: 900, height: 180, widths: [720, 900] }
  const bytes = new Map<number, number>()
  for await (const [{ width }, file] of encodeAll({ ...plan, targets }, targets)) {
    bytes.set(width, file.length)
  }
  return bytes
}

/** Grains of gray, the same each time. */
async function gravel(file: string): Promise<void> {
  const [width, height] = [900, 180]
  const grains = Buffer.alloc(width * height)
  for (let at = 0, grain = 1; at < grains.length; at += 1) {
    grain = (grain * 48_271) % 2_147_483_647
    grains[at] = grain % 256
  }
  await sharp(grains, { raw: { width, height, channels: 1 } })
    .blur(1.2)
    .png()
    .toFile(file)
}

/** Upright it is 300 × 400, the upper 240 rows red and the rest blue. */
async function lyingPortrait(file: string): Promise<void> {
  const upright = sharp({ create: { width: 300, height: 400, channels: 3, background: '#0000ff' } })
  const sky = { create: { width: 300, height: 240, channels: 3, background: '#ff0000' } } as const
  const png = await upright
    .composite([{ input: sky, left: 0, top: 0 }])
    .png()
    .toBuffer()
  await sharp(png).rotate(270).withMetadata({ orientation: 6 }).jpeg().toFile(file)
}
