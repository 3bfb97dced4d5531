import sharp from 'sharp'
import type { PictureRefusal } from '#domain/photographs/photograph.ts'

// One thread, and nothing kept: pictures are made beside the site's own work.
sharp.concurrency(1)
sharp.cache(false)
// Whatever a file says it is, these three loaders alone ever see its bytes.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

export { sharp }

/** Longest time for one step of sharp, in seconds. */
export const stepSeconds = 20

/** Whatever is wrong with a file, sharp says it by throwing. */
export const refusalOf = (error: unknown): PictureRefusal =>
  error instanceof Error && /timeout/i.test(error.message) ? 'too-slow' : 'unreadable'
